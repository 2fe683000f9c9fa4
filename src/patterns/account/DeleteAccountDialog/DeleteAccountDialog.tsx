import { useId, useState, type SyntheticEvent } from 'react';
import { Alert, Button, Dialog, PasswordField, Stack, TextField } from '~/design-system';
import * as css from './DeleteAccountDialog.css';

export interface DeleteAccountDialogProps {
  /** The account's address, which has to be typed. */
  email: string;
  /** Called with the password when the address was typed as it is. */
  onDelete: (password: string) => void;
  onCancel: () => void;
  /**
   * The account is being deleted.
   * @default false
   */
  loading?: boolean;
  /** Why the last try failed. Nothing was deleted then. */
  error?: string | undefined;
}

const LOSSES = [
  'At once: the subscription ends without a further charge, everybody is signed out and every API key stops working, so your servers are no longer moderated.',
  'At once, and finished within minutes: messages, verdicts, reviews, players, settings and webhooks are erased.',
  'Within 30 days: the last backups that hold them are gone too.',
];

/** Asks before an account is ended for good: names what is lost and when, and wants the address and the password. */
export function DeleteAccountDialog({
  email,
  onDelete,
  onCancel,
  loading = false,
  error,
}: DeleteAccountDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const isSure = typed.trim().toLowerCase() === email.toLowerCase() && password !== '';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSure && !loading) onDelete(password);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="Delete your account?"
      description={`Everything that belongs to ${email} is lost. This can't be undone.`}
      loading={loading}
      footer={
        <>
          <Button type="submit" form={formId} variant="dangerSolid" disabled={!isSure} loading={loading}>
            Delete account for good
          </Button>
          <Button disabled={loading} onClick={onCancel}>
            Keep account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack space="medium">
          {error ? <Alert tone="critical">{error}</Alert> : null}
          <ul className={css.losses}>
            {LOSSES.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
          <TextField
            label="Type your e-mail address"
            description={email}
            autoComplete="off"
            spellCheck={false}
            readOnly={loading}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            readOnly={loading}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
