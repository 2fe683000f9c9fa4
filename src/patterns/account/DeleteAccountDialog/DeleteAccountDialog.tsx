import { PasswordField, TextField } from '~/design-system';
import { FormDialog, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';
import * as css from './DeleteAccountDialog.css';

export interface DeleteAccountDialogProps extends FormDialogBaseProps {
  /** The account's e-mail address, which the owner has to type. */
  email: string;
  /** Called with the password once the typed address is the account's. */
  onDelete: (password: string) => void;
}

const LOSSES = [
  'At once: the subscription ends without a further charge, everybody is signed out and every API key stops working, so your servers are no longer moderated.',
  'At once, and finished within minutes: messages, verdicts, reviews, players, settings and webhooks are erased.',
  'Within 30 days: the last backups that hold them are gone too.',
];

/** Asks before an account is deleted: lists what is lost and when, and wants the address and the password. */
export function DeleteAccountDialog({ email, onDelete, ...dialog }: DeleteAccountDialogProps) {
  const { loading = false } = dialog;
  const form = useForm({
    schema: {},
    initialValues: { confirmation: '', password: '' },
    loading,
    onSubmit: ({ password }) => onDelete(password),
  });
  const { confirmation, password } = form.values;

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Delete your account?"
      description={`Everything that belongs to ${email} is lost. This can't be undone.`}
      submitLabel="Delete account for good"
      submitVariant="dangerSolid"
      canSubmit={confirmation.trim().toLowerCase() === email.toLowerCase() && password !== ''}
      cancelLabel="Keep account"
    >
      <ul className={css.losses}>
        {LOSSES.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <TextField
        {...form.field('confirmation')}
        label="Type your e-mail address"
        description={email}
        autoComplete="off"
        spellCheck={false}
        readOnly={loading}
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        readOnly={loading}
      />
    </FormDialog>
  );
}
