import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { gameServers } from '~/fixtures';
import { PlayerActionDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createPlayerActionDialogGuide } from './guides/playerActionDialogGuide';

const meta = {
  title: 'Patterns/Players/PlayerActionDialog',
  component: PlayerActionDialog,
  tags: ['stable'],
  args: {
    playerName: 'xX_grief',
    currentAction: 'none',
    servers: Object.values(gameServers),
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: createFramedDocs(720), guide: createPlayerActionDialogGuide },
} satisfies Meta<typeof PlayerActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog', { name: /^Act on/ }));

export const Warn: Story = {
  play: async ({ args }) => {
    await expect(getDialog().queryByRole('combobox', { name: 'Lasts' })).toBeNull();
    await userEvent.click(getDialog().getByRole('button', { name: 'Warn player' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ action: 'warn' });
  },
};
export const Mute: Story = {
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('radio', { name: 'Mute' }));
    await userEvent.type(getDialog().getByRole('textbox', { name: /Reason/ }), 'Enough.');
    await userEvent.click(getDialog().getByRole('combobox', { name: 'Lasts' }));
    await userEvent.click(await screen.findByRole('option', { name: '7 days' }));
    await userEvent.click(getDialog().getByRole('combobox', { name: 'Server' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Skyblock' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Mute player' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      action: 'mute',
      duration_seconds: 604_800,
      server: 'sb-eu-2',
      reason: 'Enough.',
    });
  },
};
export const Lift: Story = {
  args: { currentAction: 'ban', initialAction: 'none' },
  play: async ({ args }) => {
    await expect(getDialog().getByRole('radio', { name: 'Lift the ban' })).toBeChecked();
    await userEvent.click(getDialog().getByRole('button', { name: 'Lift the ban' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ action: 'none' });
  },
};
export const Ban: Story = { args: { initialAction: 'ban' } };
export const ServersLoading: Story = { args: { servers: null } };
export const InFlight: Story = { args: { initialAction: 'ban', loading: true } };
export const Failed: Story = { args: { error: 'Failed to act on the player. Please try again.' } };
export const ExtremeText: Story = { args: { playerName: 'TheVeryLongNamedBuilderOfCastlesOnClouds' } };
