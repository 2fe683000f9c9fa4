import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VerificationBanner } from '~/patterns';
import { createVerificationBannerGuide } from './guides/verificationBannerGuide';

const meta = {
  title: 'Patterns/Account/VerificationBanner',
  component: VerificationBanner,
  tags: ['stable'],
  parameters: { guide: createVerificationBannerGuide },
  args: { state: 'idle', onResend: fn() },
} satisfies Meta<typeof VerificationBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Please verify your email address to continue')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We have sent the email again.');
    const button = canvas.getByRole('button', { name: 'Email sent!' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { state: 'failed' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
