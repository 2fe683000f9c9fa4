import { useEffect, useState } from 'react';
import { Alert, Button, ConfirmDialog, CopyButton, Dialog, Stack } from '~/design-system';
import * as css from './KeyRevealDialog.css';

export interface KeyRevealDialogProps {
  /** The full key. Nothing but this dialog may hold it. */
  secret: string;
  /** What the owner called the key. */
  name: string;
  /** Called when the owner is done; forget the key then. */
  onDone: () => void;
}

/** Shows a new key the one time it can be seen. Leaving without having copied it asks once (spec 2, API keys). */
export function KeyRevealDialog({ secret, name, onDone }: KeyRevealDialogProps) {
  const [wasCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const ask = () => setAsking(true);
  const leave = () => (wasCopied ? onDone() : ask());

  /* Closing the tab loses the key as well. */
  useEffect(() => {
    if (wasCopied) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [wasCopied]);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title="Copy your key now"
      description={`This is the only time the full key of “${name}” is shown.`}
      footer={
        <>
          <CopyButton
            value={secret}
            label="Copy key"
            variant={wasCopied ? 'secondary' : 'primary'}
            onCopied={() => setCopied(true)}
          />
          <Button variant={wasCopied ? 'primary' : 'secondary'} onClick={wasAsked ? onDone : leave}>
            Done
          </Button>
        </>
      }
    >
      <Stack space="medium">
        {/* Selecting and copying it by hand is copying too. */}
        <code
          className={css.secret}
          aria-label="The full key"
          data-private
          translate="no"
          onCopy={() => setCopied(true)}
        >
          {secret}
        </code>
        <Alert tone="caution" announce={false}>
          Put it into the plugin&apos;s configuration or a secret manager. Nobody, we included, can show it
          again; a lost key is revoked and replaced.
        </Alert>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(asking) => {
          setAsking(asking);
          // Who has answered and wrote it down by hand is not asked again; Escape alone never closes.
          setAsked(true);
        }}
        title="Close without copying the key?"
        description="It can't be shown again. If you close now you will need a new one."
        confirmLabel="Close without copying"
        cancelLabel="Go back"
        onConfirm={onDone}
      />
    </Dialog>
  );
}
