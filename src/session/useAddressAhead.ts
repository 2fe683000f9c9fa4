import { useCallback, useEffect, useState } from 'react';

/**
 * A part of the address, ahead of the router. The router renders a new address as a transition, which may come some frames
 * after a key press; the next key must already mean what the one before has opened.
 *
 * @param inAddress the part as the router has it
 */
export function useAddressAhead<Part extends string | null>(
  inAddress: Part,
): [part: Part, goTo: (part: Part, navigate: () => void) => void] {
  const [ahead, setAhead] = useState<{ part: Part } | null>(null);
  if (ahead !== null && ahead.part === inAddress) setAhead(null);

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
