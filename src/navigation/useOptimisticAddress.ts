import { useCallback, useEffect, useState } from 'react';

/** Whether the router has rendered the newest address, whose key is in the browser's history state. */
function isNewest(key: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state && state.key === key;
}

/**
 * A part of the address, optimistic until the router renders it. The router renders a new address some frames after a key
 * press, but the next key press must already apply to the new address.
 *
 * @param routedPart the part in the address that the router has rendered
 * @param locationKey the router's key of that address
 */
export function useOptimisticAddress<Part extends string | null>(
  routedPart: Part,
  locationKey: string,
): [part: Part, goTo: (part: Part, navigate: () => void) => void] {
  const [optimistic, setOptimistic] = useState<{ part: Part } | null>(null);
  // Of addresses in quick succession the router renders only the newest, and perhaps never this one.
  if (optimistic !== null && (optimistic.part === routedPart || isNewest(locationKey))) setOptimistic(null);

  useEffect(() => {
    // Back and Forward cancel a pending navigation.
    const onPopState = () => setOptimistic(null);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const goTo = useCallback((part: Part, navigate: () => void) => {
    setOptimistic({ part });
    navigate();
  }, []);
  return [optimistic === null ? routedPart : optimistic.part, goTo];
}
