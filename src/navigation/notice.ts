import { useSyncExternalStore } from 'react';
import { chooseStorage } from '../storage';

const ENTRY = 'notice';
const storage = chooseStorage(() => window.sessionStorage);
let readers = 0;

/** Stores a message for the next page that shows one, such as the sign-in page after a password reset. */
export function storeNotice(message: string): void {
  storage.setItem(ENTRY, message);
}

function subscribe(): () => void {
  readers += 1;
  const release = () => {
    readers -= 1;
    // React's strict mode unsubscribes and subscribes again at once, which must not forget the message.
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

/** The message that the previous page stored, until the visitor leaves this page. */
export function useNotice(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storage.getItem(ENTRY),
    () => null,
  );
}
