import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignupScreen } from '~/screens/signup/SignupScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Signup',
  component: SignupScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { error: null, loading: false, onSubmit: fn() },
} satisfies Meta<typeof SignupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { chromatic: wholePageModes } };
export const Creating: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Registration failed' } };
export const AddressTaken: Story = {
  args: { error: 'An account with this email address already exists. Sign in, or reset the password.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EveryErrorAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'something else');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    for (const fault of [
      'Email is required',
      'Password is required',
      'Passwords do not match',
      'You must agree to the Terms of Service',
    ]) {
      await expect(canvas.getByText(fault)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(canvas.queryByText('Email is required')).toBeNull();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const StrengthWhileTyping: Story = {
  play: async ({ canvas }) => {
    const rules = within(canvas.getByRole('list', { name: 'Password rules' }));
    const met = () => rules.queryAllByText(/, met$/).length;
    const password = canvas.getByLabelText('Password');
    for (const [typed, count] of [
      ['torch', 1],
      ['T', 2],
      ['7', 3],
      ['x', 4],
    ] as const) {
      await userEvent.type(password, typed);
      await expect(met()).toBe(count);
    }
  },
};

export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mika@survival-one.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Torchlight7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Torchlight7');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'mika@survival-one.example',
      password: 'Torchlight7',
      confirmPassword: 'Torchlight7',
      agreeToTerms: true,
    });
  },
};
