import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginScreen } from '~/screens/login/LoginScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, pageFlagshipModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { notice: null, error: null, loading: false, onSubmit: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['flagship'], parameters: { chromatic: pageFlagshipModes } };
export const SigningIn: Story = { args: { loading: true } };
export const AfterPasswordReset: Story = {
  args: { notice: 'Password reset successful! Please sign in with your new password.' },
};
export const SessionEnded: Story = { args: { sessionEnded: true } };
export const Failed: Story = {
  args: { error: 'Login failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
  },
};
export const LongError: Story = {
  args: {
    error:
      'Too many tries from this address. Wait 14 minutes and 30 seconds, or reset your password with the link that we have sent to the-person-who-runs-everything@a-very-long-subdomain.of-a-server-network.example.',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' mika@survival-one.example');
    await userEvent.tab();
    await userEvent.keyboard('Torchlight7');
    await userEvent.click(canvas.getByLabelText('Remember me'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'mika@survival-one.example',
      password: 'Torchlight7',
      rememberMe: true,
    });
  },
};

export const EmptySubmit: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('m');
    await expect(canvas.queryByText('Email is required')).toBeNull();
  },
};

export const NoSecondSubmitWhileSigningIn: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mika@survival-one.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Torchlight7{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Signing in/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
