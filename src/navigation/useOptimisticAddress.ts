import { useCallback, useEffect, useState } from 'react';

/** Whether the router has drawn the newest address, whose key the browser's history already holds. */
function isNewest(key: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state && state.key === key;
}

/**
 * A part of the address, ahead of the router. The router renders a new address as a transition, which may come some frames
 * after a key press; the next key must already mean what the one before has opened.
 *
 * @param routedPart the part as the router has it
 * @param locationKey the router's key of the address that it has drawn
 */
export function useOptimisticAddress<Part extends string | null>(
  routedPart: Part,
  locationKey: string,
): [part: Part, goTo: (part: Part, navigate: () => void) => void] {
  const [optimistic, setOptimistic] = useState<{ part: Part } | null>(null);
  // The router skips addresses that follow each other closely, so the part may never be in one that it draws.
  if (optimistic !== null && (optimistic.part === routedPart || isNewest(locationKey))) setOptimistic(null);

  useEffect(() => {
    // Back and Forward overrule whatever was on its way.
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
