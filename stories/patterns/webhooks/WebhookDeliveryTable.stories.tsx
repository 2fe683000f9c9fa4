import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider, Heading } from '~/design-system';
import { deliveries, deliveryLists, FIXTURE_NOW } from '~/fixtures';
import { WebhookDeliveryTable } from '~/patterns';
import { createWebhookDeliveryTableGuide } from './guides/webhookDeliveryTableGuide';

const meta = {
  title: 'Patterns/Webhooks/WebhookDeliveryTable',
  component: WebhookDeliveryTable,
  tags: ['stable'],
  parameters: { guide: createWebhookDeliveryTableGuide },
  args: { deliveries: deliveryLists.filled },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Heading level={1}>Webhook</Heading>
        <Heading level={2}>Deliveries</Heading>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof WebhookDeliveryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSendAgain = fn();

export const Filled: Story = {
  args: { onSendAgain },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Will be retried')).toBeVisible();
    await expect(canvas.getByText('Given up')).toBeVisible();
    await expect(canvas.getByText('Test event')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Retry now/ })).toHaveLength(2);
  },
};
export const RetryNow: Story = {
  args: {
    deliveries: [{ ...deliveries.retrying, event: deliveries.failed.event }, deliveries.failed],
    onSendAgain,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Retry now: Action taken, 19 Nov 2026, 21:04:11' }),
    );
    await expect(onSendAgain).toHaveBeenCalledWith(deliveries.failed);
  },
};
export const Retrying: Story = { args: { onSendAgain, retryingId: deliveries.failed.id } };
export const WithoutRetry: Story = {};
export const UnknownValues: Story = {
  args: {
    deliveries: [{ ...deliveries.delivered, event: 'player.muted', status: 'queued' as 'delivered' }],
  },
};
export const Empty: Story = { args: { deliveries: deliveryLists.empty } };
export const Loading: Story = { args: { deliveries: undefined } };
export const Narrow: Story = { args: { onSendAgain }, globals: { viewport: { value: 'phone' } } };
