import type { Action } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { TextField } from '~/design-system';
import { describeUndoEffects, toActionNoun } from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';

export interface UndoDialogProps extends FormDialogBaseProps, DraftProps<string> {
  /** The action that is in effect. */
  action: Action;
  /** The player whom the action is against. */
  playerName: string;
  /** Called with the reason for the player; undefined where nothing was typed. */
  onConfirm: (reason: string | undefined) => void;
}

/** Asks before an action is taken back, and says what will happen in the game. Mount it while it is open. */
export function UndoDialog({
  action,
  playerName,
  draft = '',
  onDraftChange,
  onConfirm,
  ...dialog
}: UndoDialogProps) {
  const { loading = false } = dialog;
  const form = useForm<{ reason: string }>({
    schema: {},
    initialValues: { reason: draft },
    loading,
    onValuesChange: ({ reason }) => onDraftChange?.(reason),
    onSubmit: ({ reason }) => onConfirm(reason.trim() === '' ? undefined : reason.trim()),
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`Undo the ${toActionNoun(action)}`}
      description={describeUndoEffects(action, playerName)}
      size="small"
      submitLabel="Undo"
    >
      <TextField
        {...form.field('reason')}
        label="Reason"
        description="Shown to the player, where the game server shows reasons."
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.gameReason}
        readOnly={loading}
      />
    </FormDialog>
  );
}
