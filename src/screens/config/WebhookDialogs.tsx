import type { CreateWebhookRequest, Webhook, WebhookDelivery } from '~/contract/api.gen';
import { Alert, Button, ConfirmDialog, Dialog, RefreshCwIcon, Stack } from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState, SecretRevealDialog, WebhookDeliveryTable, WebhookDialog } from '~/patterns';

/** The dialog of the panel that is open. */
export type WebhookPanelDialog =
  | { kind: 'create'; draft?: CreateWebhookRequest }
  /** Shows the new webhook's secret, which the server sends only once. */
  | { kind: 'reveal'; secret: string; url: string }
  | { kind: 'edit'; webhook: Webhook; draft?: CreateWebhookRequest }
  | { kind: 'delete'; webhook: Webhook }
  | { kind: 'deliveries'; webhook: Webhook };

/** The state of a dialog that has a form. */
export type WebhookFormDialogState = Extract<WebhookPanelDialog, { kind: 'create' | 'edit' }>;

export interface WebhookDialogsProps {
  /** Whether the plan has webhooks (Pro). */
  included: boolean;
  dialog: WebhookPanelDialog | null;
  onDialogChange: (dialog: WebhookPanelDialog | null) => void;
  /** Called with the draft after every edit in the open dialog. */
  onDraftChange: (dialog: WebhookFormDialogState) => void;
  onCreate: (request: CreateWebhookRequest) => void;
  /** Called once the owner has copied the secret. */
  onCopied: () => void;
  onUpdate: (webhook: Webhook, request: Required<CreateWebhookRequest>) => void;
  onDelete: (webhook: Webhook) => void;
  /** The deliveries of the webhook whose dialog is open. */
  deliveries: Loadable<readonly WebhookDelivery[]>;
  onRefreshDeliveries: () => void;
  /** Sends a failed delivery again, now. */
  onSendAgain: (webhook: Webhook, delivery: WebhookDelivery) => void;
  /** Id of the delivery that is being retried. */
  sending: string | null;
  /** Whether the open dialog's mutation is in flight. */
  loading: boolean;
  /** Why a mutation failed; shown in the open dialog, else above the list. */
  error: string | null;
}

/** The open dialog of the webhooks panel. */
export function WebhookDialogs(props: WebhookDialogsProps) {
  const { dialog, onDialogChange, loading } = props;
  const close = () => onDialogChange(null);
  const shared = { loading, error: props.error ?? undefined };
  switch (dialog?.kind) {
    case 'create':
      return (
        <WebhookDialog
          {...shared}
          draft={dialog.draft}
          onDraftChange={(draft) => props.onDraftChange({ ...dialog, draft })}
          onCancel={close}
          onSave={props.onCreate}
        />
      );
    case 'edit':
      return (
        <WebhookDialog
          {...shared}
          webhook={dialog.webhook}
          draft={dialog.draft}
          onDraftChange={(draft) => props.onDraftChange({ ...dialog, draft })}
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
          {...shared}
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title="Delete this webhook?"
          description={`Nothing more is sent to ${dialog.webhook.url}. Its deliveries are deleted, and what was not delivered yet is dropped. This can't be undone.`}
          confirmLabel="Delete webhook"
          onConfirm={() => props.onDelete(dialog.webhook)}
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
}: WebhookDialogsProps & { webhook: Webhook }) {
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
            loading={deliveries.state === 'ready' && deliveries.refreshing}
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
        <PanelState
          value={deliveries}
          subject="the deliveries"
          single
          onRetry={onRefreshDeliveries}
          loading={<WebhookDeliveryTable deliveries={undefined} />}
        >
          {(rows) => (
            <WebhookDeliveryTable
              deliveries={rows}
              onSendAgain={
                included && webhook.enabled ? (delivery) => onSendAgain(webhook, delivery) : undefined
              }
              retryingId={sending}
            />
          )}
        </PanelState>
      </Stack>
    </Dialog>
  );
}
