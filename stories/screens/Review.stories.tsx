import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toReady } from '~/domain';
import { FIXTURE_NOW, pendingReviewPages, pendingReviews, reviewDetails, reviewOutcomes } from '~/fixtures';
import { ReviewScreen } from '~/screens/review/ReviewScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const first = pendingReviewPages.few.reviews[0] ?? pendingReviews.threat;
const open = { id: first.id, details: toReady(reviewDetails.pending) };

const meta = {
  title: 'Screens/Review',
  component: ReviewScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    queue: toReady(pendingReviewPages.few),
    offset: 0,
    updates: { added: 0, settled: new Set<string>() },
    onRefresh: fn(),
    isRefreshing: false,
    isFetchingPage: false,
    onOffsetChange: fn(),
    activeId: null,
    onActiveChange: fn(),
    open: null,
    onOpen: fn(),
    onClose: fn(),
    onRetryDetails: fn(),
    otherReviewers: [],
    decision: null,
    onDecide: fn(),
    onCancelDecision: fn(),
    onConfirm: fn(),
    reviewerEmail: 'mika@survival-one.example',
    lastResults: null,
    announcement: '',
    continuation: '',
    autoAdvance: true,
    onAutoAdvanceChange: fn(),
    shortcuts: true,
    onShortcutsChange: fn(),
    now: FIXTURE_NOW.getTime(),
  },
} satisfies Meta<typeof ReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { chromatic: wholePageModes } };
export const OnePage: Story = { args: { queue: toReady(pendingReviewPages.twenty) } };
export const TwoPages: Story = {
  args: { queue: toReady(pendingReviewPages.twentyOne) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(20);
  },
};
export const Empty: Story = {
  args: { queue: toReady(pendingReviewPages.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Pending Reviews')).toBeVisible();
    await expect(canvas.getByText('All moderation decisions have been reviewed. Great job!')).toBeVisible();
  },
};
export const NewAccount: Story = {
  args: { queue: toReady(pendingReviewPages.newAccount) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Pending Reviews')).toBeVisible();
    await expect(canvas.queryByText(/Great job!/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Create an API key' })).toHaveAttribute(
      'href',
      '/api-keys',
    );
    await expect(canvas.getByRole('link', { name: 'Connect your server' })).toBeVisible();
  },
};
export const Loading: Story = { args: { queue: { state: 'loading' } } };
export const Failed: Story = {
  args: { queue: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to load pending reviews. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const ExtremeText: Story = { args: { queue: toReady(pendingReviewPages.extreme) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NewItems: Story = { args: { updates: { added: 3, settled: new Set([first.id]) } } };
export const Decided: Story = {
  args: {
    lastResults: [
      {
        id: '1',
        result: 'decided',
        message: 'Approved: mute recorded for tunnelrat. It is carried out when the server asks.',
      },
    ],
  },
};
export const SimilarItemsDecided: Story = {
  args: {
    lastResults: [
      {
        id: '1',
        result: 'decided',
        message: 'Approved: mute recorded for tunnelrat. It is carried out when the server asks.',
      },
      { id: '2', result: 'alreadyDecided', detail: null, outcome: reviewOutcomes.customized },
      { id: '3', result: 'failed', detail: null },
    ],
  },
};
export const ItemOpen: Story = { args: { open } };
export const OtherReviewersPresent: Story = {
  args: { open, otherReviewers: ['sam@survival-one.example', 'kim@survival-one.example'] },
  play: async () => {
    const item = within(await screen.findByRole('dialog', { name: 'Review message' }));
    const others = item.getByRole('button', {
      name: 'sam@survival-one.example and kim@survival-one.example have this open too',
    });
    await waitFor(() => expect(others).toBeVisible());
  },
};
export const DecidedByAnotherReviewer: Story = {
  args: {
    open,
    lastResults: [
      { id: first.id, result: 'alreadyDecided', detail: null, outcome: reviewOutcomes.customized },
    ],
  },
};
/** The item stays open after the reviewer's own decision came second, and says once who was first. */
export const DecidedFirstByAnotherReviewer: Story = {
  args: {
    open: { id: first.id, details: toReady(reviewDetails.decided) },
    lastResults: [
      { id: first.id, result: 'alreadyDecided', detail: null, outcome: reviewOutcomes.customized },
    ],
  },
  play: async () => {
    const item = within(await screen.findByRole('dialog', { name: 'Review message' }));
    await waitFor(() => expect(item.getByText(/^Decided by /)).toBeVisible());
    await expect(item.queryByText(/Already customized/)).toBeNull();
    await expect(item.queryByRole('button', { name: 'Approve AI Recommendation' })).toBeNull();
    await expect(item.getByRole('button', { name: /Next item/ })).toBeEnabled();
  },
};
export const Confirming: Story = {
  args: { open, decision: { kind: 'reject', loading: false, error: null } },
};
/** Similar items keep their own recommendations, so the reviewer reads what approving records for all of them. */
export const ApprovingDifferentRecommendations: Story = {
  args: {
    open: {
      ...open,
      details: toReady({
        ...reviewDetails.pending,
        log: { ...reviewDetails.pending.log, recommended_action: 'kick' as const },
      }),
    },
    queue: toReady({
      ...pendingReviewPages.few,
      reviews: [
        { ...first, recommended_action: 'kick' },
        ...['similar-1', 'similar-2', 'similar-3'].map((id) => ({
          ...first,
          id,
          recommended_action: 'ban' as const,
        })),
      ],
    }),
  },
  render: function Render(args) {
    const [decision, setDecision] = useState(args.decision);
    return (
      <ReviewScreen
        {...args}
        decision={decision}
        onDecide={(kind) => setDecision({ kind, loading: false, error: null })}
      />
    );
  },
  play: async ({ args }) => {
    const item = within(await screen.findByRole('dialog', { name: 'Review message' }));
    await userEvent.click(await item.findByRole('button', { name: 'Select all 3' }));
    await userEvent.click(item.getByRole('button', { name: 'Approve AI Recommendation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve AI Recommendation' }));
    await waitFor(() => expect(dialog.getByText(/^Records 1 kick and 3 bans, /)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      [first.id, 'similar-1', 'similar-2', 'similar-3'],
      expect.anything(),
    );
  },
};
/** The shortcut that selects near-identical messages says that there are none. */
export const NoSimilarItems: Story = {
  args: { open },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('x');
    const sentence = 'No other message on this page of the queue is nearly identical.';
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  },
};
export const DecisionInFlight: Story = {
  args: { open, decision: { kind: 'approve', loading: true, error: null } },
};
export const DecisionFailed: Story = {
  args: {
    open,
    decision: { kind: 'approve', loading: false, error: 'Failed to perform action. Please try again.' },
  },
};

export const KeysMoveAndOpen: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('button', { name: /^Review message by/ });
    await userEvent.keyboard('j');
    await expect(args.onActiveChange).toHaveBeenCalledWith(first.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(first.id);
  },
};

export const KeysDecideTheOpenItem: Story = {
  args: { open },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Review message' });
    await userEvent.keyboard('r');
    await expect(args.onDecide).toHaveBeenCalledWith('reject');
  },
};

export const ShortcutSheet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
  },
};
