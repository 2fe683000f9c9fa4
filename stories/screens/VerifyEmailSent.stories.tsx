import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { users } from '~/fixtures';
import { VerifyEmailSentScreen } from '~/screens/verify-email-sent/VerifyEmailSentScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Verify email sent',
  component: VerifyEmailSentScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { email: users.unverified.email, resend: 'idle', onResend: fn() },
} satisfies Meta<typeof VerifyEmailSentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { resend: 'sending' } };
export const Sent: Story = {
  args: { resend: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Email sent!' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { resend: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to resend email. Please try again.');
  },
};
export const WrongAddress: Story = {
  args: { onSignOut: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};
export const Demo: Story = {
  args: { mailbox: '/dev/outbox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'demo mailbox' })).toBeVisible();
  },
};
export const SignedOut: Story = {
  args: { email: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^When you sign up or sign in, we send you a link/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};
export const LongAddress: Story = { args: { email: users.longEmail.email } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { email: users.longEmail.email },
};
