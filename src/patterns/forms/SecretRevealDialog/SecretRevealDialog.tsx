import { useEffect, useState, type ReactNode } from 'react';
import { Alert, Button, ConfirmDialog, CopyButton, Dialog, Stack } from '~/design-system';
import * as css from './SecretRevealDialog.css';

export interface SecretRevealDialogProps {
  /** What can be seen only now. Nothing but this dialog may hold it. */
  secret: string;
  /** The word for it in a sentence: 'key', 'secret'. */
  noun: string;
  /** One sentence that says whose it is, and that it is shown only now. */
  description: string;
  /** Where to put it, and what to do when it is lost. */
  children: ReactNode;
  /** What has to be done when it was not copied. */
  consequence: string;
  /** Called once the owner has copied it. */
  onCopied?: () => void;
  /** Called when the owner is done; forget the secret then. */
  onDone: () => void;
}

/** Shows something the one time it can be seen. Leaving without having copied it asks once. */
export function SecretRevealDialog({
  secret,
  noun,
  description,
  children,
  consequence,
  onCopied,
  onDone,
}: SecretRevealDialogProps) {
  const [wasCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const leave = () => (wasCopied ? onDone() : setAsking(true));
  function keepCopied() {
    setCopied(true);
    // A slow clipboard has answered the question meanwhile.
    setAsking(false);
    onCopied?.();
  }

  /* Closing the tab loses it as well. */
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
      title={`Copy your ${noun} now`}
      description={description}
      footer={
        <>
          <CopyButton
            value={secret}
            label={`Copy ${noun}`}
            variant={wasCopied ? 'secondary' : 'primary'}
            onCopied={keepCopied}
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
          aria-label={`The full ${noun}`}
          data-private
          translate="no"
          onCopy={keepCopied}
        >
          {secret}
        </code>
        <Alert tone="caution" announce={false}>
          {children}
        </Alert>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(asking) => {
          setAsking(asking);
          // Who has answered and wrote it down by hand is not asked again; Escape alone never closes.
          setAsked(true);
        }}
        title={`Close without copying the ${noun}?`}
        description={`It can't be shown again. ${consequence}`}
        confirmLabel="Close without copying"
        cancelLabel="Go back"
        onConfirm={onDone}
      />
    </Dialog>
  );
}
