import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PeriodSummary } from '~/patterns';
import { createPeriodSummaryGuide } from './guides/periodSummaryGuide';

const meta = {
  title: 'Patterns/Billing/PeriodSummary',
  component: PeriodSummary,
  tags: ['stable'],
  parameters: { guide: createPeriodSummaryGuide },
  args: { totals: { messages: 269_389, violations: 4_136, actions: 2_897 } },
} satisfies Meta<typeof PeriodSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compared: Story = {
  args: { previous: { messages: 230_412, violations: 4_420, actions: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+16.9%').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive');
    await expect(canvas.getByText('-6.4%').closest('[data-tone]')).toHaveAttribute('data-tone', 'critical');
    await expect(canvas.getByText('+2,897 (none before)').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'positive',
    );
  },
};
export const ComparedWithNothing: Story = {
  args: { previous: { messages: 0, violations: 0, actions: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No messages in the period before')).toHaveLength(3);
  },
};
/** Early in the day: the period before has messages, but none in its first hours. */
export const ComparedWithSilentHours: Story = {
  args: { previous: { messages: 0, violations: 0, actions: 0 }, messagesLater: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No messages in the same hours before')).toHaveLength(3);
    await expect(canvas.queryByText('No messages in the period before')).toBeNull();
  },
};
export const AllZero: Story = { args: { totals: { messages: 0, violations: 0, actions: 0 } } };
export const Loading: Story = { args: { totals: null } };
export const SevenDigits: Story = {
  args: { totals: { messages: 48_490_020, violations: 6_788_603, actions: 4_752_023 } },
  globals: { viewport: { value: 'phone' } },
};
