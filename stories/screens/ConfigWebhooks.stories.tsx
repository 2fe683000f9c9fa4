import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ClockProvider, Heading, Stack } from '~/design-system';
import { toReady } from '~/domain';
import { createdWebhook, deliveries, deliveryLists, FIXTURE_NOW, webhookLists, webhooks } from '~/fixtures';
import { WebhooksPanel } from '~/screens/config/WebhooksPanel';
import { framedPageDocs } from '../../.storybook/docs';
import { webhooksPanelArgs } from './webhooksPanelArgs';

const meta = {
  title: 'Screens/Configuration/Webhooks',
  component: WebhooksPanel,
  tags: ['stable'],
  args: webhooksPanelArgs,
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Stack>
          <Heading level={1}>Configuration</Heading>
          <Story />
        </Stack>
      </ClockProvider>
    ),
  ],
  parameters: { docs: framedPageDocs },
} satisfies Meta<typeof WebhooksPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const { discord, paused } = webhooks;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Send test to ${discord.url}` }));
    await expect(args.onTest).toHaveBeenCalledWith(discord);
    await userEvent.click(canvas.getByRole('button', { name: `Deliveries to ${paused.url}` }));
    await expect(args.onDialogChange).toHaveBeenCalledWith({ kind: 'deliveries', webhook: paused });
  },
};

export const Empty: Story = {
  args: { webhooks: toReady(webhookLists.empty) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    await expect(args.onDialogChange).toHaveBeenCalledWith({ kind: 'create' });
  },
};

export const NotInThePlan: Story = {
  args: { webhooks: toReady(webhookLists.empty), included: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscribe');
    await expect(canvas.queryByRole('button', { name: 'Add webhook' })).toBeNull();
  },
};

export const KeptFromALargerPlan: Story = {
  args: { included: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is sent')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Send test to ${discord.url}` })).toBeDisabled();
  },
};

export const PauseFromTheMenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More for ${discord.url}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await expect(args.onToggle).toHaveBeenCalledWith(discord);
  },
};

export const TestRunning: Story = { args: { test: { id: discord.id, state: 'running' } } };
export const TestDelivered: Story = {
  args: { test: { id: discord.id, state: 'sent', delivery: deliveries.test } },
  play: async ({ canvas }) => {
    const words = canvas.getAllByText(/the receiver answered 200 in 61 ms/);
    await expect(words.length, 'announced and seen').toBe(2);
  },
};
export const TestNotDelivered: Story = {
  args: { test: { id: discord.id, state: 'sent', delivery: deliveries.failed } },
};
export const TestRefused: Story = {
  args: { test: { id: discord.id, state: 'failed', detail: 'Too many calls. Try again in a minute.' } },
};

export const AddOne: Story = { args: { dialog: { kind: 'create' } } };
export const AddFailed: Story = {
  args: {
    dialog: { kind: 'create' },
    error: 'The address must be on the public internet, not in a private network.',
  },
};
export const Secret: Story = {
  args: { dialog: { kind: 'reveal', secret: createdWebhook.secret, url: discord.url } },
};
export const EditOne: Story = { args: { dialog: { kind: 'edit', webhook: discord } } };

export const AsksBeforeDeleting: Story = {
  args: { dialog: { kind: 'delete', webhook: discord } },
  play: async ({ args }) => {
    const question = within(screen.getByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Delete webhook' }));
    await expect(args.onDelete).toHaveBeenCalledWith(discord);
  },
};
export const DeleteFailed: Story = {
  args: {
    dialog: { kind: 'delete', webhook: discord },
    error: 'The webhook was not deleted. Please try again.',
  },
};

export const Deliveries: Story = {
  args: { dialog: { kind: 'deliveries', webhook: discord } },
  play: async ({ args }) => {
    await expect(screen.getByText('The receiver answered 503.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefreshDeliveries).toHaveBeenCalledOnce();
  },
};
export const RetryNow: Story = {
  args: { dialog: { kind: 'deliveries', webhook: discord } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Retry now: Review needed/ }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(discord, deliveries.retrying);
  },
};
export const Retrying: Story = {
  args: { dialog: { kind: 'deliveries', webhook: discord }, sending: deliveries.retrying.id },
  play: async () => {
    await expect(screen.getByRole('button', { name: /^Retry now: Action taken/ })).toBeDisabled();
  },
};
export const RetryFailed: Story = {
  args: {
    dialog: { kind: 'deliveries', webhook: discord },
    error: 'This event is being sent at this moment. Look again in a few seconds.',
  },
};
export const NoRetryWhilePaused: Story = {
  args: { dialog: { kind: 'deliveries', webhook: paused } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Retry now/ })).toBeNull();
  },
};
export const NoDeliveries: Story = {
  args: { dialog: { kind: 'deliveries', webhook: paused }, deliveries: toReady(deliveryLists.empty) },
};
export const DeliveriesLoading: Story = {
  args: { dialog: { kind: 'deliveries', webhook: discord }, deliveries: { state: 'loading' } },
};
export const DeliveriesFailed: Story = {
  args: { dialog: { kind: 'deliveries', webhook: discord }, deliveries: { state: 'failed', detail: null } },
};

export const RefreshOfDeliveriesFailed: Story = {
  args: {
    dialog: { kind: 'deliveries', webhook: discord },
    deliveries: { state: 'ready', data: deliveryLists.filled, refreshing: false, stale: true, updatedAt: 0 },
  },
  play: async ({ args }) => {
    await expect(screen.getByText('Could not refresh the deliveries')).toBeVisible();
    await expect(screen.getByText('The receiver answered 503.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRefreshDeliveries).toHaveBeenCalledOnce();
  },
};

export const PausedByTheService: Story = {
  args: { webhooks: toReady(webhookLists.pausedByTheService) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Resume ${webhooks.failing.url}` }));
    await expect(args.onToggle).toHaveBeenCalledWith(webhooks.failing);
  },
};
export const Paused: Story = { args: { success: 'Webhook paused' } };
export const PauseFailed: Story = { args: { error: 'The webhook was not changed. Please try again.' } };
export const Loading: Story = { args: { webhooks: { state: 'loading' } } };
export const Failed: Story = { args: { webhooks: { state: 'failed', detail: null } } };
export const ExtremeText: Story = { args: { webhooks: toReady(webhookLists.extreme) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowDeliveries: Story = {
  args: { dialog: { kind: 'deliveries', webhook: discord } },
  globals: { viewport: { value: 'phone' } },
};
