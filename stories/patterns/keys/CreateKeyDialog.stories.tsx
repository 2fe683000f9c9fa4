import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CreateKeyDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createCreateKeyDialogGuide } from './guides/createKeyDialogGuide';

const meta = {
  title: 'Patterns/Keys/CreateKeyDialog',
  component: CreateKeyDialog,
  tags: ['stable'],
  args: { onCreate: fn(), onDraftChange: fn(), onCancel: fn() },
  parameters: { docs: createFramedDocs(640), guide: createCreateKeyDialogGuide },
} satisfies Meta<typeof CreateKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog', { name: 'Create New Key' }));

export const Empty: Story = {
  play: async () => {
    await expect(getDialog().getByRole('button', { name: 'Create key' })).toBeDisabled();
  },
};
export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Failed to create API key. Please try again.' } };

export const NameRequired: Story = {
  play: async () => {
    const name = getDialog().getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'a');
    await userEvent.clear(name);
    await waitFor(() => expect(getDialog().getByText('Key name is required')).toBeVisible());
  },
};

export const Scopes: Story = {
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Name' }), 'Statistics page');
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'moderate' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Create key' }));
    await expect(getDialog().getByText('Choose at least one scope')).toBeVisible();
    await expect(getDialog().getByRole('checkbox', { name: 'moderate' })).toHaveFocus();
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'logs:read' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Create key' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Statistics page',
      prefix: 'sk_live',
      scopes: ['logs:read'],
    });
  },
};

export const TestKey: Story = {
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Name' }), 'Staging');
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'logs:read' }));
    await userEvent.click(getDialog().getByRole('radio', { name: 'sk_test (testing)' }));
    await expect(getDialog().queryByRole('checkbox', { name: 'logs:read' })).toBeNull();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ prefix: 'sk_test', scopes: ['moderate'] }),
    );
    await userEvent.click(getDialog().getByRole('button', { name: 'Create key' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Staging', prefix: 'sk_test' });
  },
};
