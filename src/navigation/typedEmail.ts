import { chooseStorage } from '../storage';

const ENTRY = 'typed_email';
const storage = chooseStorage(() => window.sessionStorage);

/**
 * The address that the visitor typed into a sign-in, sign-up or reset form of this tab, so that it need not be typed
 * again on the next of these pages; empty when there is none.
 */
export function readTypedEmail(): string {
  return storage.getItem(ENTRY) ?? '';
}

/** Keeps a typed address for the next page; an empty one is forgotten. */
export function storeTypedEmail(email: string): void {
  if (email === '') storage.removeItem(ENTRY);
  else storage.setItem(ENTRY, email);
}
