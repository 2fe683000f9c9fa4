import { useSyncExternalStore } from 'react';
import { Container, Alert } from '~/design-system';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Container padded>
      <Alert tone="caution" title="You are offline">
        What you see may be out of date. Nothing you typed is lost; figures refresh once you are connected.
      </Alert>
    </Container>
  );
}
