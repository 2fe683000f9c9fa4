import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { apiKeys } from '~/fixtures';
import { EditKeyDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createEditKeyDialogGuide } from './guides/editKeyDialogGuide';

const meta = {
  title: 'Patterns/Keys/EditKeyDialog',
  component: EditKeyDialog,
  tags: ['stable'],
  args: { apiKey: apiKeys.live, onSave: fn(), onCancel: fn() },
  parameters: { docs: createFramedDocs(640), guide: createEditKeyDialogGuide },
} satisfies Meta<typeof EditKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog', { name: 'Update key' }));

export const Filled: Story = {};
export const ExtremeText: Story = { args: { apiKey: apiKeys.extreme } };
export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Failed to update API key. Please try again.' } };

export const NothingToUpdate: Story = {
  play: async ({ args }) => {
    await userEvent.clear(getDialog().getByRole('textbox', { name: 'Name' }));
    await userEvent.clear(getDialog().getByRole('textbox', { name: 'Description' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Update key' }));
    await expect(getDialog().getByText('Provide at least one field to update')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Description' }), 'Survival');
    await expect(getDialog().queryByText('Provide at least one field to update')).toBeNull();
  },
};

export const NoScopes: Story = {
  play: async () => {
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'moderate' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Update key' }));
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Description' }), 'Survival');
    await expect(getDialog().getByText('Choose at least one scope')).toBeVisible();
  },
};

export const Rename: Story = {
  play: async ({ args }) => {
    const name = getDialog().getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'creative');
    await userEvent.click(getDialog().getByRole('button', { name: 'Update key' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'creative',
      description: apiKeys.live.description,
    });
  },
};

export const NarrowTheScopes: Story = {
  args: { apiKey: apiKeys.unused },
  play: async ({ args }) => {
    for (const scope of ['logs:read', 'reviews:write', 'config:write']) {
      await userEvent.click(getDialog().getByRole('checkbox', { name: scope }));
    }
    await userEvent.click(getDialog().getByRole('button', { name: 'Update key' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: apiKeys.unused.name,
      description: apiKeys.unused.description,
      scopes: ['moderate'],
    });
  },
};
