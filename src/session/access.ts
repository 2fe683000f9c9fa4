import { doesStatusGrantAccess, type AccessLevel } from '../contract/access';
import { appPaths } from '../contract/appPaths';
import type { Session } from './store';

/** The pages to which the app redirects a visitor who lacks access. */
export const ACCESS_REDIRECTS = {
  signIn: appPaths.login,
  verify: appPaths.verifyEmailSent,
  subscribe: appPaths.subscribe,
} as const;
export type AccessRedirect = (typeof ACCESS_REDIRECTS)[keyof typeof ACCESS_REDIRECTS];

export type AccessDecision =
  | { type: 'allow' }
  /** The session is loading: show a spinner. */
  | { type: 'wait' }
  /** The session could not be loaded: offer a retry. */
  | { type: 'failed'; missing: 'user' | 'subscription'; detail?: string | undefined }
  | { type: 'redirect'; to: AccessRedirect };

/** Decides whether a visitor may see a route. A status that the contract does not know grants nothing. */
export function decideAccess(access: AccessLevel, session: Session): AccessDecision {
  if (access === 'public') return { type: 'allow' };
  if (session.status === 'loading') return { type: 'wait' };
  if (session.status === 'failed') return { type: 'failed', missing: 'user', detail: session.detail };
  if (session.status === 'anonymous') return { type: 'redirect', to: ACCESS_REDIRECTS.signIn };
  if (access === 'signedIn') return { type: 'allow' };
  if (!session.user.verified) return { type: 'redirect', to: ACCESS_REDIRECTS.verify };
  if (access === 'verified') return { type: 'allow' };

  const { subscription } = session;
  if (subscription.status === 'loading') return { type: 'wait' };
  if (subscription.status === 'failed') return { type: 'failed', missing: 'subscription' };
  return doesStatusGrantAccess(subscription.value?.status)
    ? { type: 'allow' }
    : { type: 'redirect', to: ACCESS_REDIRECTS.subscribe };
}
