import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FIXTURE_NOW, playerPages } from '~/fixtures';
import { PlayerTable } from '~/patterns';
import { createPlayerTableGuide } from './guides/playerTableGuide';

const meta = {
  title: 'Patterns/Players/PlayerTable',
  component: PlayerTable,
  tags: ['stable'],
  parameters: { guide: createPlayerTableGuide },
  args: {
    ...playerPages.few,
    sort: { sort: 'last_seen', order: 'desc' },
    onSortChange: fn(),
    now: FIXTURE_NOW.getTime(),
  },
} satisfies Meta<typeof PlayerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

const onFollow = fn();
export const PressARow: Story = {
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Notes which link a press follows; the story has no other page.
      <div
        onClick={(event) => {
          const link = (event.target as Element).closest('a');
          if (link) onFollow(link.getAttribute('href'));
          event.preventDefault();
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    onFollow.mockClear();
    await userEvent.click(await canvas.findByText('48'));
    await expect(onFollow).toHaveBeenCalledWith(`/players/${playerPages.few.players[2]?.player_uuid ?? ''}`);
  },
};
export const Sort: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Player' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: 'name', order: 'asc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Last message' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: 'last_seen', order: 'asc' });
  },
};
export const Loading: Story = { args: { players: null, total: 0 } };
export const Refreshing: Story = { args: { refreshing: true } };
export const ExtremeText: Story = { args: playerPages.extreme };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [name] = await canvas.findAllByRole('link');
    const time = canvasElement.querySelector('time');
    await expect(time?.getBoundingClientRect().top).toBeLessThan(name?.getBoundingClientRect().bottom ?? 0);
  },
};
export const NarrowExtremeText: Story = {
  args: playerPages.extreme,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const name = (await canvas.findByRole('link')).getBoundingClientRect();
    const time = canvasElement.querySelector('time')?.getBoundingClientRect();
    await expect(name.bottom).toBeLessThanOrEqual(time?.top ?? 0);
    await expect(name.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
