import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { users } from '~/fixtures';
import { DeleteAccountDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createDeleteAccountDialogGuide } from './guides/deleteAccountDialogGuide';

const email = users.verified.email;

const meta = {
  title: 'Patterns/Account/DeleteAccountDialog',
  component: DeleteAccountDialog,
  tags: ['stable'],
  args: { email, onDelete: fn(), onCancel: fn() },
  parameters: { docs: createFramedDocs(560), guide: createDeleteAccountDialogGuide },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
const getConfirmButton = () => getDialog().getByRole('button', { name: 'Delete account for good' });

export const Open: Story = {
  play: async () => {
    await expect(getConfirmButton()).toBeDisabled();
  },
};

export const NeedsAddressAndPassword: Story = {
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByLabelText('Password'), 'Torchlight7');
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Type your e-mail address' }), 'mika');
    await expect(getConfirmButton()).toBeDisabled();
    await userEvent.clear(getDialog().getByRole('textbox', { name: 'Type your e-mail address' }));
    await userEvent.type(
      getDialog().getByRole('textbox', { name: 'Type your e-mail address' }),
      email.toUpperCase(),
    );
    await userEvent.click(getConfirmButton());
    await expect(args.onDelete).toHaveBeenCalledWith('Torchlight7');
  },
};
export const Deleting: Story = { args: { loading: true } };
export const WrongPassword: Story = { args: { error: 'The password is wrong. Nothing was changed.' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
