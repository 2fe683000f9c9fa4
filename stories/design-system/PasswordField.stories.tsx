import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link, PasswordField } from '~/design-system';
import { createPasswordFieldGuide } from './guides/passwordFieldGuide';

const meta = {
  title: 'Forms/PasswordField',
  id: 'design-system-passwordfield',
  component: PasswordField,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createPasswordFieldGuide },
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithForgotLink: Story = { args: { labelEnd: <Link href="#forgot">Forgot password?</Link> } };
export const WithError: Story = {
  args: { autoComplete: 'new-password', error: 'Password must be at least 8 characters' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Torchlight1' } };
export const ExtremeText: Story = {
  args: { defaultValue: 'correct horse battery staple '.repeat(8) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'كلمة المرور' }, globals: { direction: 'rtl' } };

export const ShowAndHide: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Torchlight1');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getAllByLabelText(/password/i)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Torchlight1');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
