import { useEffect, useState } from 'react';
import { useConfig, useConfigPreview, useTestConfig, useUpdateConfig } from '~/api/config';
import type { Config, PreviewRequest } from '~/contract/api.gen';
import { DELAYS_MS } from '~/contract/limits';
import { configChanges, toLoadable } from '~/domain';
import { useNavigation, useSession } from '~/session';
import { ConfigScreen, type ConfigScreenProps } from './ConfigScreen';
import { useKeptDraft } from './keptDraft';
import { useLeaveGuard } from './useLeaveGuard';

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
