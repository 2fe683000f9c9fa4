import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmailField, NewPasswordField } from '~/patterns';
import { createNewPasswordFieldGuide } from './guides/newPasswordFieldGuide';

const meta = {
  title: 'Patterns/Account/NewPasswordField',
  component: NewPasswordField,
  subcomponents: { EmailField },
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createNewPasswordFieldGuide },
  args: { id: 'password', name: 'password', error: undefined },
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'Password must be at least 8 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /^Password must be at least 8 characters .*, not met yet/,
    );
  },
};
export const WithOtherLabel: Story = { args: { label: 'New password' } };
export const AllRulesMet: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Torchlight7');
    await expect(canvas.getByText('4 of 4 password rules met')).toBeInTheDocument();
  },
};
