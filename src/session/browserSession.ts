import { createCredentials } from './credentials';
import { chooseStorage } from '../storage';
import { createSessionStore } from './store';

/** The session of this page. */
export const session = createSessionStore(
  createCredentials(
    chooseStorage(() => window.localStorage),
    chooseStorage(() => window.sessionStorage),
  ),
);
