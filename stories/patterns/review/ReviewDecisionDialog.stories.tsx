import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ReviewDecisionDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';

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
  parameters: { docs: createFramedDocs(640) },
} satisfies Meta<typeof ReviewDecisionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

export const Approve: Story = {};
export const Customize: Story = { args: { kind: 'customize' } };
export const Reject: Story = { args: { kind: 'reject' } };
export const WithNearIdenticalMessages: Story = { args: { similarCount: 3 } };
export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Failed to perform action. Please try again.' } };
export const Narrow: Story = { args: { kind: 'customize' }, globals: { viewport: { value: 'phone' } } };

export const WithoutAddress: Story = {
  args: { reviewerEmail: '' },
  play: async () => {
    await expect(dialog().getByRole('textbox', { name: 'Reviewer email' })).toHaveFocus();
    await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const NotAnAddress: Story = {
  args: { reviewerEmail: 'mika' },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
    await expect(dialog().getByRole('textbox', { name: 'Reviewer email' })).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EmptyCommentIsAbsent: Story = {
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ reviewedBy: EMAIL });
  },
};

export const ByKeyboard: Story = {
  args: { kind: 'customize' },
  play: async ({ args }) => {
    await expect(dialog().getByRole('radio', { name: 'Warning' })).toBeChecked();
    await userEvent.keyboard('3');
    await expect(dialog().getByRole('radio', { name: 'Kick' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ reviewedBy: EMAIL, customAction: 'kick' });
  },
};
