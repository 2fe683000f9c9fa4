import { SecretRevealDialog } from '../../forms/SecretRevealDialog/SecretRevealDialog';

export interface KeyRevealDialogProps {
  /** The full key. Keep it nowhere else. */
  secret: string;
  /** What the owner called the key. */
  name: string;
  /** Called once the owner has copied it. */
  onCopied?: () => void;
  /** Called when the owner is done; forget the key then. */
  onDone: () => void;
}

/** Shows a new key once. Asks once before closing when the owner has not copied it. */
export function KeyRevealDialog({ secret, name, ...rest }: KeyRevealDialogProps) {
  return (
    <SecretRevealDialog
      {...rest}
      secret={secret}
      noun="key"
      description={`This is the only time the full key of “${name}” is shown.`}
      consequence="If you close now you will need a new one."
    >
      Give it to torchward-link, to your server&apos;s plugin or to a secret manager. Torchward can&apos;t
      show it again; a lost key is revoked and replaced.
    </SecretRevealDialog>
  );
}
