import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfig, useConfigPreview, useTestConfig, useUpdateConfig } from '~/api/config';
import { useLists, useRemoveListEntry, useSaveListEntry } from '~/api/lists';
import { useServers } from '~/api/servers';
import { useNotifyIfUnmounted } from '~/api/backgroundFailure';
import { useForgetCopiedOnUnmount } from '~/api/pendingSecret';
import { pendingWebhookStore, usePendingWebhook, type PendingWebhook } from '~/api/pendingWebhook';
import { readAiModel } from '~/api/settings';
import type { MutationResult } from '~/api/singleFlight';
import {
  useDeleteWebhook,
  useRetryDelivery,
  useTestWebhook,
  useUpdateWebhook,
  useWebhookDeliveries,
  useWebhooks,
} from '~/api/webhooks';
import type {
  Config,
  ConfigRequest,
  CreateWebhookRequest,
  ListEntry,
  ListEntryDraft,
  PreviewRequest,
  Webhook,
} from '~/contract/api.gen';
import { DEFAULT_SWEARING, TEMPORARY_STATE_MS, MAX_LENGTH } from '~/contract/limits';
import { includesFeature } from '~/contract/planFeatures';
import { lazyWithPreload, useTemporaryState } from '~/design-system';
import {
  listConfigDraftChanges,
  rebaseConfigDraft,
  CREATE_WEBHOOK_FAILED,
  toLoadable,
  readWebhookHost,
  SAVE_LIST_ENTRY_FAILED,
  validateListPattern,
  type Loadable,
} from '~/domain';
import { usePersistedDraft } from '~/drafts';
import { useLeaveGuard } from '~/navigation';
import type { SaveState } from '~/patterns';
import { useTier } from '~/session';
import { ConfigScreen } from './ConfigScreen';
import type { WebhookFormDialogState, WebhookPanelDialog } from './WebhookDialogs';
import type { ListsPanelDialog } from './ListsPanel';
import { useDebouncedValue } from './useDebouncedValue';
import type { WebhookTest } from './WebhooksPanel';

/* The lists and webhooks stand below everything else, so the settings need not wait for their code. */
const WebhooksPanel = lazyWithPreload(() => import('./WebhooksPanel').then((m) => m.WebhooksPanel));
void WebhooksPanel.preload();
const ListsPanel = lazyWithPreload(() => import('./ListsPanel').then((m) => m.ListsPanel));
void ListsPanel.preload();

/** The preview of settings as they are edited. */
function toPreviewRequest(settings: Config | null): PreviewRequest | null {
  if (settings === null) return null;
  const { automation_level, confidence_threshold, swearing, server_rules } = settings;
  const isShort = server_rules.length <= MAX_LENGTH.serverRules;
  return { automation_level, confidence_threshold, swearing, ...(isShort ? { server_rules } : {}) };
}

/** A draft that replaces the configuration in force, whichever version it began from. */
function onTopOf({ version }: Config, draft: ConfigRequest): ConfigRequest {
  return version === undefined ? draft : { ...draft, version };
}

