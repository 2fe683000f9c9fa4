import { Suspense } from 'react';
import { lazyWithPreload, preloadWhenIdle } from '../utilities/lazyWithPreload';
import { useWasOpened } from '../utilities/useWasOpened';
import type { DialogProps } from './DialogPanel';

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
