import { useEffect, useState, type ReactNode } from 'react';
import { Alert, Button, ConfirmDialog, CopyButton, Dialog, Stack } from '~/design-system';
import * as css from './SecretRevealDialog.css';

export interface SecretRevealDialogProps {
  /** The secret, shown once. Keep it nowhere else. */
  secret: string;
  /** The noun for the secret inside a sentence: 'key', 'secret'. */
  noun: string;
  /** One sentence: what the secret is for, and that it is shown once. */
  description: string;
  /** Where the owner puts the secret, and what to do when it is lost. */
  children: ReactNode;
  /** What the owner must do when the secret was not copied. */
  consequence: string;
  /** Called once the owner has copied the secret. */
  onCopied?: () => void;
  /** Called when the owner is done; forget the secret then. */
  onDone: () => void;
}

/** Shows a secret once. Asks once before closing when the owner has not copied it. */
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
    // A slow clipboard may confirm the copy after the question opened.
    setAsking(false);
    onCopied?.();
  }

  /* Closing the tab would lose the secret too. */
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
        {/*
         * A code element may have no name of its own. The keyboard can't select running text, so the focus selects it.
         * Selecting the text and copying it counts as copied.
         */}
        <div
          role="textbox"
          aria-readonly
          aria-label={`The full ${noun}`}
          tabIndex={0}
          onFocus={(event) => window.getSelection()?.selectAllChildren(event.currentTarget)}
          onCopy={keepCopied}
        >
          <code className={css.secret} data-private translate="no">
            {secret}
          </code>
        </div>
        <Alert tone="caution">{children}</Alert>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(asking) => {
          setAsking(asking);
          // Once the owner has seen this question, Done closes without asking again. Escape still asks.
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
