import { Suspense, useState } from 'react';
import { useNotifyIfUnmounted } from '~/api/backgroundFailure';
import { useConfig, useConfigPreview, useTestConfig, useUpdateConfig } from '~/api/config';
import { readAiModel } from '~/api/settings';
import type { Config, ConfigRequest, PreviewRequest } from '~/contract/api.gen';
import { DEFAULT_SWEARING, MAX_LENGTH, TEMPORARY_STATE_MS } from '~/contract/limits';
import { includesFeature } from '~/contract/planFeatures';
import { useTemporaryState } from '~/design-system';
import { listConfigDraftChanges, rebaseConfigDraft, SAVE_FAILED, toLoadable } from '~/domain';
import { usePersistedDraft } from '~/drafts';
import { useLeaveGuard } from '~/navigation';
import type { SaveState } from '~/patterns';
import { useTier } from '~/session';
import { ConfigScreen } from './ConfigScreen';
import { ListsRoute } from './ListsRoute';
import { useDebouncedValue } from './useDebouncedValue';
import { WebhooksRoute } from './WebhooksRoute';

/** The preview of settings as they are edited. */
function toPreviewRequest(settings: Config | null): PreviewRequest | null {
  if (settings === null) return null;
  const { automation_level, confidence_threshold, swearing, server_rules } = settings;
  const isShort = server_rules.length <= MAX_LENGTH.serverRules;
  return { automation_level, confidence_threshold, swearing, ...(isShort ? { server_rules } : {}) };
}

/** Said to an owner who saved without an edit: there is nothing to compare. */
const CHANGED_MEANWHILE = 'Another save came first. What you see now is in force.';

/** A draft that replaces the configuration in force, whichever version it began from. */
function adoptVersion({ version }: Config, draft: ConfigRequest): ConfigRequest {
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
  const [setAsideDraft, setDraftAside] = usePersistedDraft<ConfigRequest>('config_set_aside');
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
    setSaveDetail(undefined);
    const result = await update.mutate(edited);
    setSaveState(result.ok ? 'saved' : 'failed');
    if (result.ok) {
      setDraft(null);
      setDraftAside(null);
    } else {
      const isOutdated = result.error.status === 412;
      setSaveDetail(isOutdated && !isDirty ? CHANGED_MEANWHILE : (result.error.detail ?? SAVE_FAILED));
      if (isOutdated) void config.refetch();
      notifyIfUnmounted({
        title: 'Saving the configuration failed',
        detail: result.error.detail ?? SAVE_FAILED,
      });
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
        setDraftAside(draft);
        setDraft(null);
        setSaveDetail(undefined);
      }}
      onKeepMine={() => {
        setSaveDetail(undefined);
        if (draft !== null && saved !== null) setDraft(adoptVersion(saved, draft));
      }}
      onBringBack={
        setAsideDraft === null || saved === null
          ? undefined
          : () => {
              setDraft(adoptVersion(saved, setAsideDraft));
              setDraftAside(draft);
            }
      }
      onForget={() => setDraftAside(null)}
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
          <ListsRoute config={edited} />
        </Suspense>
      }
      webhooks={
        <Suspense fallback={null}>
          <WebhooksRoute />
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
