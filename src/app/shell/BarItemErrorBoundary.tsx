import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '~/design-system';
import { ErrorBoundary } from '../ErrorBoundary';

/** Shows a retry button in place of a top-bar item whose code could not be fetched. */
export function BarItemErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <>
          <VisuallyHidden role="alert">This could not be opened. Check your connection.</VisuallyHidden>
          <Button size="compact" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
