import { Suspense, type ReactNode } from 'react';
import { lazyWithPreload, preloadWhenIdle } from '../utilities/lazyWithPreload';
import { useWasOpened } from '../utilities/useWasOpened';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
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
  cancelLabel?: string;
  /** Called when the viewer confirms. The parent closes the dialog when the action has succeeded. */
  onConfirm: () => void;
  /**
   * `critical` for an action that destroys something.
   * @default 'critical'
   */
  tone?: 'accent' | 'critical';
  /**
   * The action is in flight: both buttons are disabled and the dialog stays open.
   * @default false
   */
  loading?: boolean;
  /** Why the action failed. The dialog stays open. */
  error?: string | undefined;
}

const ConfirmPanel = lazyWithPreload(() => import('./ConfirmPanel').then((module) => module.ConfirmPanel));
preloadWhenIdle(ConfirmPanel);

/** A question before an action that can't be undone. Focus starts at the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useWasOpened(props.open) ? (
    <Suspense fallback={null}>
      <ConfirmPanel {...props} />
    </Suspense>
  ) : null;
}
