import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandMenu, GavelIcon, I18nProvider, LogOutIcon, ScrollTextIcon, UsersIcon } from '~/design-system';
import { createFramedDocs } from '../../.storybook/docs';
import { createCommandMenuGuide } from './guides/commandMenuGuide';

const openLogs = fn();
const openPlayer = fn();

const meta = {
  title: 'Overlays/CommandMenu',
  id: 'design-system-commandmenu',
  component: CommandMenu,
  tags: ['stable', 'since-1.0'],
  args: {
    open: true,
    onOpenChange: fn(),
    groups: [
      {
        label: 'Pages',
        items: [
          {
            id: 'logs',
            label: 'Logs',
            icon: ScrollTextIcon,
            keywords: ['messages'],
            shortcut: ['G', 'L'],
            onSelect: openLogs,
          },
          { id: 'review', label: 'Review Queue', icon: GavelIcon, onSelect: fn() },
        ],
      },
      { label: 'Account', items: [{ id: 'logout', label: 'Logout', icon: LogOutIcon, onSelect: fn() }] },
    ],
  },
  parameters: { docs: createFramedDocs(420), guide: createCommandMenuGuide },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};

export const FindAndChoose: Story = {
  play: async ({ args }) => {
    openLogs.mockClear();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('messages');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(openLogs).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Typed letters are compared as the locale does: the small letter of İ is i. */
export const InTurkish: Story = {
  args: {
    groups: [{ label: 'Şehirler', items: [{ id: 'istanbul', label: 'İstanbul', onSelect: fn() }] }],
  },
  render: (args) => (
    <I18nProvider locale="tr">
      <CommandMenu {...args} />
    </I18nProvider>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('ist');
    await expect(await screen.findByRole('option', { name: 'İstanbul' })).toBeVisible();
  },
};

export const LabelMatchesComeFirst: Story = {
  args: {
    groups: [
      {
        label: 'Pages',
        items: [{ id: 'config', label: 'Configuration', keywords: ['add', 'webhooks'], onSelect: fn() }],
      },
      { label: 'Actions', items: [{ id: 'webhook', label: 'Add a webhook', onSelect: openLogs }] },
    ],
  },
  play: async () => {
    openLogs.mockClear();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('add');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Add a webhook'));
    await userEvent.keyboard('{Enter}');
    await expect(openLogs).toHaveBeenCalledOnce();
  },
};

export const ArrowsMove: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Logout' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const EscapeCloses: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('zzzz');
    await expect(await screen.findByText('No command matches')).toBeVisible();
  },
};

const ada = { id: 'player-ada', label: 'ada_the_miner (5f3c8f0e)', icon: UsersIcon, onSelect: openPlayer };
const inLogs = { id: 'player-logs', label: 'Find “log” in Logs', icon: ScrollTextIcon, onSelect: fn() };

/** What the caller found stands below the commands that match, so that Enter runs the command. */
export const Results: Story = {
  args: { results: { label: 'Players', items: [ada, inLogs] }, onSearchChange: fn() },
  play: async ({ args }) => {
    openPlayer.mockClear();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('log');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('log');
    const labels = () => screen.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() =>
      expect(labels()).toEqual(['LogsGL', 'Logout', 'ada_the_miner (5f3c8f0e)', 'Find “log” in Logs']),
    );
    await expect(screen.getByRole('option', { name: /^Logs/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(openPlayer).toHaveBeenCalledOnce();
  },
};

export const ResultsAlone: Story = {
  args: { results: { label: 'Players', items: [ada] } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('miner');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  },
};

export const Searching: Story = {
  args: { loading: true, loadingText: 'Looking for players...' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('zzzz');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByText('Looking for players...')).toBeVisible();
    await expect(screen.queryByText('No command matches')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
