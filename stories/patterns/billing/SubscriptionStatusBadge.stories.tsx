import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { subscriptionStatusValues } from '~/contract/enums.gen';
import { Inline } from '~/design-system';
import { SubscriptionStatusBadge } from '~/patterns';
import { createSubscriptionStatusBadgeGuide } from './guides/subscriptionStatusBadgeGuide';

const meta = {
  title: 'Patterns/Billing/SubscriptionStatusBadge',
  component: SubscriptionStatusBadge,
  tags: ['stable'],
  parameters: { guide: createSubscriptionStatusBadgeGuide },
  args: { status: 'active' },
} satisfies Meta<typeof SubscriptionStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Trial: Story = {
  args: { status: 'trial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free Trial')).toBeVisible();
  },
};
export const Canceled: Story = { args: { status: 'canceled' } };
export const Suspended: Story = { args: { status: 'suspended' } };
export const Unknown: Story = {
  args: { status: 'past_due' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past due').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  },
};
export const All: Story = {
  render: () => (
    <Inline>
      {subscriptionStatusValues.map((status) => (
        <SubscriptionStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
