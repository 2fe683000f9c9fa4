export { decideAccess, ACCESS_REDIRECTS } from './access';
export { session } from './browserSession';
export { createListeners } from './listeners';
export { readReturnPath, toSignInPath } from './returnPath';
export type { Session, SessionRefusal, SessionStore } from './store';
export { followOtherTab } from './otherTabs';
export { useRememberedReviewerEmail, useSession, useSubscription, useTier } from './useSession';
