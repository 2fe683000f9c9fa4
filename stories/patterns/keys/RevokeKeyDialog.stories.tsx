import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { apiKeys, FIXTURE_NOW } from '~/fixtures';
import { RevokeKeyDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createRevokeKeyDialogGuide } from './guides/revokeKeyDialogGuide';

const meta = {
  title: 'Patterns/Keys/RevokeKeyDialog',
  component: RevokeKeyDialog,
  tags: ['stable'],
  args: { apiKey: apiKeys.unused, onRevoke: fn(), onCancel: fn(), now: FIXTURE_NOW.getTime() },
  parameters: { docs: createFramedDocs(360), guide: createRevokeKeyDialogGuide },
} satisfies Meta<typeof RevokeKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsedBefore: Story = {};
export const NeverUsed: Story = { args: { apiKey: apiKeys.test } };
export const ExtremeText: Story = { args: { apiKey: apiKeys.extreme } };
export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Failed to revoke API key. Please try again.' } };

export const NamesTheKey: Story = {
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', { name: `Revoke “${apiKeys.unused.name}”?` });
    await expect(question).toHaveAccessibleDescription(/last used/);
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke key' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};
