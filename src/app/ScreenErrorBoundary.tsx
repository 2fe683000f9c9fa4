import type { ReactNode } from 'react';
import { Alert, Button, Inline } from '~/design-system';
import { ErrorBoundary } from './ErrorBoundary';

/** Keeps an error inside one screen, so that the navigation stays usable. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Alert
          tone="critical"
          title="This screen could not be shown"
          action={
            <Inline space="xsmall">
              <Button onClick={retry}>Try again</Button>
              <Button variant="ghost" onClick={() => window.location.reload()}>
                Reload the page
              </Button>
            </Inline>
          }
        >
          {navigator.onLine
            ? 'Nothing you saved is lost. Try again; if it keeps happening, reload the page.'
            : 'You are offline. Try again once you are connected.'}
        </Alert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
