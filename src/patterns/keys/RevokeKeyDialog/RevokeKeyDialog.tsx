import type { ApiKey } from '~/contract/api.gen';
import { ConfirmDialog, formatRelative } from '~/design-system';
import type { FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';

export interface RevokeKeyDialogProps extends FormDialogBaseProps {
  /** The key to revoke. */
  apiKey: ApiKey;
  onRevoke: () => void;
  /** Milliseconds since 1970 that "last used" counts from. */
  now: number;
}

/** Asks before a key is revoked, with its name and last use. Mount it while it is open. */
export function RevokeKeyDialog({ apiKey, onRevoke, onCancel, now, ...dialog }: RevokeKeyDialogProps) {
  const { name, key_prefix, last_used_at } = apiKey;
  const use =
    last_used_at === null
      ? 'It has never been used.'
      : `It was last used ${formatRelative(last_used_at, now)}.`;
  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={`Revoke “${name}”?`}
      description={`${use} Every server that uses ${key_prefix}… is refused at once. This can't be undone.`}
      confirmLabel="Revoke key"
      onConfirm={onRevoke}
    />
  );
}
