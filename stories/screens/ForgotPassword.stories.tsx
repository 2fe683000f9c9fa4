import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { users } from '~/fixtures';
import { ForgotPasswordScreen } from '~/screens/forgot-password/ForgotPasswordScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { sentTo: null, error: null, loading: false, onSubmit: fn(), onStartOver: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { chromatic: wholePageModes } };
export const Sending: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Failed to send reset email. Please try again.' } };
export const Confirmation: Story = {
  args: { sentTo: users.verified.email },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        `If an account exists for ${users.verified.email}, you will receive a password reset link shortly.`,
      ),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const ConfirmationInDemo: Story = {
  args: { sentTo: users.verified.email, mailbox: '/dev/outbox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'demo mailbox' })).toBeVisible();
  },
};
export const LongAddress: Story = { args: { sentTo: users.longEmail.email } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NotAnAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mika{Enter}');
    await expect(canvas.getByText('Email is invalid')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email'), '@survival-one.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'mika@survival-one.example' });
  },
};
