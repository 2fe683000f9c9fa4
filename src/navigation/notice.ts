import { useSyncExternalStore } from 'react';
import { availableStorage } from '../storage';

const ENTRY = 'notice';
const storage = availableStorage(() => window.sessionStorage);
let readers = 0;

/** Leaves a message for the next page that reads one, such as the sign-in page after a password reset. */
export function storeNotice(message: string): void {
  storage.setItem(ENTRY, message);
}

function subscribe(): () => void {
  readers += 1;
  const release = () => {
    readers -= 1;
    // React's strict mode lets go and takes hold again at once; only really leaving forgets the message.
    queueMicrotask(() => {
      if (readers === 0) storage.removeItem(ENTRY);
    });
  };
  const leave = () => storage.removeItem(ENTRY);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    release();
  };
}

/** The message that the page before has left, until this page is left. */
export function useNotice(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storage.getItem(ENTRY),
    () => null,
  );
}
