export { decideAccess, ACCESS_REDIRECTS } from './access';
export { session } from './browserSession';
export { returnPath, signInPath } from './returnPath';
export type { Session, SessionEvent, SessionStore } from './store';
export { followOtherTab } from './otherTabs';
export { useReviewerEmail, useSession, useTier } from './useSession';
