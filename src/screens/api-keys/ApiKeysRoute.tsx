import { useEffect, useState } from 'react';
import { useApiKeys, useRevokeApiKey, useUpdateApiKey } from '~/api/keys';
import { newKey, useNewKey, type NewKey } from '~/api/newKey';
import { DELAYS_MS } from '~/contract/limits';
import { useClock } from '~/design-system';
import { CREATE_KEY_FAILED, toLoadable } from '~/domain';
import { ApiKeysScreen, type KeyDialog } from './ApiKeysScreen';

const FAILED = {
  update: 'Failed to update API key. Please try again.',
  revoke: 'Failed to revoke API key. Please try again.',
} as const;

const DONE = { update: 'API key updated successfully', revoke: 'API key revoked successfully' } as const;

/** The dialog that a new key is in: the one that made it, then the one that shows it. */
function dialogOf(made: NewKey): KeyDialog {
  const { request } = made;
  return made.state === 'created'
    ? { kind: 'reveal', secret: made.secret, name: request.name }
    : { kind: 'create', draft: request };
}

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
  const [opened, setDialog] = useState<KeyDialog | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [success, showSuccess] = usePassing();
  const query = useApiKeys(showRevoked);
  const made = useNewKey();
  const dialog = made === null ? opened : dialogOf(made);
  const update = useUpdateApiKey();
  const revoke = useRevokeApiKey();
  const keys = toLoadable(query);

  function open(next: KeyDialog | null) {
    setError(null);
    setDialog(next);
  }

  /* Somebody who leaves with the key copied is done with it. */
  useEffect(
    () => () => {
      const left = newKey.get();
      if (left?.state === 'created' && left.wasCopied) newKey.forget();
    },
    [],
  );

  return (
    <ApiKeysScreen
      keys={keys.state === 'ready' ? { ...keys, data: keys.data.keys } : keys}
      isRefreshing={query.isPlaceholderData}
      showRevoked={showRevoked}
      onShowRevokedChange={setShowRevoked}
      onRetry={() => void query.refetch()}
      dialog={dialog}
      onDialogChange={(next) => {
        newKey.forget();
        open(next);
      }}
      onCreate={(request) => void newKey.create(request)}
      onCopied={newKey.copied}
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
      isBusy={made?.state === 'creating' || update.pending || revoke.pending}
      error={made?.state === 'failed' ? (made.error.detail ?? CREATE_KEY_FAILED) : error}
      success={success}
      now={now}
    />
  );
}
