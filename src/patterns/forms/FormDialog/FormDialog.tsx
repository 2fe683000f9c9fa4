import type { ReactNode, Ref } from 'react';
import { Alert, Button, Dialog, Stack, type DialogProps } from '~/design-system';
import type { FormElementProps } from '../useForm/useForm';

/** What the caller of any form dialog passes. */
export interface FormDialogBaseProps {
  /** Called when the owner presses the second button or Escape. */
  onCancel: () => void;
  /**
   * The form is being sent.
   * @default false
   */
  loading?: boolean;
  /** Why the last attempt failed. The fields keep what was typed. */
  error?: string | undefined;
}

/** What the caller passes whose draft outlives the dialog. */
export interface DraftProps<Draft> {
  /** The draft to begin with. */
  draft?: Draft | undefined;
  /** Called with the draft after every edit. */
  onDraftChange?: ((draft: Draft) => void) | undefined;
}

export interface FormDialogProps
  extends FormDialogBaseProps, Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus'> {
  /** The form that `useForm` returned. */
  form: { props: FormElementProps };
  /** The fields. */
  children: ReactNode;
  /** The verb of the submit button. */
  submitLabel: string;
  /**
   * The variant of the submit button.
   * @default 'primary'
   */
  submitVariant?: 'primary' | 'dangerSolid';
  /** Gives the parent the submit button, to move the focus to it. */
  submitRef?: Ref<HTMLButtonElement>;
  /** Key combination that submits as well, for assistive technology. The caller handles it. */
  submitShortcut?: string;
  /**
   * Whether the submit button can be pressed.
   * @default true
   */
  canSubmit?: boolean;
  /**
   * The words of the second button, which closes the dialog.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /** Stands after the buttons. */
  footerEnd?: ReactNode;
}

/** A form above the page, which one button submits. Mount it while it is open. */
export function FormDialog({
  form,
  children,
  submitLabel,
  submitVariant = 'primary',
  submitRef,
  submitShortcut,
  canSubmit = true,
  cancelLabel = 'Cancel',
  footerEnd,
  onCancel,
  loading = false,
  error,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      loading={loading}
      footer={
        <>
          <Button
            ref={submitRef}
            type="submit"
            form={form.props.id}
            variant={submitVariant}
            disabled={!canSubmit}
            loading={loading}
            aria-keyshortcuts={submitShortcut}
          >
            {submitLabel}
          </Button>
          <Button disabled={loading} onClick={onCancel}>
            {cancelLabel}
          </Button>
          {footerEnd}
        </>
      }
    >
      <form {...form.props}>
        <Stack space="medium">
          {error ? <Alert tone="critical">{error}</Alert> : null}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
