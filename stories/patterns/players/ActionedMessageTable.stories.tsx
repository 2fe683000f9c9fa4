import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { gameDeliveries, logEntries, undoneLog } from '~/fixtures';
import { ActionedMessageTable } from '~/patterns';
import { withFixtureClock } from '../../../.storybook/withFixtureClock';
import { createActionedMessageTableGuide } from './guides/actionedMessageTableGuide';

const meta = {
  title: 'Patterns/Players/ActionedMessageTable',
  component: ActionedMessageTable,
  tags: ['stable'],
  parameters: { guide: createActionedMessageTableGuide },
  args: {
    messages: [logEntries.mute, { ...logEntries.held, delivery: gameDeliveries.carriedOut }, undoneLog],
    onRetry: fn(),
    onUndo: fn(),
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof ActionedMessageTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Undo the/ });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(args.onUndo).toHaveBeenCalledWith(logEntries.mute);
  },
};
export const Loading: Story = { args: { messages: null } };
export const Empty: Story = { args: { messages: [] } };
export const Failed: Story = { args: { messages: [], error: 'Failed to load the messages.' } };
export const ExtremeText: Story = {
  args: { messages: [{ ...logEntries.extreme, delivery: gameDeliveries.extreme }, logEntries.nonLatin] },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
