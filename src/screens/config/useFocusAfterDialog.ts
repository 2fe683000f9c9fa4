import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element after a dialog has closed and nothing has the focus: what opened the dialog may be gone, such as the
 * row of a removed entry.
 */
export function useFocusAfterDialog(isOpen: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isOpen, target]);
}
