import { useEffect, useState } from 'react';

/**
 * The open item, ahead of the address. The router renders a new address as a transition, which may come some frames
 * after the answer to a decision; a key pressed in between must already mean the new item.
 *
 * @param inAddress the item that the address names, null for none
 * @param navigate changes the address
 */
export function useOpenItem(
  inAddress: string | null,
  navigate: (id: string | null) => void,
): [openId: string | null, show: (id: string | null) => void] {
  const [ahead, setAhead] = useState<{ id: string | null } | null>(null);
  if (ahead !== null && ahead.id === inAddress) setAhead(null);

  useEffect(() => {
    // Back and Forward overrule whatever was on its way.
    const follow = () => setAhead(null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = (id: string | null) => {
    setAhead(id === inAddress ? null : { id });
    navigate(id);
  };
  return [ahead === null ? inAddress : ahead.id, show];
}
