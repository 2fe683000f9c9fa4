import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiKeys, useRevokeApiKey, useUpdateApiKey } from '~/api/apiKeys';
import { useNotifyIfUnmounted } from '~/api/backgroundFailure';
import {
  describeFailedChange,
  pendingApiKeyStore,
  usePendingApiKey,
  type PendingApiKey,
} from '~/api/pendingApiKey';
import { useForgetCopiedOnUnmount } from '~/api/pendingSecret';
import type { MutationResult } from '~/api/singleFlight';
import type { ApiKey, CreateApiKeyRequest } from '~/contract/api.gen';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { useClock, useTemporaryState } from '~/design-system';
import { CREATE_KEY_FAILED, toLoadable } from '~/domain';
import { useRestoredDraft } from '~/drafts';
import { ApiKeysScreen, type KeyDialog, type KeyFormDialogState } from './ApiKeysScreen';

/** The messages for the success and failure of each mutation. */
const CHANGES = {
  update: {
    done: 'API key updated successfully',
    failed: 'Failed to update API key. Please try again.',
    undone: 'updated',
  },
  revoke: {
    done: 'API key revoked successfully',
    failed: 'Failed to revoke API key. Please try again.',
    undone: 'revoked',
  },
} as const;

/** Returns the dialog for a pending key: the create form, then the one that shows the key. */
function toDialog(made: PendingApiKey): KeyDialog {
  const { request } = made;
  return made.state === 'created'
    ? { kind: 'reveal', secret: made.secret, name: request.name }
    : { kind: 'create', draft: request };
}

export function ApiKeysRoute() {
  const { now } = useClock();
  const [showRevoked, setShowRevoked] = useState(false);
  const [restored, keepForm] = useRestoredDraft<KeyFormDialogState>('key_form');
  const [chosen, setDialog] = useState<KeyDialog | null>();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { open?: unknown } | null };
  /** The owner opened this screen with the command that creates a key. */
  const isAsked = state?.open === 'create';
  const opened =
    (chosen === undefined ? restored : chosen) ?? (isAsked ? ({ kind: 'create' } as const) : null);
  const [error, setError] = useState<string | null>(null);
  const [success, setSuccess] = useTemporaryState<string | null>(null, TEMPORARY_STATE_MS.banner);
  const query = useApiKeys(showRevoked);
  const made = usePendingApiKey();
  const dialog = made === null ? opened : toDialog(made);
  const update = useUpdateApiKey();
  const revoke = useRevokeApiKey();
  const notifyIfUnmounted = useNotifyIfUnmounted();
  const keys = toLoadable(query);

  function open(next: KeyDialog | null) {
    setError(null);
    setDialog(next);
    keepForm(null);
    if (isAsked) void navigate('.', { replace: true });
  }

  async function create(request: CreateApiKeyRequest) {
    await pendingApiKeyStore.create(request);
    if (pendingApiKeyStore.get()?.state === 'created') keepForm(null);
  }

  useForgetCopiedOnUnmount(pendingApiKeyStore);

  async function showResult(
    change: keyof typeof CHANGES,
    { name }: ApiKey,
    answered: Promise<MutationResult<unknown>>,
  ) {
    setError(null);
    const result = await answered;
    const { done, failed, undone } = CHANGES[change];
    if (result.ok) {
      open(null);
      setSuccess(done);
      return;
    }
    const detail = result.error.detail ?? failed;
    setError(detail);
    notifyIfUnmounted({ title: describeFailedChange(result.error, `The key “${name}”`, undone), detail });
  }

  return (
    <ApiKeysScreen
      keys={keys.state === 'ready' ? { ...keys, data: keys.data.keys } : keys}
      isRefreshing={query.isPlaceholderData}
      showRevoked={showRevoked}
      onShowRevokedChange={setShowRevoked}
      onRetry={() => void query.refetch()}
      dialog={dialog}
      onDialogChange={(next) => {
        pendingApiKeyStore.forget();
        open(next);
      }}
      onDraftChange={keepForm}
      onCreate={(request) => void create(request)}
      onCopied={pendingApiKeyStore.copied}
      onUpdate={(key, request) => void showResult('update', key, update.mutate({ id: key.id, ...request }))}
      onRevoke={(key) => void showResult('revoke', key, revoke.mutate({ id: key.id }))}
      loading={made?.state === 'creating' || update.isPending || revoke.isPending}
      error={made?.state === 'failed' ? (made.error.detail ?? CREATE_KEY_FAILED) : error}
      success={success}
      now={now}
    />
  );
}
