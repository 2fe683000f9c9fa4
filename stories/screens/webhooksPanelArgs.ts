import { fn } from 'storybook/test';
import { toReady } from '~/domain';
import { deliveryLists, webhookLists } from '~/fixtures';
import type { WebhooksPanelProps } from '~/screens/config/WebhooksPanel';

/** The panel of a Pro account at rest, for its own stories and for those of the screen it stands on. */
export const webhooksPanelArgs: WebhooksPanelProps = {
  webhooks: toReady(webhookLists.filled),
  included: true,
  onRetry: fn(),
  dialog: null,
  onDialogChange: fn(),
  onDraftChange: fn(),
  onCreate: fn(),
  onCopied: fn(),
  onUpdate: fn(),
  onToggle: fn(),
  onDelete: fn(),
  onTest: fn(),
  test: null,
  deliveries: toReady(deliveryLists.filled),
  onRefreshDeliveries: fn(),
  onSendAgain: fn(),
  sending: null,
  loading: false,
  error: null,
  success: null,
};
