import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Alert, Button, Dialog, Stack, type DialogProps } from '~/design-system';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The fields. */
  children: ReactNode;
  /** What sending does. */
  submitLabel: string;
  /** Whether there is something to send. */
  canSubmit: boolean;
  /** Called when the form is sent, and not while it is on its way. It checks what was filled in. */
  onSubmit: () => void;
  onCancel: () => void;
  loading: boolean;
  /** Why the last try failed. What was typed stays. */
  error: string | undefined;
}

/** A form above the page. Mount it while it is being filled in. */
export function FormDialog({
  children,
  submitLabel,
  canSubmit,
  onSubmit,
  onCancel,
  loading,
  error,
  ...dialog
}: FormDialogProps) {
  const formId = useId();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!loading) onSubmit();
  }

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
          <Button type="submit" form={formId} variant="primary" disabled={!canSubmit} loading={loading}>
            {submitLabel}
          </Button>
          <Button disabled={loading} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack space="medium">
          {error ? <Alert tone="critical">{error}</Alert> : null}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
