import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { gameDeliveries, FIXTURE_NOW, logEntries, undoneLog } from '~/fixtures';
import { ActionedMessageTable } from '~/patterns';
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
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
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
