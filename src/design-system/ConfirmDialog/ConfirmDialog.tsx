import { Suspense } from 'react';
import { lazyWithPreload, preloadWhenIdle } from '../utilities/lazyWithPreload';
import { useWasOpened } from '../utilities/useWasOpened';
import type { ConfirmDialogProps } from './ConfirmPanel';

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
