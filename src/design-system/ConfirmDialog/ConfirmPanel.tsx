import * as Radix from '@radix-ui/react-alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as css from '../Dialog/Dialog.css';
import { Heading } from '../Heading/Heading';
import { useTranslation } from '../I18n/i18nContext';
import { Stack } from '../layout/Stack/Stack';
import { Text } from '../Text/Text';
import { cx } from '../utilities/cx';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. The caller sets it; `onOpenChange` asks for a change. */
  open: boolean;
  /** Called with `false` on Cancel and Escape. A click outside does not close it. */
  onOpenChange: (open: boolean) => void;
  /** The question, which names the object of the action. */
  title: string;
  /** What will happen, and whether the visitor can undo it. */
  description: ReactNode;
  /** The verb of the action, such as "Revoke key". */
  confirmLabel: string;
  /**
   * The button that closes the dialog without the action.
   * @default 'Cancel'
   */
  cancelLabel?: string | undefined;
  /** Called when the visitor confirms. The parent closes the dialog when the action has succeeded. */
  onConfirm: () => void;
  /**
   * `critical` for an action that destroys something.
   * @default 'critical'
   */
  tone?: 'accent' | 'critical' | undefined;
  /**
   * The action is in flight: both buttons are disabled and the dialog stays open.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the action failed. The dialog stays open. */
  error?: string | undefined;
}

/** The content of `ConfirmDialog`, loaded when the browser is idle. */
export function ConfirmPanel({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'critical',
  loading = false,
  error,
}: ConfirmDialogProps) {
  const translate = useTranslation('ConfirmDialog');
  const cancelRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (loading && !next ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          className={cx(css.content, css.size.small)}
          aria-busy={loading || undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openerRef.current = document.activeElement;
            // A long question begins at its title.
            cancelRef.current?.focus({ preventScroll: true });
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
              loading={loading}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
            <Button ref={cancelRef} disabled={loading} onClick={() => onOpenChange(false)}>
              {cancelLabel ?? translate('cancel', 'Cancel')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
