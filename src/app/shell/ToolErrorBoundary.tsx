import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '~/design-system';
import { ErrorBoundary } from '../ErrorBoundary';

/** Omits a tool of the top bar whose code can't be fetched. */
export function ToolErrorBoundary({ children }: { children: ReactNode }) {
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
