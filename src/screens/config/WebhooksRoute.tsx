import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '~/api/errors';
import { useNotifyIfUnmounted } from '~/api/backgroundFailure';
import { LOST_ANSWER_ADVICE, useForgetCopiedOnUnmount } from '~/api/pendingSecret';
import { pendingWebhookStore, usePendingWebhook, type PendingWebhook } from '~/api/pendingWebhook';
import type { MutationResult } from '~/api/singleFlight';
import {
  useDeleteWebhook,
  useRetryDelivery,
  useTestWebhook,
  useUpdateWebhook,
  useWebhookDeliveries,
  useWebhooks,
} from '~/api/webhooks';
import type { CreateWebhookRequest, Webhook } from '~/contract/api.gen';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { includesFeature } from '~/contract/planFeatures';
import { lazyWithPreload, useTemporaryState } from '~/design-system';
import { CREATE_WEBHOOK_FAILED, readWebhookHost, toLoadable, type Loadable } from '~/domain';
import { usePersistedDraft } from '~/drafts';
import { useTier } from '~/session';
import type { WebhookFormDialogState, WebhookPanelDialog } from './WebhookDialogs';
import type { WebhookTest } from './WebhooksPanel';

/* The webhooks stand below the settings, which need not wait for their code. */
const WebhooksPanel = lazyWithPreload(() => import('./WebhooksPanel').then((m) => m.WebhooksPanel));
void WebhooksPanel.preload();

/** The title of a background failure for each webhook mutation. */
const CHANGES = {
  update: { what: 'webhook', undone: 'changed' },
  delete: { what: 'webhook', undone: 'deleted' },
  test: { what: 'test event', undone: 'sent' },
  retry: { what: 'event', undone: 'sent again' },
} as const;

function mapLoadable<Whole, Part>(value: Loadable<Whole>, choose: (whole: Whole) => Part): Loadable<Part> {
  return value.state === 'ready' ? { ...value, data: choose(value.data) } : value;
}

/** Says why no webhook was added; when the answer is lost, it may have been added all the same. */
function describeCreateFailure({ detail, status }: ApiError): string {
  if (detail !== undefined) return detail;
  return status === 0 ? LOST_ANSWER_ADVICE : CREATE_WEBHOOK_FAILED;
}

/** Returns the dialog for a pending webhook: the create form, then the one that shows its secret. */
function toDialog(made: PendingWebhook): WebhookPanelDialog {
  const { request } = made;
  return made.state === 'created'
    ? { kind: 'reveal', secret: made.secret, url: request.url }
    : { kind: 'create', draft: request };
}

/** The account's webhooks. Each change saves at once, apart from the settings' form. */
export function WebhooksRoute() {
  const included = includesFeature(useTier(), 'webhooks');
  const [form, keepForm] = usePersistedDraft<WebhookFormDialogState>('webhook_form');
  const [chosen, setDialog] = useState<WebhookPanelDialog | null>(form);
  const [error, setError] = useState<string | null>(null);
  const [success, setSuccess] = useTemporaryState<string | null>(null, TEMPORARY_STATE_MS.banner);
  const [test, setTest] = useState<WebhookTest | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { open?: unknown } | null };
  /** The owner opened this screen with the command that adds a webhook. */
  const isAsked = state?.open === 'create' && included;
  const opened = chosen ?? (isAsked ? ({ kind: 'create' } as const) : null);
  const made = usePendingWebhook();
  const dialog = made === null ? opened : toDialog(made);
  const list = useWebhooks();
  const log = useWebhookDeliveries(dialog?.kind === 'deliveries' ? dialog.webhook.id : null);
  const update = useUpdateWebhook();
  const remove = useDeleteWebhook();
  const tryOut = useTestWebhook();
  const retry = useRetryDelivery();
  const notifyIfUnmounted = useNotifyIfUnmounted();

  useForgetCopiedOnUnmount(pendingWebhookStore);

  function show(next: WebhookPanelDialog | null) {
    setError(null);
    setDialog(next);
    keepForm(null);
    if (isAsked) void navigate('.', { replace: true });
  }

  async function create(request: CreateWebhookRequest) {
    await pendingWebhookStore.create(request);
    if (pendingWebhookStore.get()?.state === 'created') keepForm(null);
  }

  /** Waits for a mutation. @returns why it failed, which an owner who left the screen sees too; null if it succeeded */
  async function attempt(
    change: keyof typeof CHANGES,
    { url }: Webhook,
    answered: Promise<MutationResult<unknown>>,
  ): Promise<string | null> {
    setError(null);
    const result = await answered;
    if (result.ok) return null;
    const { what, undone } = CHANGES[change];
    const detail = result.error.detail ?? `The ${what} was not ${undone}. Please try again.`;
    notifyIfUnmounted({ title: `The ${what} to ${readWebhookHost(url)} was not ${undone}`, detail });
    return detail;
  }

  /** Shows a failure where the owner started the mutation; closes the dialog after a success. */
  async function settle(attempted: Promise<string | null>, done: string) {
    const failure = await attempted;
    if (failure !== null) {
      setError(failure);
      return;
    }
    show(null);
    setSuccess(done);
  }

  async function sendTest(webhook: Webhook) {
    const { id } = webhook;
    setTest({ id, state: 'running' });
    const answered = tryOut.mutate({ id });
    const failure = await attempt('test', webhook, answered);
    const result = await answered;
    if (result.ok) setTest({ id, state: 'sent', delivery: result.data });
    else setTest({ id, state: 'failed', detail: failure ?? '' });
  }

  async function sendAgain(webhook: Webhook, deliveryId: string) {
    setSending(deliveryId);
    const failure = await attempt('retry', webhook, retry.mutate({ id: webhook.id, deliveryId }));
    setSending(null);
    setError(failure);
  }

  return (
    <WebhooksPanel
      webhooks={mapLoadable(toLoadable(list), ({ webhooks }) => webhooks)}
      included={included}
      onRetry={() => void list.refetch()}
      dialog={dialog}
      onDialogChange={(next) => {
        pendingWebhookStore.forget();
        show(next);
      }}
      onDraftChange={keepForm}
      onCreate={(request) => void create(request)}
      onCopied={pendingWebhookStore.copied}
      onUpdate={(webhook, request) =>
        void settle(
          attempt('update', webhook, update.mutate({ id: webhook.id, ...request })),
          'Webhook updated',
        )
      }
      onToggle={(webhook) => {
        const { id, enabled } = webhook;
        const done = enabled ? 'Webhook paused' : 'Webhook resumed';
        void settle(attempt('update', webhook, update.mutate({ id, enabled: !enabled })), done);
      }}
      onDelete={(webhook) =>
        void settle(attempt('delete', webhook, remove.mutate({ id: webhook.id })), 'Webhook deleted')
      }
      onTest={(webhook) => void sendTest(webhook)}
      test={test}
      deliveries={mapLoadable(toLoadable(log), ({ deliveries }) => deliveries)}
      onRefreshDeliveries={() => void log.refetch()}
      onSendAgain={(webhook, { id }) => void sendAgain(webhook, id)}
      sending={sending}
      loading={made?.state === 'creating' || update.isPending || remove.isPending}
      error={made?.state === 'failed' ? describeCreateFailure(made.error) : error}
      success={success}
    />
  );
}
