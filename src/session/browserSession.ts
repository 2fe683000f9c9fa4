import { createCredentials } from './credentials';
import { availableStorage } from '../storage';
import { createSessionStore } from './store';

/** The session of this page. */
export const session = createSessionStore(
  createCredentials(
    availableStorage(() => window.localStorage),
    availableStorage(() => window.sessionStorage),
  ),
);
