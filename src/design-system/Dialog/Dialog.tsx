import { Suspense, type ReactNode } from 'react';
import { lazyWithPreload, preloadWhenIdle } from '../utilities/lazyWithPreload';
import { useWasOpened } from '../utilities/useWasOpened';

/** At most 416, 576 or 800 px wide. */
export const DIALOG_SIZES = ['small', 'medium', 'large'] as const;

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the viewer closes it: close button, Escape or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** What the dialog is for. */
  title: string;
  /** One sentence about what the visitor can do in the dialog. */
  description: string;
  /**
   * Hides the description from sight when the content says the same; screen readers still read it.
   * @default false
   */
  descriptionHidden?: boolean;
  /** The content; it scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons, main action first. They don't scroll with the content. */
  footer?: ReactNode;
  /** A short fact beside the title, such as "1 of 12". */
  headerEnd?: ReactNode;
  /** @default 'medium' */
  size?: (typeof DIALOG_SIZES)[number];
  /**
   * `end`: a sheet at the inline end of the screen, for details of a row that stays visible.
   * @default 'center'
   */
  side?: 'center' | 'end';
  /**
   * The action is in flight: the dialog can't be closed before the visitor sees its result.
   * @default false
   */
  loading?: boolean;
  /**
   * The element that gets the focus when the dialog opens.
   * @default the first field, else the dialog; in a sheet always the sheet
   */
  initialFocus?: () => HTMLElement | null;
  /**
   * The element that gets the focus when the dialog closes.
   * @default the element that had it before
   */
  returnFocus?: () => HTMLElement | null;
}

const DialogPanel = lazyWithPreload(() => import('./DialogPanel').then((module) => module.DialogPanel));

/* A screen that imports this file has a dialog to open, so the panel loads before the visitor asks for it. */
preloadWhenIdle(DialogPanel);

/** A modal task or details above the page. For a yes-or-no question use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.open) ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  ) : null;
}
