import * as Radix from '@radix-ui/react-alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as css from '../Dialog/Dialog.css';
import { Heading } from '../Heading/Heading';
import { Stack } from '../layout/Stack/Stack';
import { Text } from '../Text/Text';
import { cx } from '../utilities/cx';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` on Cancel and Escape. A click outside does not close it. */
  onOpenChange: (open: boolean) => void;
  /** The question, naming the thing it is about. */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the action, such as "Revoke key". */
  confirmLabel: string;
  /**
   * The way back.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /** Called when the viewer confirms. The parent closes the dialog when the action has succeeded. */
  onConfirm: () => void;
  /**
   * `critical` when something is destroyed.
   * @default 'critical'
   */
  tone?: 'accent' | 'critical';
  /**
   * The action is in flight: both buttons wait.
   * @default false
   */
  isBusy?: boolean;
  /** Why the action failed. The dialog stays open. */
  error?: string | undefined;
}

/** A question that must be answered before something happens that can't be undone. Focus starts at the way back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  tone = 'critical',
  isBusy = false,
  error,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (isBusy && !next ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          className={cx(css.content, css.size.small)}
          aria-busy={isBusy || undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openerRef.current = document.activeElement;
            cancelRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
          }}
        >
          <div className={css.body}>
            <Stack space="small">
              <Radix.Title asChild>
                <Heading level={2} size="section">
                  {title}
                </Heading>
              </Radix.Title>
              <Radix.Description asChild>
                <Text as="div" tone="muted">
                  {description}
                </Text>
              </Radix.Description>
              {error ? <Alert tone="critical">{error}</Alert> : null}
            </Stack>
          </div>
          <div className={css.footer}>
            <Button
              variant={tone === 'critical' ? 'dangerSolid' : 'primary'}
              isLoading={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
            <Button ref={cancelRef} disabled={isBusy} onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
