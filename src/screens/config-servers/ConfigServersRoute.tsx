import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useNotifyIfUnmounted } from '~/api/backgroundFailure';
import { useConfig, useTestConfig } from '~/api/config';
import { useServers, useUpdateServer } from '~/api/servers';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { appPaths } from '~/contract/appPaths';
import { useTemporaryState } from '~/design-system';
import { getServerName, SAVE_FAILED, toLoadable, type ServerDraft } from '~/domain';
import { usePersistedDraft } from '~/drafts';
import { type SaveState } from '~/patterns';
import { ConfigServersScreen } from './ConfigServersScreen';

const TEST_FAILED = 'The test failed. Check your connection, then try again.';

export function ConfigServersRoute() {
  const { id: openId = null } = useParams<{ id: string }>();
  const navigate = useNavigate();
  const servers = useServers();
  const config = useConfig();
  const update = useUpdateServer();
  const test = useTestConfig();
  const notifyIfUnmounted = useNotifyIfUnmounted();
  const [kept, setDraft] = usePersistedDraft<ServerDraft>('server_draft');
  const [saveState, setSaveState] = useTemporaryState<SaveState>(
    'idle',
    TEMPORARY_STATE_MS.configStatus,
    (next) => next !== 'saving',
  );
  const [saveDetail, setSaveDetail] = useState<string>();
  const [message, setMessage] = useState('');

  const server = servers.data?.servers.find(({ id }) => id === openId);
  const draft = kept?.id === openId ? kept : null;

  // A stable identity, so that the rows are not drawn again.
  const open = useCallback(
    (id: string | null) => void navigate(id === null ? appPaths.servers : `${appPaths.servers}/${id}`),
    [navigate],
  );

  async function save() {
    if (server === undefined) return;
    const { id, display_name: typed, settings, version } = draft ?? server;
    const display_name = typed?.trim() || null;
    setSaveState('saving');
    setSaveDetail(undefined);
    const result = await update.mutate({ id, display_name, settings, version });
    if (result.ok) {
      setSaveState('saved');
      setDraft(null);
      return;
    }
    const detail = result.error.detail ?? SAVE_FAILED;
    notifyIfUnmounted({ title: `Saving ${getServerName(server)} failed`, detail });
    if (result.error.status === 412) {
      // Until the draft names the new version, saving it again would be refused again.
      const { data } = await servers.refetch();
      const current = data?.servers.find((each) => each.id === id);
      // The form shows how the draft differs from what is in force now; saving again replaces that.
      if (current) setDraft({ id, display_name, settings, version: current.version });
    }
    setSaveState('failed');
    setSaveDetail(detail);
  }

  return (
    <ConfigServersScreen
      servers={toLoadable(servers)}
      onRetry={() => void servers.refetch()}
      openId={openId}
      onOpenChange={(id) => {
        test.reset();
        setSaveDetail(undefined);
        open(id);
      }}
      config={toLoadable(config)}
      onRetryConfig={() => void config.refetch()}
      draft={draft}
      onDraftChange={setDraft}
      onSave={() => void save()}
      onDiscard={() => {
        setDraft(null);
        setSaveDetail(undefined);
      }}
      saveState={saveState}
      saveDetail={saveDetail}
      test={{
        message,
        onMessageChange: (next) => {
          setMessage(next);
          test.reset();
        },
        onRun: () => {
          const { data } = config;
          if (data && server) {
            void test.mutate({ message: message.trim(), config: data, server: server.name });
          }
        },
        loading: test.isPending,
        verdict: test.data ?? null,
        error: test.error ? (test.error.detail ?? TEST_FAILED) : undefined,
      }}
    />
  );
}
