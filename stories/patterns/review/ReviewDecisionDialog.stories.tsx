import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReviewDecisionDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createReviewDecisionDialogGuide } from './guides/reviewDecisionDialogGuide';

const EMAIL = 'mika@survival-one.example';

const meta = {
  title: 'Patterns/Review/ReviewDecisionDialog',
  component: ReviewDecisionDialog,
  tags: ['stable'],
  args: {
    kind: 'approve',
    recommendedAction: 'ban',
    playerName: 'xX_grief',
    reviewerEmail: EMAIL,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: createFramedDocs(640), guide: createReviewDecisionDialogGuide },
} satisfies Meta<typeof ReviewDecisionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog'));

export const Approve: Story = {};
export const Customize: Story = { args: { kind: 'customize' } };
export const Reject: Story = { args: { kind: 'reject' } };
export const WithNearIdenticalMessages: Story = { args: { similarActions: ['ban', 'ban', 'ban'] } };

const mixed = {
  recommendedAction: 'kick',
  playerName: 'tunnelrat',
  similarActions: ['ban', 'ban', 'ban'],
} as const;

/** Approving records what each item's own verdict recommends. */
export const ApproveDifferentRecommendations: Story = {
  args: mixed,
  play: async () => {
    await expect(getDialog().getByText(/^Records 1 kick and 3 bans, /)).toBeInTheDocument();
  },
};
/** Another action, and no action, are the same for every selected item. */
export const CustomizeDifferentRecommendations: Story = {
  args: { ...mixed, kind: 'customize' },
  play: async () => {
    const description = /^Records a warning for tunnelrat, .* The same goes for 3 near-identical messages\.$/;
    await expect(getDialog().getByText(description)).toBeInTheDocument();
  },
};
export const RejectDifferentRecommendations: Story = {
  args: { ...mixed, kind: 'reject' },
  play: async () => {
    const description = 'Records no action against tunnelrat. The same goes for 3 near-identical messages.';
    await expect(getDialog().getByText(description)).toBeInTheDocument();
  },
};

export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Failed to perform action. Please try again.' } };
export const Narrow: Story = { args: { kind: 'customize' }, globals: { viewport: { value: 'phone' } } };

export const WithoutAddress: Story = {
  args: { reviewerEmail: '' },
  play: async () => {
    await expect(getDialog().getByRole('textbox', { name: 'Reviewer email' })).toHaveFocus();
    await expect(getDialog().getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const NotAnAddress: Story = {
  args: { reviewerEmail: 'mika' },
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('button', { name: 'Confirm' }));
    await expect(getDialog().getByRole('textbox', { name: 'Reviewer email' })).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

const listing = { message: 'Noob, you NOOB!', server: 'lobby', equalRejections: 2 };

export const NeverAgain: Story = {
  args: { kind: 'reject', listing },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(getDialog().getByText('You have rejected the same 2 times before.')).toBeVisible(),
    );
    getDialog().getByRole('checkbox', { name: 'Never act on this again' }).focus();
    await userEvent.keyboard(' ');
    const pattern = getDialog().getByRole('textbox', { name: 'Word, phrase or link' });
    await expect(pattern).toHaveValue('noob you noob');
    await userEvent.clear(pattern);
    await userEvent.type(pattern, 'noob');
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'Only on lobby' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      reviewedBy: EMAIL,
      listEntry: { kind: 'word', pattern: 'noob', action: 'allow', servers: ['lobby'] },
    });
  },
};

export const AlwaysAct: Story = {
  args: { kind: 'approve', recommendedAction: 'mute', listing: { ...listing, server: null } },
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'Always answer this with a mute' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      reviewedBy: EMAIL,
      listEntry: { kind: 'phrase', pattern: 'noob you noob', action: 'mute', servers: null },
    });
  },
};

export const UnusablePattern: Story = {
  args: { kind: 'reject', listing },
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'Never act on this again' }));
    await userEvent.clear(getDialog().getByRole('textbox', { name: 'Word, phrase or link' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Confirm' }));
    await expect(getDialog().getByText('Name what the entry looks for.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EmptyCommentIsAbsent: Story = {
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ reviewedBy: EMAIL });
  },
};

export const ByKeyboard: Story = {
  args: { kind: 'customize', listing },
  play: async ({ args }) => {
    await expect(getDialog().getByRole('radio', { name: 'Warning' })).toBeChecked();
    getDialog().getByRole('checkbox').focus();
    await userEvent.keyboard('3');
    await expect(getDialog().getByRole('radio', { name: 'Kick' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ reviewedBy: EMAIL, customAction: 'kick' });
  },
};
