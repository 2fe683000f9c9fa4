import * as Radix from '@radix-ui/react-alert-dialog';
import { useRef } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as css from '../Dialog/Dialog.css';
import { Heading } from '../Heading/Heading';
import { Stack } from '../layout/Stack/Stack';
import { Text } from '../Text/Text';
import { cx } from '../utilities/cx';
import type { ConfirmDialogProps } from './ConfirmDialog';

/** The content of `ConfirmDialog`, loaded when the browser is idle. */
export function ConfirmPanel({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  tone = 'critical',
  loading = false,
  error,
}: ConfirmDialogProps) {
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
              loading={loading}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
            <Button ref={cancelRef} disabled={loading} onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
