import { Suspense, type ReactNode } from 'react';
import { lazyPart, preloadWhenQuiet } from '../utilities/lazyPart';
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
  /** One sentence that tells what can be done here. */
  description: string;
  /**
   * Keeps the description for assistive technology only, when the content says the same.
   * @default false
   */
  descriptionHidden?: boolean;
  /** The content; it scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons, main action first. They stay in sight. */
  footer?: ReactNode;
  /** A short fact beside the title, such as "1 of 12". */
  headerEnd?: ReactNode;
  /** @default 'medium' */
  size?: (typeof DIALOG_SIZES)[number];
  /**
   * `end`: a tall sheet at the far edge of the screen, for details of a row that stays in sight.
   * @default 'center'
   */
  side?: 'center' | 'end';
  /**
   * The action is in flight: closing waits for its end, so that its outcome is seen.
   * @default false
   */
  loading?: boolean;
  /** What gets the focus when it opens. Left out: the first field, else the dialog itself; in a sheet always the sheet. */
  initialFocus?: () => HTMLElement | null;
  /** What gets the focus when it closes. Left out: what had it before. */
  returnFocus?: () => HTMLElement | null;
}

const panel = lazyPart(() => import('./DialogPanel').then((module) => module.DialogPanel));

/* A screen that knows of dialogs is about to open one: their code is there before it is asked for. */
preloadWhenQuiet(panel);

/** A task or details above the page, which waits. For a yes-or-no question use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.open) ? (
    <Suspense fallback={null}>
      <panel.Part {...props} />
    </Suspense>
  ) : null;
}
