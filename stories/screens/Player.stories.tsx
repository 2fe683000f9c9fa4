import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toReady } from '~/domain';
import { gameDecisions, gameServers, logEntries, playerRecords, undoneLog } from '~/fixtures';
import type { GameDecision } from '~/contract/api.gen';
import type { UndoableMessage } from '~/patterns';
import { ErasedPlayerScreen } from '~/screens/players/ErasedPlayerScreen';
import { PlayerScreen } from '~/screens/players/PlayerScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const undo = {
  asking: null,
  loading: false,
  error: null,
  undone: null,
  begin: fn(),
  cancel: fn(),
  confirm: fn(),
};
const acting = {
  servers: Object.values(gameServers),
  asking: null,
  loading: false,
  error: null,
  made: null,
  begin: fn(),
  cancel: fn(),
  confirm: fn(),
};

const erasing = { asking: false, loading: false, error: null, begin: fn(), cancel: fn(), confirm: fn() };

const meta = {
  title: 'Screens/Player',
  component: PlayerScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    player: toReady(playerRecords.banned),
    messages: toReady({ total: 2, logs: [logEntries.ban, logEntries.mute] }),
    onRetry: fn(),
    onRetryMessages: fn(),
    undo,
    acting,
    erasing,
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof PlayerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Act on this player' }));
    await expect(args.acting.begin).toHaveBeenCalledWith('warn');
    await userEvent.click(canvas.getByRole('button', { name: 'Lift the ban' }));
    await expect(args.acting.begin).toHaveBeenCalledWith('none');
    await userEvent.click(canvas.getByRole('button', { name: /^Undo the mute/ }));
    await expect(args.undo.begin).toHaveBeenCalledWith(logEntries.mute);
    await userEvent.click(canvas.getByRole('button', { name: 'Erase player data…' }));
    await expect(args.erasing.begin).toHaveBeenCalledOnce();
  },
};
export const Harmless: Story = {
  args: { player: toReady(playerRecords.harmless), messages: toReady({ total: 0, logs: [] }) },
};
export const Loading: Story = { args: { player: { state: 'loading' } } };
export const Failed: Story = {
  args: { player: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const MessagesFailed: Story = { args: { messages: { state: 'failed', detail: null } } };
export const ExtremeText: Story = {
  args: {
    player: toReady(playerRecords.extreme),
    messages: toReady({ total: 1, logs: [logEntries.extreme] }),
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const readTop = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(readTop('Act on this player')).toBe(readTop('Lift the ban'));
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Holds now',
      'Messages',
      'Warnings',
      'Mutes',
      'Kicks',
      'Bans',
      'Last message',
    ]);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(/:\d\d UTC$/);
  },
};

/** The owner chooses an action. */
export const Acting: Story = { args: { acting: { ...acting, asking: { action: 'mute' } } } };
/** The owner has decided, and the game server has not reported yet. */
export const Acted: Story = {
  args: { acting: { ...acting, made: gameDecisions.mute } },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByText('Mute, 10 minutes. survival-1 is told at once; what it reports is shown below.')
        .at(-1),
    ).toBeVisible();
  },
};
export const Undone: Story = {
  args: {
    player: toReady(playerRecords.lifted),
    messages: toReady({ total: 1, logs: [undoneLog] }),
    undo: { ...undo, undone: logEntries.ban },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/told to lift the ban of xX_grief/).at(-1)).toBeVisible();
  },
};
export const AskingUndo: Story = {
  args: { undo: { ...undo, asking: logEntries.mute } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the mute' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(args.undo.confirm).toHaveBeenCalledOnce();
  },
};

/** The owner is told what goes and what stays; the focus is on the button that keeps the data. */
export const AskingErasure: Story = {
  args: { erasing: { ...erasing, asking: true } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Erase the data of/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep data' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Erase data' }));
    await expect(args.erasing.confirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.erasing.cancel).toHaveBeenCalledOnce();
  },
};
export const ErasureUnderWay: Story = { args: { erasing: { ...erasing, asking: true, loading: true } } };
export const ErasureFailed: Story = {
  args: {
    erasing: { ...erasing, asking: true, error: 'Failed to erase the data. Please try again.' },
  },
};
export const ErasureOfExtremeText: Story = {
  args: { ...ExtremeText.args, erasing: { ...erasing, asking: true } },
};
/** The record is gone, and the focus is on the heading that says so. */
export const Erased: Story = {
  render: () => <ErasedPlayerScreen playerName={playerRecords.banned.player_name} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The undo removes the button that asked for it. */
export const FocusAfterUndo: Story = {
  render: function Undoing(args) {
    const [asking, setAsking] = useState<UndoableMessage | null>(null);
    const [undone, setUndone] = useState<UndoableMessage | null>(null);
    const confirm = () => {
      setAsking(null);
      setUndone(asking);
    };
    return (
      <PlayerScreen
        {...args}
        messages={toReady({ total: 1, logs: [undone ? undoneLog : logEntries.ban] })}
        undo={{ ...undo, asking, undone, begin: setAsking, confirm }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo the ban/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the ban' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Messages with an action' })).toHaveFocus(),
    );
  },
};
/** Lifting a ban removes the button that asked for it. */
export const FocusAfterLift: Story = {
  render: function Lifting(args) {
    const [asking, setAsking] = useState(false);
    const [made, setMade] = useState<GameDecision | null>(null);
    const confirm = () => {
      setAsking(false);
      setMade({ ...gameDecisions.mute, action: 'none', previous_action: 'ban' });
    };
    return (
      <PlayerScreen
        {...args}
        player={toReady(made ? playerRecords.lifted : playerRecords.banned)}
        acting={{
          ...acting,
          asking: asking ? { action: 'none' } : null,
          made,
          begin: () => setAsking(true),
          confirm,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lift the ban' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Act on/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lift the ban' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
