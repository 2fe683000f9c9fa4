import { useState, useSyncExternalStore } from 'react';

/** For a store that never changes. */
export const subscribeToNothing = () => () => undefined;

/**
 * Whether `open` was ever true, so that a panel mounts when first needed and then stays for its closing animation. Not on
 * a server nor while React hydrates, because `renderToString` can't wait for the panel's code.
 */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (open && !wasOpened) setWasOpened(true);
  return isInBrowser && (wasOpened || open);
}
