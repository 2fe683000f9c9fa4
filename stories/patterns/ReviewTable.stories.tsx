import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '~/design-system';
import { FIXTURE_NOW, pendingPages, pendingReviews } from '~/fixtures';
import { ReviewTable } from '~/patterns';

const meta = {
  title: 'Patterns/ReviewTable',
  component: ReviewTable,
  tags: ['stable'],
  args: {
    reviews: Object.values(pendingReviews),
    total: Object.values(pendingReviews).length,
    now: FIXTURE_NOW.getTime(),
    onOpen: fn(),
    onActiveChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ReviewTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKindOfItem: Story = {};
export const FullPage: Story = { args: { reviews: pendingPages.twenty.reviews, total: 41 } };
export const KeyboardOnAnItem: Story = { args: { activeId: pendingReviews.advertising.id } };
export const DecidedByOthers: Story = { args: { settledIds: new Set([pendingReviews.banter.id]) } };
export const Loading: Story = { args: { reviews: null, total: 0 } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Review message by tunnelrat/ }).focus();
    await expect(args.onActiveChange).toHaveBeenCalledWith(pendingReviews.advertising.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(pendingReviews.advertising.id);
  },
};
