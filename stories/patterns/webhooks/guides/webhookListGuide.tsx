import { Alert, Card, Stack } from '~/design-system';
import { webhookLists, webhooks } from '~/fixtures';
import { WebhookList, type WebhookListProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const ignore = (): void => undefined;
const handlers = { onTest: ignore, onDeliveries: ignore, onEdit: ignore, onToggle: ignore, onDelete: ignore };

const drawList = (props: Pick<WebhookListProps, 'webhooks' | 'renderTestResult'>) => (
  <Card>
    <WebhookList {...handlers} {...props} />
  </Card>
);

const delivered = (
  <Alert tone="positive" announce={false}>
    Test event delivered: the receiver answered 204 in 48 ms.
  </Alert>
);

export const createWebhookListGuide = (): Guide => ({
  use: 'Take it for the webhooks of an account, which the owner tests, edits, pauses and deletes.',
  avoid: [
    { when: 'To add or edit a webhook', take: 'Patterns/Webhooks/WebhookDialog' },
    { when: 'For what was sent to one webhook', take: 'Patterns/Webhooks/WebhookDeliveryTable' },
    { when: 'For an account without webhooks', take: 'Design system/EmptyState' },
    { when: 'For webhooks that failed to load', take: 'Patterns/Statistics/PanelState' },
  ],
  anatomy: {
    drawing: drawList({ webhooks: [webhooks.failing] }),
    parts: [
      { name: 'Address', text: 'A heading of level 3.', selector: 'h3' },
      { name: 'State', text: 'Active or paused.', selector: '[data-tone="neutral"]' },
      { name: 'Events', text: 'Those that are sent to it.', selector: 'p:last-of-type' },
      { name: 'Test button', text: 'Shows a spinner while its test runs.', selector: 'button' },
      { name: 'Menu', text: 'Edit, pause or resume, and delete.', selector: '[aria-haspopup="menu"]' },
      {
        name: 'Pause notice',
        text: 'Where Torchward has paused the webhook: why, and what to do. A pause by the owner has none.',
        selector: '[data-tone="caution"]',
      },
    ],
  },
  pairs: [
    {
      right: drawList({
        webhooks: webhookLists.filled,
        renderTestResult: ({ id }) => (id === webhooks.discord.id ? delivered : null),
      }),
      wrong: (
        <Stack>
          {drawList({ webhooks: webhookLists.filled })}
          {delivered}
        </Stack>
      ),
      because:
        'With `renderTestResult` the result stands below its webhook, so the owner knows which one answered.',
    },
  ],
  accessibility: [
    'Each button is named with its address: “Send test to https://…”.',
    'Put a heading of level 2 above it. The pause notice is not announced.',
    'Pass a delivered test to the `announcement` of `SuccessBanner`; its alert announces nothing.',
  ],
  content: [
    'Ask with a `ConfirmDialog` in `onDelete`: the list itself does not.',
    'Where `usable` is false, say above the list why nothing is sent, and how the owner gets webhooks again.',
  ],
});
