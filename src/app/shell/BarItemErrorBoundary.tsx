import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '~/design-system';
import { ErrorBoundary } from '../ErrorBoundary';

/** The focus was on the item, and fell to the page when the item was removed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Shows what failed and a retry button in place of a top-bar item whose code could not be fetched. */
export function BarItemErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <>
          <VisuallyHidden role="alert">This could not be opened. Check your connection.</VisuallyHidden>
          <Button ref={takeFocus} size="compact" title="Check your connection." onClick={retry}>
            Failed. Try again
          </Button>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