export function ConfigRoute() {
  const config = useConfig();
  const update = useUpdateConfig();
  const test = useTestConfig();
  const notifyIfUnmounted = useNotifyIfUnmounted();
  const rulesIncluded = includesFeature(useTier(), 'customRules');
  // Drafts that a tab kept since the version before lack the choice about swearing.
  const [kept, keepDraft] = usePersistedDraft<ConfigRequest>('config_draft');
  /** The configuration that the draft began from. */
  const [base, keepBase] = usePersistedDraft<Config>('config_base');
  const [setAside, keepAside] = usePersistedDraft<ConfigRequest>('config_set_aside');
  const [saveState, setSaveState] = useTemporaryState<SaveState>(
    'idle',
    TEMPORARY_STATE_MS.configStatus,
    (next) => next !== 'saving',
  );
  const [saveDetail, setSaveDetail] = useState<string>();
  const [message, setMessage] = useState('');

  const saved = config.data ?? null;
  function setDraft(next: ConfigRequest | null) {
    keepDraft(next);
    if (next === null) keepBase(null);
    else if (next.version === saved?.version) keepBase(saved);
  }
  // The draft may be from a larger plan. Without custom rules an owner can only keep the saved rules or remove them.
  const isAllowed = kept === null || saved === null || rulesIncluded || kept.server_rules === '';
  const allowed = isAllowed ? kept : { ...kept, server_rules: saved.server_rules };
  const complete = allowed && {
    ...allowed,
    swearing: allowed.swearing ?? saved?.swearing ?? DEFAULT_SWEARING,
  };
  const draft = complete && base && saved ? rebaseConfigDraft(base, complete, saved) : complete;
  const edited = draft ?? saved;
  const preview = useConfigPreview(useDebouncedValue(toPreviewRequest(edited)));
  const isDirty = saved !== null && draft !== null && listConfigDraftChanges(saved, draft).length > 0;
  const guard = useLeaveGuard(isDirty);

  async function save() {
    if (edited === null) return;
    setSaveState('saving');
    const result = await update.mutate(edited);
    setSaveState(result.ok ? 'saved' : 'failed');
    setSaveDetail(result.ok ? undefined : result.error.detail);
    if (result.ok) {
      setDraft(null);
      keepAside(null);
    } else {
      if (result.error.status === 412) void config.refetch();
      const detail = result.error.detail ?? 'What is in force is what was saved before.';
      notifyIfUnmounted({ title: 'The configuration was not saved', detail });
    }
  }

  return (
    <ConfigScreen
      config={toLoadable(config)}
      draft={draft}
      onDraftChange={setDraft}
      rulesIncluded={rulesIncluded}
      aiModel={readAiModel()}
      onDiscard={() => {
        keepAside(draft);
        setDraft(null);
      }}
      onKeepMine={() => {
        if (draft !== null && saved !== null) setDraft(onTopOf(saved, draft));
      }}
      onBringBack={
        setAside === null || saved === null
          ? undefined
          : () => {
              setDraft(onTopOf(saved, setAside));
              keepAside(draft);
            }
      }
      onSave={() => void save()}
      saveState={saveState}
      saveDetail={saveDetail}
      preview={toLoadable(preview)}
      onRetryPreview={() => void preview.refetch()}
      test={{
        message,
        onMessageChange: (next) => {
          setMessage(next);
          test.reset();
        },
        onRun: () => {
          if (edited !== null) void test.mutate({ message: message.trim(), config: edited });
        },
        loading: test.isPending,
        verdict: test.data ?? null,
        error: test.error
          ? (test.error.detail ?? 'The test failed. Check your connection, then try again.')
          : undefined,
      }}
      lists={
        <Suspense fallback={null}>
          <Lists config={edited} />
        </Suspense>
      }
      webhooks={
        <Suspense fallback={null}>
          <Webhooks />
        </Suspense>
      }
      onRetry={() => void config.refetch()}
      leaving={guard.isAsking}
      onLeave={() => {
        setDraft(null);
        guard.leave();
      }}
      onStay={guard.stay}
    />
  );
}

type ListEntryForm = Extract<ListsPanelDialog, { kind: 'form' }>;

/** The preview of the entry in the open form, with the configuration as it is edited. */
function toEntryPreviewRequest(
  config: Config | null,
  dialog: ListsPanelDialog | null,
): PreviewRequest | null {
  const draft = dialog?.kind === 'form' ? (dialog.draft ?? dialog.entry) : undefined;
  if (config === null || draft === undefined || validateListPattern(draft) !== null) return null;
  const { kind, pattern, action, servers = null } = draft;
  return {
    automation_level: config.automation_level,
    confidence_threshold: config.confidence_threshold,
    list_entry: { kind, pattern, action, servers },
    ...(dialog?.kind === 'form' && dialog.entry ? { replaced_entry_id: dialog.entry.id } : {}),
  };
}

