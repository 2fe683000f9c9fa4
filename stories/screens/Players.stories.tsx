import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { toReady } from '~/domain';
import { FIXTURE_NOW, playerPages } from '~/fixtures';
import { PlayersScreen } from '~/screens/players/PlayersScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const search = { player: '', sort: 'last_seen', offset: 0 } as const;

const meta = {
  title: 'Screens/Players',
  component: PlayersScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    included: true,
    players: toReady(playerPages.few),
    search,
    isFetchingPage: false,
    onSearchChange: fn(),
    onOffsetChange: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof PlayersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { chromatic: wholePageModes } };
export const Search: Story = {
  render: function Searched(args) {
    const [current, setCurrent] = useState(args.search);
    return (
      <PlayersScreen
        {...args}
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
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Most violations' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'violations' });
  },
};
export const TurnAPage: Story = {
  args: { players: toReady({ ...playerPages.few, total: 120 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(50);
  },
};
export const Loading: Story = { args: { players: { state: 'loading' } } };
export const FetchingAnotherPage: Story = { args: { isFetchingPage: true } };
export const Failed: Story = {
  args: { players: { state: 'failed', detail: 'The store is resting.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoPlayersYet: Story = { args: { players: toReady(playerPages.empty) } };
export const NoPlayerMatches: Story = {
  args: { players: toReady(playerPages.empty), search: { ...search, player: 'zzyzx' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ player: '' });
  },
};
export const BehindTheEnd: Story = {
  args: { players: toReady(playerPages.behindTheEnd), search: { ...search, offset: 100 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(0);
  },
};
export const ExtremeText: Story = { args: { players: toReady(playerPages.extreme) } };
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
