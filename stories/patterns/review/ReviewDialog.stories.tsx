import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toReady } from '~/domain';
import { explanations, FIXTURE_NOW, pendingReviews, reviewDetails } from '~/fixtures';
import { MessageExplanation, ReviewDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createReviewDialogGuide } from './guides/reviewDialogGuide';

const twin = {
  ...pendingReviews.threat,
  id: '019361f0-7c00-7b3a-9c41-00000000aaaa',
  player_name: 'grief_alt',
  recommended_action: 'mute',
} as const;

const meta = {
  title: 'Patterns/Review/ReviewDialog',
  component: ReviewDialog,
  tags: ['stable'],
  args: {
    open: true,
    onOpenChange: fn(),
    summary: pendingReviews.threat,
    details: toReady(reviewDetails.pending),
    onRetry: fn(),
    position: { index: 0, total: 12 },
    onPrevious: undefined,
    onNext: fn(),
    onDecide: fn(),
    similar: { similar: [], selected: new Set<string>(), onSelectedChange: fn() },
    autoAdvance: true,
    onAutoAdvanceChange: fn(),
    now: FIXTURE_NOW.getTime(),
  },
  parameters: { docs: createFramedDocs(720), guide: createReviewDialogGuide },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async () => {
    const analysis = within(await screen.findByRole('region', { name: 'AI analysis' }));
    await waitFor(() => expect(analysis.getByText('Judged by: Local rules')).toBeVisible());
    const history = within(screen.getByRole('region', { name: 'Player history' }));
    await expect(history.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Warnings',
      'Mutes',
      'Kicks',
      'Total messages',
    ]);
  },
};
export const JudgedByModel: Story = {
  args: {
    aiModel: 'claude-haiku-4-5',
    details: toReady({ ...reviewDetails.pending, log: { ...reviewDetails.pending.log, decided_by: 'ai' } }),
  },
  play: async () => {
    const analysis = within(await screen.findByRole('region', { name: 'AI analysis' }));
    await waitFor(() => expect(analysis.getByText('Judged by: claude-haiku-4-5')).toBeVisible());
  },
};
export const ExplanationOpened: Story = {
  args: {
    explanation: (
      <MessageExplanation explanation={toReady(explanations.disguised)} onRetry={fn()} aiModel={null} />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review message' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'How this was decided' }));
    await waitFor(() => expect(dialog.getByRole('list', { name: 'Stages' })).toBeVisible());
  },
};
export const DetailsLoading: Story = { args: { details: { state: 'loading' } } };
export const DetailsLoadingWithoutSummary: Story = {
  args: { summary: null, position: null, details: { state: 'loading' } },
};
export const RequiredFieldsOnly: Story = { args: { summary: null, details: toReady(reviewDetails.bare) } };
export const DetailsFailed: Story = {
  args: { summary: null, position: null, details: { state: 'failed', detail: null } },
};
export const AlreadyDecided: Story = {
  args: { details: toReady(reviewDetails.decided) },
  play: async () => {
    const history = within(await screen.findByRole('region', { name: 'History of this item' }));
    await waitFor(() => expect(history.getByText(/signed in as owner@survival-one\.example$/)).toBeVisible());
    for (const time of history.getAllByRole('time')) await expect(time).toHaveTextContent(/:\d\d UTC$/);
  },
};
export const DecidedByKey: Story = {
  args: { details: toReady(reviewDetails.decidedByKey) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review message' }));
    await waitFor(() =>
      expect(
        dialog.getByText(
          'Decided by noor@survival-one.example · key Discord moderation bot (sk_live_7fQm) 1 min ago.',
        ),
      ).toBeVisible(),
    );
  },
};
export const OtherReviewersPresent: Story = {
  args: {
    otherReviewers: [
      'sam@survival-one.example',
      'kim@survival-one.example',
      'lee@x.example',
      'ann@x.example',
    ],
  },
};
/** A reviewer with two open tabs counts once. */
export const OneReviewerTwice: Story = {
  args: { otherReviewers: ['sam@survival-one.example', 'sam@survival-one.example'] },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'sam@survival-one.example has this open too' });
    await expect(button.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
  },
};
export const ShortcutsSwitchedOff: Story = {
  args: {
    shortcuts: false,
    similar: { similar: [twin], selected: new Set<string>(), onSelectedChange: fn() },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Review message' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Next item' })).toBeVisible());
    await expect(dialog.querySelector('[aria-keyshortcuts]')).toBeNull();
  },
};
export const ExtremeText: Story = {
  args: { summary: pendingReviews.extreme, details: { state: 'loading' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review message' }));
    const name = dialog.getByRole('link', { name: pendingReviews.extreme.player_name });
    const column = name.closest('dd') ?? name;
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
      column.getBoundingClientRect().right,
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const NearIdenticalMessages: Story = {
  args: { similar: { similar: [twin], selected: new Set<string>(), onSelectedChange: fn() } },
  play: async ({ args }) => {
    // The boxes are far below the message that they are about.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    const dialog = within(screen.getByRole('dialog'));
    const box = dialog.getByRole('checkbox', { name: twin.message });
    await expect(box).toHaveAccessibleDescription(/^grief_alt, .* Recommended: mute$/);
    await userEvent.click(box);
    await expect(args.similar.onSelectedChange).toHaveBeenCalledWith(new Set([twin.id]));
  },
};

export const Decide: Story = {
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Review message' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Customize Action' }));
    await expect(args.onDecide).toHaveBeenCalledWith('customize');
    await userEvent.click(dialog.getByRole('button', { name: /^Next item/ }));
    await expect(args.onNext).toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: /^Previous item/ })).toBeDisabled();
  },
};

/** Decided by a reviewer: the action in effect can be taken back. */
export const DecidedCanBeUndone: Story = {
  args: { details: toReady(reviewDetails.decided), onUndo: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the warning' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** Carried out in the game, then undone: the title and the history tell both, and there is nothing left to undo. */
export const Undone: Story = {
  args: { details: toReady(reviewDetails.undone), onUndo: fn() },
  play: async () => {
    const title = await screen.findByText('Customized: warn, undone since');
    await waitFor(() => expect(title).toBeVisible());
    const history = within(await screen.findByRole('region', { name: 'History of this item' }));
    await waitFor(() => expect(history.getByText(/^Carried out on/)).toBeVisible());
    await expect(history.getByText('Waiting for the server')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};
