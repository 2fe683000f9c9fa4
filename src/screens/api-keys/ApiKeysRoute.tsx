import { useEffect, useState } from 'react';
import { useApiKeys, useCreateApiKey, useRevokeApiKey, useUpdateApiKey } from '~/api/keys';
import { DELAYS_MS } from '~/contract/limits';
import { useClock } from '~/design-system';
import { toLoadable } from '~/domain';
import { ApiKeysScreen, type KeyDialog } from './ApiKeysScreen';

const FAILED = {
  create: 'Failed to create API key. Please try again.',
  update: 'Failed to update API key. Please try again.',
  revoke: 'Failed to revoke API key. Please try again.',
} as const;

const DONE = { update: 'API key updated successfully', revoke: 'API key revoked successfully' } as const;

/** A message that leaves by itself (spec 9: success banners 3 s). */
function usePassing(): [message: string | null, show: (message: string) => void] {
  const [shown, setShown] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), DELAYS_MS.banner);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.message ?? null, (message) => setShown({ message })];
}

export function ApiKeysRoute() {
  const { now } = useClock();
  const [showRevoked, setShowRevoked] = useState(false);
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [success, showSuccess] = usePassing();
  const query = useApiKeys(showRevoked);
  const create = useCreateApiKey();
  const update = useUpdateApiKey();
  const revoke = useRevokeApiKey();
  const keys = toLoadable(query);

  function open(next: KeyDialog | null) {
    setError(null);
    setDialog(next);
  }

  return (
    <ApiKeysScreen
      keys={keys.state === 'ready' ? { ...keys, data: keys.data.keys } : keys}
      showRevoked={showRevoked}
      onShowRevokedChange={setShowRevoked}
      onRetry={() => void query.refetch()}
      dialog={dialog}
      onDialogChange={open}
      onCreate={(request) => {
        setError(null);
        void create.run(request).then((outcome) => {
          // The full key lives on in the reveal dialog only.
          create.reset();
          if (outcome.ok) open({ kind: 'reveal', secret: outcome.data.api_key, name: request.name });
          else setError(outcome.error.detail ?? FAILED.create);
        });
      }}
      onUpdate={(id, request) => {
        setError(null);
        void update.run({ id, ...request }).then((outcome) => {
          if (!outcome.ok) {
            setError(outcome.error.detail ?? FAILED.update);
            return;
          }
          open(null);
          showSuccess(DONE.update);
        });
      }}
      onRevoke={(id) => {
        setError(null);
        void revoke.run({ id }).then((outcome) => {
          if (!outcome.ok) {
            setError(outcome.error.detail ?? FAILED.revoke);
            return;
          }
          open(null);
          showSuccess(DONE.revoke);
        });
      }}
      isBusy={create.pending || update.pending || revoke.pending}
      error={error}
      success={success}
      now={now}
    />
  );
}
