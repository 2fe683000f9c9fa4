import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Alert, Card, Heading, Stack } from '~/design-system';
import { webhookLists, webhooks } from '~/fixtures';
import { WebhookList } from '~/patterns';
import { createWebhookListGuide } from './guides/webhookListGuide';

const meta = {
  title: 'Patterns/Webhooks/WebhookList',
  component: WebhookList,
  tags: ['stable'],
  parameters: { guide: createWebhookListGuide },
  args: {
    webhooks: webhookLists.filled,
    onTest: fn(),
    onDeliveries: fn(),
    onEdit: fn(),
    onToggle: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={1}>Configuration</Heading>
        <Heading level={2}>Webhooks</Heading>
        <Card>
          <Story />
        </Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof WebhookList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Loading: Story = { args: { webhooks: null } };
export const Testing: Story = { args: { testingId: webhooks.discord.id } };
export const WithATestResult: Story = {
  args: {
    renderTestResult: ({ id }) =>
      id === webhooks.discord.id ? <Alert tone="positive">Delivered.</Alert> : null,
  },
};
export const PausedByTheService: Story = {
  args: { webhooks: webhookLists.pausedByTheService },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Every event failed for a day\./)).toBeVisible();
    await expect(canvas.getByText(/^The receiver answered 410/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Resume ${webhooks.failing.url}` }));
    await expect(args.onToggle).toHaveBeenCalledWith(webhooks.failing);
  },
};
export const PausedOnASmallerPlan: Story = {
  args: { webhooks: webhookLists.pausedByTheService, usable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Resume ${webhooks.gone.url}` })).toBeDisabled();
  },
};
export const PausedForAnUnknownReason: Story = {
  args: { webhooks: [{ ...webhooks.failing, paused_reason: 'tired' as 'failing' }] },
};
export const NarrowPaused: Story = {
  args: { webhooks: webhookLists.pausedByTheService },
  globals: { viewport: { value: 'phone' } },
};
export const ExtremeText: Story = { args: { webhooks: webhookLists.extreme } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const NotInThePlanButDeletable: Story = {
  args: { usable: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More for ${webhooks.paused.url}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Resume' })).toHaveAttribute('data-disabled');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(webhooks.paused);
  },
};
