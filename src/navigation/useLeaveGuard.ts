import { useEffect, useRef, useState } from 'react';
import { registerLeaveQuestion } from './leaveQuestion';
import { useNavigation } from './navigation';

export interface LeaveGuard {
  /** Whether the visitor is about to leave and must confirm. */
  isAsking: boolean;
  /** Continues to where the visitor was going. */
  leave: () => void;
  /** Cancels leaving. */
  stay: () => void;
}

function findLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const anchor = event.target.closest('a');
  if (!anchor?.hasAttribute('href') || anchor.target !== '' || anchor.hasAttribute('download')) return null;
  return anchor.pathname === window.location.pathname ? null : anchor;
}

/**
 * Asks before the visitor loses unsaved changes: on a link, a command or sign-out, on Back or Forward where the browser
 * lets a page ask, and on closing or reloading the page, where the browser asks with its own text.
 *
 * @param isDirty whether there are unsaved changes
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { go } = useNavigation();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  /** After the visitor confirmed, the traversal that follows must not ask again. */
  const isConfirmed = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    isConfirmed.current = false;
    const onClick = (event: MouseEvent) => {
      const anchor = findLeavingLink(event);
      if (!anchor || anchor.origin !== window.location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      const path = anchor.pathname + anchor.search + anchor.hash;
      setProceed(() => () => go(path));
    };
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || isConfirmed.current) return;
      const { key } = event.destination;
      event.preventDefault();
      setProceed(() => () => void window.navigation.traverseTo(key));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigate', onTraverse);
    const stopAsking = registerLeaveQuestion((leave) => setProceed(() => leave));
    return () => {
      stopAsking();
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onTraverse);
    };
  }, [isDirty, go]);

  return {
    isAsking: proceed !== null,
    leave: () => {
      isConfirmed.current = true;
      setProceed(null);
      proceed?.();
    },
    stay: () => setProceed(null),
  };
}
