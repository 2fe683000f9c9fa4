import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Player, PlayerPage, PlayerSort } from '~/contract/api.gen';
import { DEFAULT_PLAYER_PAGE_SIZE } from '~/contract/limits';
import { toReady } from '~/domain';
import { playerPages } from '~/fixtures';
import type { DirectorySearch } from '~/screens/players/directorySearch';
import { PlayersScreen } from '~/screens/players/PlayersScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const search = { player: '', sort: 'last_seen', order: 'desc', offset: 0 } as const;

const toFound = (page: PlayerPage, found: DirectorySearch = search) =>
  toReady({ ...page, search: { ...found, limit: DEFAULT_PLAYER_PAGE_SIZE } });

const meta = {
  title: 'Screens/Players',
  component: PlayersScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    included: true,
    players: toFound(playerPages.few),
    search,
    isFetchingPage: false,
    onSearchChange: fn(),
    onOffsetChange: fn(),
    onRetry: fn(),
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof PlayersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { chromatic: wholePageModes } };
export const NewMessages: Story = {
  args: { unseen: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('New messages have arrived.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh (3 new)' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The figures by which the stories sort; any other column leaves the fixture's order. */
const FIGURES: Partial<Record<PlayerSort, (player: Player) => number>> = {
  violations: ({ violations }) => violations,
  bans: ({ bans_count: bans }) => bans,
};

function sortPlayers({ sort, order }: DirectorySearch): Player[] {
  const read = FIGURES[sort] ?? (() => 0);
  const sign = order === 'asc' ? 1 : -1;
  return playerPages.few.players.toSorted((a, b) => sign * (read(a) - read(b)));
}

export const Search: Story = {
  render: function Searched(args) {
    const [current, setCurrent] = useState(args.search);
    return (
      <PlayersScreen
        {...args}
        players={toFound({ ...playerPages.few, players: sortPlayers(current) })}
        search={current}
        onSearchChange={(change) => {
          args.onSearchChange(change);
          setCurrent((before) => ({ ...before, ...change, offset: 0 }));
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search players' });
    await userEvent.type(box, 'mossy');
    await expect(box).toHaveValue('mossy');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ player: 'mossy' });
  },
};
export const Sort: Story = {
  ...Search,
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    const header = () => canvas.getByRole('columnheader', { name: 'Violations' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Violations' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'violations', order: 'desc' });
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Violations' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'violations', order: 'asc' });
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
  },
};
/** Cards have no header: a select offers the order. */
export const SortCards: Story = {
  ...Search,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Sort by' });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Bans, descending' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'bans', order: 'desc' });
    await expect(select).toHaveTextContent('Bans, descending');
  },
};
export const TurnAPage: Story = {
  args: { players: toFound({ ...playerPages.few, total: 120 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(50);
  },
};
export const Loading: Story = { args: { players: { state: 'loading' } } };
export const FetchingAnotherPage: Story = { args: { isFetchingPage: true } };
/** The field already has the next search; the players shown are those of the search before. */
export const FetchingASearch: Story = {
  args: { search: { ...search, player: 'm' }, isFetchingPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 players in all')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { players: { state: 'failed', detail: 'The store is resting.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('The players could not be counted')).toBeVisible();
  },
};
export const NoPlayersYet: Story = { args: { players: toFound(playerPages.empty) } };
const unknown = { ...search, player: 'zzyzx' };
export const NoPlayerMatches: Story = {
  args: { players: toFound(playerPages.empty, unknown), search: unknown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ player: '' });
    await expect(canvas.getByRole('searchbox', { name: 'Search players' })).toHaveFocus();
  },
};
/** The owner has just cleared a search that found no player. */
export const ClearedSearch: Story = {
  args: { players: toFound(playerPages.empty, unknown), isFetchingPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 players match')).toBeVisible();
    await expect(canvas.queryByText('No players yet')).toBeNull();
  },
};
const behindTheEnd = { ...search, offset: 100 };
export const BehindTheEnd: Story = {
  args: { players: toFound(playerPages.behindTheEnd, behindTheEnd), search: behindTheEnd },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const ExtremeText: Story = { args: { players: toFound(playerPages.extreme) } };
/** A plan without the directory: the search does nothing. */
export const ComingSoon: Story = {
  args: { included: false, players: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feature coming soon')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search players' }), 'mossy');
    await expect(canvas.getByRole('searchbox', { name: 'Search players' })).toHaveValue('mossy');
    await expect(canvas.getByText('Feature coming soon')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
