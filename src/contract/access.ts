import type { SubscriptionStatus } from './api.gen';
import { paths, type AppPath } from './paths';
import type { Lack } from './problems';

/** Who may see and call what: the one place that the guards, the server and the documentation read. Source: spec 2. */

/** What a page or a call asks of its visitor; each level includes the ones before it. */
export const ACCESS_LEVELS = ['public', 'signedIn', 'verified', 'subscribed'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** Subscription statuses that open the paid area. */
export const GRANTING_STATUSES: readonly SubscriptionStatus[] = ['active', 'trial'];

/** Whether a subscription status opens the paid area; false for one that the contract does not know, and without one. */
export function grantsAccess(status: string | null | undefined): boolean {
  const granting: readonly (string | null | undefined)[] = GRANTING_STATUSES;
  return granting.includes(status);
}

/** The level of each path of the app; a path that is not listed is public. */
const PATH_ACCESS: Readonly<Partial<Record<AppPath, AccessLevel>>> = {
  [paths.subscriptionSuccess]: 'signedIn',
  [paths.subscribe]: 'verified',
  [paths.dashboard]: 'subscribed',
  [paths.logs]: 'subscribed',
  [paths.review]: 'subscribed',
  [paths.analytics]: 'subscribed',
  [paths.players]: 'subscribed',
  [paths.apiKeys]: 'subscribed',
  [paths.config]: 'subscribed',
  [paths.usage]: 'subscribed',
  [paths.documentation]: 'subscribed',
  [paths.support]: 'subscribed',
  [paths.subscription]: 'subscribed',
};

/** The level that a path asks of its visitor. */
export const accessOfPath = (path: AppPath): AccessLevel => PATH_ACCESS[path] ?? 'public';

/** The level that the guarded calls of each group (tag) of the contract ask for. */
export const CALL_ACCESS: Readonly<Record<string, AccessLevel>> = {
  Auth: 'signedIn',
  Account: 'signedIn',
  Subscriptions: 'verified',
  Dashboard: 'subscribed',
  Live: 'subscribed',
  Review: 'subscribed',
  Keys: 'subscribed',
  Webhooks: 'subscribed',
  Moderation: 'subscribed',
};

/** What an account lacks for a level; undefined when it lacks nothing. */
export function missingAccess(
  level: AccessLevel,
  account: { verified: boolean; subscriptionStatus?: string | null | undefined },
): Extract<Lack, 'verification' | 'subscription'> | undefined {
  const rank = ACCESS_LEVELS.indexOf(level);
  if (rank >= ACCESS_LEVELS.indexOf('verified') && !account.verified) return 'verification';
  const isPaid = rank >= ACCESS_LEVELS.indexOf('subscribed');
  return isPaid && !grantsAccess(account.subscriptionStatus) ? 'subscription' : undefined;
}
