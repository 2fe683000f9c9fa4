import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ResetPasswordScreen } from '~/screens/reset-password/ResetPasswordScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { hasToken: true, error: null, loading: false, onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { chromatic: wholePageModes } };
export const Saving: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Password reset failed. The link may be expired.' } };
export const NoToken: Story = {
  args: { hasToken: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(canvas.getByText('Invalid reset link. Please request a new one.')).toBeVisible();
    await expect(canvas.getByText('This password reset link is invalid or missing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request new reset link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ValidationErrors: Story = {
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('New password');
    const submit = canvas.getByRole('button', { name: 'Reset password' });
    await userEvent.type(password, 'short');
    await userEvent.click(submit);
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
    await expect(password).toHaveFocus();
    await userEvent.type(password, 'andlong');
    await userEvent.click(submit);
    await expect(canvas.getByText('Password must contain uppercase, lowercase, and number')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
