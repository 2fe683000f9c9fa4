export { ACCESS_LEVELS, decideAccess, GATES } from './access';
export type { Access, AccessDecision, Gate } from './access';
export { session } from './browserSession';
export { returnPath, signInPath } from './returnPath';
export type { Session, SessionEvent, SessionStore, SubscriptionState } from './store';
export { followOtherTab } from './otherTabs';
export { useReviewerEmail, useSession, useTier } from './useSession';
