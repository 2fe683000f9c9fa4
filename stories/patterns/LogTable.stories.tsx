import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card, ClockProvider } from '~/design-system';
import { FIXTURE_NOW, logEntries, logPageOf } from '~/fixtures';
import { LogTable } from '~/patterns';

const meta = {
  title: 'Patterns/LogTable',
  component: LogTable,
  tags: ['stable'],
  args: {
    logs: Object.values(logEntries),
    total: Object.values(logEntries).length,
    now: FIXTURE_NOW.getTime(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Card padding="none">
          <Story />
        </Card>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof LogTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKindOfRow: Story = {};
export const HundredRows: Story = { args: { logs: logPageOf(100).logs, total: 1_284 } };
export const RowOpen: Story = { args: { openId: logEntries.ban.id } };
export const Loading: Story = { args: { logs: null, total: 0 } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenARow: Story = {
  play: async ({ args, canvas }) => {
    const message = canvas.getByRole('button', { name: logEntries.warn.message });
    message.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(logEntries.warn.id);
  },
};
