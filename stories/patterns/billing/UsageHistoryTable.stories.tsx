import type { Meta, StoryObj } from '@storybook/react-vite';
import { usages } from '~/fixtures';
import { UsageHistoryTable } from '~/patterns';
import { createUsageHistoryTableGuide } from './guides/usageHistoryTableGuide';

const meta = {
  title: 'Patterns/Billing/UsageHistoryTable',
  component: UsageHistoryTable,
  tags: ['stable'],
  parameters: { guide: createUsageHistoryTableGuide },
  args: { history: usages.filled.history },
} satisfies Meta<typeof UsageHistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneMonth: Story = { args: { history: usages.filled.history.slice(0, 1) } };
export const SevenDigits: Story = {
  args: {
    history: usages.filled.history.map((month) => ({
      ...month,
      total_requests: month.total_requests * 300,
      cost_usd: month.cost_usd * 4_000,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
