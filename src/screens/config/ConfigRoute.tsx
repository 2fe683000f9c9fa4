import { useEffect, useState } from 'react';
import { useConfig, useConfigPreview, useTestConfig, useUpdateConfig } from '~/api/config';
import type { Outcome } from '~/api/useCall';
import {
  useCreateWebhook,
  useDeleteWebhook,
  useRetryDelivery,
  useTestWebhook,
  useUpdateWebhook,
  useWebhookDeliveries,
  useWebhooks,
} from '~/api/webhooks';
import type { Config, PreviewRequest } from '~/contract/api.gen';
import { DELAYS_MS } from '~/contract/limits';
import { configChanges, includesWebhooks, toLoadable, type Loadable } from '~/domain';
import { useNavigation, useSession } from '~/session';
import { ConfigScreen, type ConfigScreenProps } from './ConfigScreen';
import { useKeptDraft } from './keptDraft';
import { useLeaveGuard } from './useLeaveGuard';
import { WebhooksPanel, type WebhookPanelDialog, type WebhookTest } from './WebhooksPanel';

/** Milliseconds the slider rests before the preview is asked for. */
const PREVIEW_REST_MS = 200;

/** The settings to preview, once they have rested. */
function useRested(settings: Config | null): PreviewRequest | null {
  const level = settings?.automation_level;
  const threshold = settings?.confidence_threshold;
  const [rested, setRested] = useState<PreviewRequest | null>(null);
  useEffect(() => {
    if (level === undefined || threshold === undefined) return undefined;
    const timer = setTimeout(
      () => setRested({ automation_level: level, confidence_threshold: threshold }),
      PREVIEW_REST_MS,
    );
    return () => clearTimeout(timer);
  }, [level, threshold]);
  return rested;
}

export function ConfigRoute() {
  const config = useConfig();
  const update = useUpdateConfig();
  const test = useTestConfig();
  const { go } = useNavigation();
  const session = useSession();
  const [draft, setDraft] = useKeptDraft(session.status === 'signedIn' ? session.user.email : '');
  const [saveState, setSaveState] = useState<ConfigScreenProps['saveState']>('idle');
  const [message, setMessage] = useState('');

  const saved = config.data ?? null;
  const edited = draft ?? saved;
  const preview = useConfigPreview(useRested(edited));
  const isDirty = saved !== null && draft !== null && configChanges(saved, draft).length > 0;
  const guard = useLeaveGuard(isDirty, go);

  useEffect(() => {
    if (saveState !== 'saved' && saveState !== 'failed') return undefined;
    const timer = setTimeout(() => setSaveState('idle'), DELAYS_MS.configStatus);
    return () => clearTimeout(timer);
  }, [saveState]);

  async function save() {
    if (draft === null) return;
    setSaveState('saving');
    const result = await update.run(draft);
    setSaveState(result.ok ? 'saved' : 'failed');
    if (result.ok) setDraft(null);
  }

  return (
    <ConfigScreen
      config={toLoadable(config)}
      draft={draft}
      onDraftChange={setDraft}
      onDiscard={() => setDraft(null)}
      onSave={() => void save()}
      saveState={saveState}
      saveDetail={update.error?.detail}
      preview={toLoadable(preview)}
      onRetryPreview={() => void preview.refetch()}
      test={{
        message,
        onMessageChange: setMessage,
        onRun: () => {
          if (edited !== null) void test.run({ message: message.trim(), config: edited });
        },
        isRunning: test.pending,
        verdict: test.data,
        error: test.error
          ? (test.error.detail ?? 'The test failed. Check your connection, then try again.')
          : undefined,
      }}
      webhooks={<Webhooks />}
      onRetry={() => void config.refetch()}
      leaving={guard.leaving}
      onLeave={() => {
        setDraft(null);
        guard.leave();
      }}
      onStay={guard.stay}
    />
  );
}

const WEBHOOK_FAILED = {
  create: 'The webhook was not added. Please try again.',
  update: 'The webhook was not changed. Please try again.',
  delete: 'The webhook was not deleted. Please try again.',
  test: 'The test event was not sent. Please try again.',
  retry: 'The event was not sent again. Please try again.',
} as const;

