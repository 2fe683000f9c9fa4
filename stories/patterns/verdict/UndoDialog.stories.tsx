import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UndoDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createUndoDialogGuide } from './guides/undoDialogGuide';

const meta = {
  title: 'Patterns/Verdict/UndoDialog',
  component: UndoDialog,
  tags: ['stable'],
  args: { action: 'mute', playerName: 'xX_grief', onConfirm: fn(), onCancel: fn() },
  parameters: { docs: createFramedDocs(420), guide: createUndoDialogGuide },
} satisfies Meta<typeof UndoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = (name: string) => within(screen.getByRole('dialog', { name }));

export const Mute: Story = {
  play: async ({ args }) => {
    const opened = getDialog('Undo the mute');
    await waitFor(() => expect(opened.getByText(/told to lift the mute of xX_grief/)).toBeVisible());
    await userEvent.type(opened.getByRole('textbox', { name: /Reason/ }), ' Friends joking. ');
    await userEvent.click(opened.getByRole('button', { name: 'Undo' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Friends joking.');
  },
};
export const WithoutReason: Story = {
  args: { action: 'warn' },
  play: async ({ args }) => {
    await userEvent.click(getDialog('Undo the warning').getByRole('button', { name: 'Undo' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(undefined);
  },
};
export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'mika@survival-one.example has already undone this action.' },
};
