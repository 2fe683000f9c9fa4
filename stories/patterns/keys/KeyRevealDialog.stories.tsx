import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { createdKey } from '~/fixtures';
import { KeyRevealDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createKeyRevealDialogGuide } from './guides/keyRevealDialogGuide';

const meta = {
  title: 'Patterns/Keys/KeyRevealDialog',
  component: KeyRevealDialog,
  tags: ['stable'],
  args: { secret: createdKey.api_key, name: createdKey.key.name, onDone: fn() },
  parameters: { docs: createFramedDocs(480), guide: createKeyRevealDialogGuide },
} satisfies Meta<typeof KeyRevealDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const ClosingUncopiedAsksOnce: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Close without copying' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const ClosingAfterCopying: Story = {
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await fireEvent.copy(dialog.getByText(createdKey.api_key));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