function part<Whole, Part>(value: Loadable<Whole>, choose: (whole: Whole) => Part): Loadable<Part> {
  return value.state === 'ready' ? { ...value, data: choose(value.data) } : value;
}

/** The webhooks of the account, a part of the configuration that is saved on its own. */
function Webhooks() {
  const session = useSession();
  const subscription = session.status === 'signedIn' ? session.subscription : null;
  const tier = subscription?.status === 'ready' ? subscription.value?.tier : undefined;
  const [dialog, setDialog] = useState<WebhookPanelDialog | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [success, setSuccess] = useState<{ message: string } | null>(null);
  const [test, setTest] = useState<WebhookTest | null>(null);
  const list = useWebhooks();
  const log = useWebhookDeliveries(dialog?.kind === 'deliveries' ? dialog.webhook.id : null);
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const remove = useDeleteWebhook();
  const tryOut = useTestWebhook();
  const retry = useRetryDelivery();
  const [sending, setSending] = useState<string | null>(null);

  useEffect(() => {
    if (success === null) return undefined;
    const timer = setTimeout(() => setSuccess(null), DELAYS_MS.banner);
    return () => clearTimeout(timer);
  }, [success]);

  function show(next: WebhookPanelDialog | null) {
    setError(null);
    setDialog(next);
  }

  /** Ends a write: a failure is told where it was asked for, a success closes the dialog. */
  function settle<T>(outcome: Outcome<T>, failed: string, done: string) {
    if (!outcome.ok) {
      setError(outcome.error.detail ?? failed);
      return;
    }
    show(null);
    setSuccess({ message: done });
  }

  return (
    <WebhooksPanel
      webhooks={part(toLoadable(list), ({ webhooks }) => webhooks)}
      included={includesWebhooks(tier)}
      onRetry={() => void list.refetch()}
      dialog={dialog}
      onDialogChange={show}
      onCreate={(request) => {
        setError(null);
        void create.run(request).then((outcome) => {
          // The secret lives on in the reveal dialog only.
          create.reset();
          if (outcome.ok) show({ kind: 'reveal', secret: outcome.data.secret, url: request.url });
          else setError(outcome.error.detail ?? WEBHOOK_FAILED.create);
        });
      }}
      onUpdate={({ id }, request) => {
        setError(null);
        void update
          .run({ id, ...request })
          .then((outcome) => settle(outcome, WEBHOOK_FAILED.update, 'Webhook updated'));
      }}
      onToggle={({ id, enabled }) => {
        setError(null);
        const done = enabled ? 'Webhook paused' : 'Webhook resumed';
        void update
          .run({ id, enabled: !enabled })
          .then((outcome) => settle(outcome, WEBHOOK_FAILED.update, done));
      }}
      onDelete={({ id }) => {
        setError(null);
        void remove.run({ id }).then((outcome) => settle(outcome, WEBHOOK_FAILED.delete, 'Webhook deleted'));
      }}
      onTest={({ id }) => {
        setError(null);
        setTest({ id, state: 'running' });
        void tryOut
          .run({ id })
          .then((outcome) =>
            setTest(
              outcome.ok
                ? { id, state: 'sent', delivery: outcome.data }
                : { id, state: 'failed', detail: outcome.error.detail ?? WEBHOOK_FAILED.test },
            ),
          );
      }}
      test={test}
      deliveries={part(toLoadable(log), ({ deliveries }) => deliveries)}
      onRefreshDeliveries={() => void log.refetch()}
      onSendAgain={({ id }, { id: deliveryId }) => {
        setError(null);
        setSending(deliveryId);
        void retry.run({ id, deliveryId }).then((outcome) => {
          setSending(null);
          if (!outcome.ok) setError(outcome.error.detail ?? WEBHOOK_FAILED.retry);
        });
      }}
      sending={sending}
      isBusy={create.pending || update.pending || remove.pending}
      error={error}
      success={success?.message ?? null}
    />
  );
}
