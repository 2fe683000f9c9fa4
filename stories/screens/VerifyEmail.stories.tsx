import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerifyEmailScreen } from '~/screens/verify-email/VerifyEmailScreen';
import { page, wholePage } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Verify email',
  component: VerifyEmailScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: page },
  args: { verification: { state: 'verifying' } },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = { parameters: { chromatic: wholePage } };
export const Verified: Story = { args: { verification: { state: 'success' } } };
export const NoToken: Story = {
  args: {
    verification: { state: 'error', message: 'Invalid verification link. No token provided.' },
  },
};
export const Expired: Story = {
  args: {
    verification: {
      state: 'error',
      message: 'Verification failed. The link may be expired or invalid.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request new verification link' })).toHaveAttribute(
      'href',
      '/verify-email-sent',
    );
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: Expired.args ?? {} };
