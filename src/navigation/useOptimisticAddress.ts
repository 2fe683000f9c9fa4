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
 * @param inAddress the part as the router has it
 * @param locationKey the router's key of the address that it has drawn
 */
export function useOptimisticAddress<Part extends string | null>(
  inAddress: Part,
  locationKey: string,
): [part: Part, goTo: (part: Part, navigate: () => void) => void] {
  const [ahead, setAhead] = useState<{ part: Part } | null>(null);
  // The router skips addresses that follow each other closely, so the part may never be in one that it draws.
  if (ahead !== null && (ahead.part === inAddress || isNewest(locationKey))) setAhead(null);

  useEffect(() => {
    // Back and Forward overrule whatever was on its way.
    const follow = () => setAhead(null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const goTo = useCallback((part: Part, navigate: () => void) => {
    setAhead({ part });
    navigate();
  }, []);
  return [ahead === null ? inAddress : ahead.part, goTo];
}
