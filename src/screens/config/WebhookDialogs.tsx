import type { Webhook } from '~/contract/api.gen';
import { Alert, Button, ConfirmDialog, Dialog, RefreshCwIcon, Stack } from '~/design-system';
import { SecretRevealDialog, WebhookDeliveryTable, WebhookDialog } from '~/patterns';
import type { WebhooksPanelProps } from './WebhooksPanel';

/** The open dialog of the webhooks panel. */
export function WebhookDialogs(props: WebhooksPanelProps) {
  const { dialog, onDialogChange, loading } = props;
  const close = () => onDialogChange(null);
  const error = props.error ?? undefined;
  switch (dialog?.kind) {
    case 'create':
      return (
        <WebhookDialog
          draft={dialog.draft}
          onDraftChange={(draft) => props.onDraftChange({ ...dialog, draft })}
          loading={loading}
          error={error}
          onCancel={close}
          onSave={props.onCreate}
        />
      );
    case 'edit':
      return (
        <WebhookDialog
          webhook={dialog.webhook}
          draft={dialog.draft}
          onDraftChange={(draft) => props.onDraftChange({ ...dialog, draft })}
          loading={loading}
          error={error}
          onCancel={close}
          onSave={(request) => props.onUpdate(dialog.webhook, request)}
        />
      );
    case 'reveal':
      return (
        <SecretRevealDialog
          secret={dialog.secret}
          noun="signing secret"
          description={`This is the only time the signing secret of ${dialog.url} is shown.`}
          consequence="If you close now you will need a new webhook."
          onCopied={props.onCopied}
          onDone={close}
        >
          Your receiver checks the webhook-signature header with it, so that it accepts events from Torchward
          alone.
        </SecretRevealDialog>
      );
    case 'delete':
      return (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title="Delete this webhook?"
          description={`Nothing more is sent to ${dialog.webhook.url}. Its deliveries are deleted, and what was not delivered yet is dropped. This can't be undone.`}
          confirmLabel="Delete webhook"
          onConfirm={() => props.onDelete(dialog.webhook)}
          loading={loading}
          error={error}
        />
      );
    case 'deliveries':
      return <Deliveries {...props} webhook={dialog.webhook} />;
    case undefined:
      return null;
  }
}

function Deliveries({
  webhook,
  included,
  deliveries,
  onRefreshDeliveries,
  onSendAgain,
  sending,
  error,
  onDialogChange,
}: WebhooksPanelProps & { webhook: Webhook }) {
  const isReady = deliveries.state === 'ready';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onDialogChange(null))}
      title="Deliveries"
      description={`The last 50 events to ${webhook.url}. What fails is tried again for three days.`}
      size="large"
      footer={
        <>
          <Button
            icon={RefreshCwIcon}
            loading={isReady && deliveries.refreshing}
            onClick={onRefreshDeliveries}
          >
            Refresh
          </Button>
          <Button onClick={() => onDialogChange(null)}>Close</Button>
        </>
      }
    >
      <Stack>
        {error === null ? null : <Alert tone="critical">{error}</Alert>}
        <WebhookDeliveryTable
          deliveries={isReady ? deliveries.data : undefined}
          error={
            deliveries.state === 'failed'
              ? (deliveries.detail ?? 'Could not load the deliveries.')
              : undefined
          }
          onRetry={onRefreshDeliveries}
          onSendAgain={included && webhook.enabled ? (delivery) => onSendAgain(webhook, delivery) : undefined}
          retryingId={sending}
        />
      </Stack>
    </Dialog>
  );
}
