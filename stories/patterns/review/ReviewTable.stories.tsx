import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Card } from '~/design-system';
import { FIXTURE_NOW, pendingReviewPages, pendingReviews } from '~/fixtures';
import { ReviewTable } from '~/patterns';
import { createReviewTableGuide } from './guides/reviewTableGuide';

const meta = {
  title: 'Patterns/Review/ReviewTable',
  component: ReviewTable,
  tags: ['stable'],
  parameters: { guide: createReviewTableGuide },
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
export const FullPage: Story = { args: { reviews: pendingReviewPages.twenty.reviews, total: 41 } };
export const ActiveItem: Story = { args: { activeId: pendingReviews.advertising.id } };
export const DecidedByAnotherReviewer: Story = { args: { settledIds: new Set([pendingReviews.banter.id]) } };
export const Loading: Story = { args: { reviews: null, total: 0 } };
export const Refreshing: Story = { args: { refreshing: true } };

/** The name that a screen reader says with each fact of a row. */
export const RowsNamedByTheirPlayer: Story = {
  args: { reviews: [pendingReviews.advertising], total: 1 },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent(pendingReviews.advertising.player_name);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const NameThatTurnsLetters: Story = {
  args: { reviews: [{ ...pendingReviews.advertising, player_name: 'good_\u202Ereyalp' }], total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Review message by good_[U+202E]reyalp' })).toBeVisible();
  },
};

export const OpenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Review message by tunnelrat/ }).focus();
    await expect(args.onActiveChange).toHaveBeenCalledWith(pendingReviews.advertising.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(pendingReviews.advertising.id);
  },
};

async function pressEachPart(row: HTMLElement, args: { onOpen: unknown }) {
  const { advertising } = pendingReviews;
  const own = within(row);
  for (const part of [own.getByText(advertising.player_name), own.getByText(advertising.message), row]) {
    await userEvent.click(part);
    await expect(args.onOpen).toHaveBeenLastCalledWith(advertising.id);
  }
  await userEvent.click(own.getByRole('button', { name: /^Review message by/ }));
  await expect(args.onOpen).toHaveBeenCalledTimes(4);
}

export const ClickARow: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    // findByRole waits until the window is wide, because a narrow window shows cards instead of rows.
    await pressEachPart(await canvas.findByRole('row', { name: /tunnelrat/ }), args);
    await expect(args.onActiveChange, 'closing leads back to it').toHaveBeenCalledWith(
      pendingReviews.advertising.id,
    );
  },
};

export const ClickACard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const card = canvas.getByText(pendingReviews.advertising.message).closest('li');
    if (!card) throw new Error('The message stands in no card.');
    await pressEachPart(card, args);
  },
};

function Pages(props: Parameters<typeof ReviewTable>[0]) {
  const [page, setPage] = useState(0);
  const { reviews } = pendingReviewPages.twenty;
  return (
    <>
      <ReviewTable {...props} reviews={reviews.slice(page * 10, page * 10 + 10)} />
      <button type="button" onClick={() => setPage(1)}>
        Other page
      </button>
    </>
  );
}

/** The focus never lands on an item that the reviewer has not chosen. */
export const FocusWhenThePageChanges: Story = {
  render: (args) => <Pages {...args} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row');
    const button = within(first ?? document.body).getByRole('button');
    button.focus();
    // By a live event or the browser's Back: no press moves the focus first.
    await fireEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    await expect(button).not.toBeInTheDocument();
    await expect(canvas.getByRole('table')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