/** The account's lists. Each change saves at once, apart from the settings' form. */
function Lists({ config }: { config: Config | null }) {
  const [form, keepForm] = usePersistedDraft<ListEntryForm>('list_entry_form');
  const [chosen, setDialog] = useState<ListsPanelDialog | null>(form);
  const [error, setError] = useState<string | null>(null);
  const [success, setSuccess] = useTemporaryState<string | null>(null, TEMPORARY_STATE_MS.banner);
  const lists = useLists();
  const servers = useServers();
  const save = useSaveListEntry();
  const remove = useRemoveListEntry();
  const notifyIfUnmounted = useNotifyIfUnmounted();
  const request = useDebouncedValue(toEntryPreviewRequest(config, chosen));
  const preview = useConfigPreview(request);

  function show(next: ListsPanelDialog | null) {
    setError(null);
    setDialog(next);
    // A form without an edit is not worth opening again.
    keepForm(next?.kind === 'form' && next.draft ? next : null);
  }

  /** Shows a failure where the owner started the mutation; closes the dialog after a success. */
  async function settle(answered: Promise<MutationResult<unknown>>, done: string, failed: string) {
    setError(null);
    const result = await answered;
    if (result.ok) {
      show(null);
      setSuccess(done);
      return;
    }
    const detail = result.error.detail ?? failed;
    setError(detail);
    notifyIfUnmounted({ title: 'The lists were not changed', detail });
  }

  return (
    <ListsPanel
      lists={toLoadable(lists)}
      onRetry={() => void lists.refetch()}
      servers={(servers.data?.servers ?? []).map(({ name }) => name)}
      dialog={chosen}
      onDialogChange={show}
      preview={request === null ? null : (preview.data ?? null)}
      onSave={(draft: ListEntryDraft, entry: ListEntry | undefined) =>
        void settle(
          save.mutate({ id: entry?.id, draft }),
          entry === undefined ? 'Entry added' : 'Entry changed',
          SAVE_LIST_ENTRY_FAILED,
        )
      }
      onRemove={({ id }) =>
        void settle(remove.mutate({ id }), 'Entry removed', 'The entry was not removed. Please try again.')
      }
      loading={save.isPending || remove.isPending}
      error={error}
      success={success}
    />
  );
}

/** The title of a background failure for each webhook mutation. */
const CHANGES = {
  update: { what: 'webhook', undone: 'changed' },
  delete: { what: 'webhook', undone: 'deleted' },
  test: { what: 'test event', undone: 'sent' },
  retry: { what: 'event', undone: 'sent again' },
} as const;

function part<Whole, Part>(value: Loadable<Whole>, choose: (whole: Whole) => Part): Loadable<Part> {
  return value.state === 'ready' ? { ...value, data: choose(value.data) } : value;
}

/** Returns the dialog for a pending webhook: the create form, then the one that shows its secret. */
function toDialog(made: PendingWebhook): WebhookPanelDialog {
  const { request } = made;
  return made.state === 'created'
    ? { kind: 'reveal', secret: made.secret, url: request.url }
    : { kind: 'create', draft: request };
}

/** The account's webhooks. Each change saves at once, apart from the settings' form. */
function Webhooks() {
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

  /** Waits for a mutation. @returns why it failed, also shown to an owner who has left the screen; null if it succeeded */
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
      webhooks={part(toLoadable(list), ({ webhooks }) => webhooks)}
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
      deliveries={part(toLoadable(log), ({ deliveries }) => deliveries)}
      onRefreshDeliveries={() => void log.refetch()}
      onSendAgain={(webhook, { id }) => void sendAgain(webhook, id)}
      sending={sending}
      loading={made?.state === 'creating' || update.isPending || remove.isPending}
      error={made?.state === 'failed' ? (made.error.detail ?? CREATE_WEBHOOK_FAILED) : error}
      success={success}
    />
  );
}
