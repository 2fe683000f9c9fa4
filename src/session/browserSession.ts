import { availableStorage, createCredentials } from './credentials';
import { createSessionStore } from './store';

/** The session of this page. */
export const session = createSessionStore(
  createCredentials(
    availableStorage(() => window.localStorage),
    availableStorage(() => window.sessionStorage),
  ),
);
