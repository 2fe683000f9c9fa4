import type { ReactNode } from 'react';
import { readProductName } from '~/api/productName';
import { Alert, Button, Inline } from '~/design-system';
import { ServerUnreachableError } from './chunkRecovery';
import { ErrorBoundary } from './ErrorBoundary';

function describeFailure(error: unknown): string {
  if (!navigator.onLine) return 'You are offline. Try again once you are connected.';
  if (error instanceof ServerUnreachableError)
    return `${readProductName()} does not answer. Try again in a moment.`;
  return 'Nothing you saved is lost. Try again; if it keeps happening, reload the page.';
}

/** Keeps an error inside one screen, so that the navigation stays usable. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry, error) => (
        <Alert
          tone="critical"
          title="This screen could not be shown"
          action={
            <Inline space="xsmall">
              <Button onClick={retry}>Try again</Button>
              {error instanceof ServerUnreachableError ? null : (
                <Button variant="ghost" onClick={() => window.location.reload()}>
                  Reload the page
                </Button>
              )}
            </Inline>
          }
        >
          {describeFailure(error)}
        </Alert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
