import type { ApiKey } from '~/contract/api.gen';
import { ConfirmDialog, formatRelative } from '~/design-system';

export interface RevokeKeyDialogProps {
  /** The key to revoke. */
  apiKey: ApiKey;
  onRevoke: () => void;
  onCancel: () => void;
  /**
   * The key is being revoked.
   * @default false
   */
  loading?: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** Milliseconds since 1970 that "last used" counts from. */
  now: number;
}

/** Asks before a key is revoked, with its name and last use. Mount it while it is open. */
export function RevokeKeyDialog({
  apiKey,
  onRevoke,
  onCancel,
  loading = false,
  error,
  now,
}: RevokeKeyDialogProps) {
  const { name, key_prefix, last_used_at } = apiKey;
  const use =
    last_used_at === null
      ? 'It has never been used.'
      : `It was last used ${formatRelative(last_used_at, now)}.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={`Revoke “${name}”?`}
      description={`${use} Every server that uses ${key_prefix}… is refused at once. This can't be undone.`}
      confirmLabel="Revoke key"
      onConfirm={onRevoke}
      loading={loading}
      error={error}
    />
  );
}
