import { onlineManager } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { readProductName } from '~/api/productName';
import { queryClient } from '~/api/queryClient';
import { reachability } from '~/api/reachability';
import { Alert, Button, Container } from '~/design-system';

/** Does not say "Try again", as the button of the screen's own failure below does. */
function ReconnectButton() {
  const [isPending, setPending] = useState(false);
  const reconnect = () => {
    setPending(true);
    void queryClient.refetchQueries({ type: 'active' }).finally(() => setPending(false));
  };
  return (
    <Button size="compact" loading={isPending} onClick={reconnect}>
      Reconnect
    </Button>
  );
}

const subscribeToOnline = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Shown while the connection is lost. Names the product, because "the server" could be a game server. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribeToOnline, isOnline, isOnline);
  const isLost = useSyncExternalStore(reachability.subscribe, reachability.isLost, reachability.isLost);
  if (online && !isLost) return null;
  return (
    <Container padded>
      <Alert
        tone="caution"
        title={online ? `${readProductName()} does not answer` : 'You are offline'}
        action={online ? <ReconnectButton /> : undefined}
      >
        What you see may be out of date. Nothing you typed is lost; the page refreshes once it is connected.
      </Alert>
    </Container>
  );
}
