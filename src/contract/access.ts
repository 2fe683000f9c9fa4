import type { SubscriptionStatus } from './api.gen';
import { appPaths, type AppPath } from './appPaths';
import type { Requirement } from './problems';

/** The access rule, read by the guards, the server and the documentation. */

/** What a page or call demands of the account; each level includes the previous ones. */
export const ACCESS_LEVELS = ['public', 'signedIn', 'verified', 'subscribed'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** Subscription statuses that grant access to the paid screens. */
export const ACCESS_GRANTING_STATUSES: readonly SubscriptionStatus[] = ['active', 'trial'];

/** Whether a subscription status grants access to the paid screens; false for an unknown status or undefined. */
export function doesStatusGrantAccess(status: string | null | undefined): boolean {
  const granting: readonly (string | null | undefined)[] = ACCESS_GRANTING_STATUSES;
  return granting.includes(status);
}

/** The access level of each path of the app; a path that is not listed is public. */
const PATH_ACCESS = {
  [appPaths.subscriptionSuccess]: 'signedIn',
  [appPaths.subscribe]: 'verified',
  [appPaths.dashboard]: 'subscribed',
  [appPaths.logs]: 'subscribed',
  [appPaths.review]: 'subscribed',
  [appPaths.analytics]: 'subscribed',
  [appPaths.players]: 'subscribed',
  [appPaths.apiKeys]: 'subscribed',
  [appPaths.config]: 'subscribed',
  [appPaths.servers]: 'subscribed',
  [appPaths.usage]: 'subscribed',
  [appPaths.documentation]: 'subscribed',
  [appPaths.support]: 'subscribed',
  [appPaths.subscription]: 'subscribed',
} as const satisfies Partial<Record<AppPath, AccessLevel>>;

type PathAccess = typeof PATH_ACCESS;

/** A path that demands a session. */
export type ProtectedPath = keyof PathAccess;

/** A path of a screen inside the shell. */
export type ShellPath = {
  [Path in ProtectedPath]: PathAccess[Path] extends 'subscribed' ? Path : never;
}[ProtectedPath];

export function getAccessOfPath(path: AppPath): AccessLevel {
  const levels: Readonly<Partial<Record<AppPath, AccessLevel>>> = PATH_ACCESS;
  return levels[path] ?? 'public';
}

/** The access level that calls with each OpenAPI tag demand. Calls whose `security` is empty are public. */
export const TAG_ACCESS: Readonly<Record<string, AccessLevel>> = {
  Auth: 'signedIn',
  Account: 'signedIn',
  Subscriptions: 'verified',
  Dashboard: 'subscribed',
  Live: 'subscribed',
  Review: 'subscribed',
  Keys: 'subscribed',
  Webhooks: 'subscribed',
  Moderation: 'subscribed',
  Decisions: 'subscribed',
};

/**
 * Finds the first requirement of an access level that the account does not meet. Returns undefined when it meets all.
 */
export function findMissingRequirement(
  level: AccessLevel,
  account: { verified: boolean; subscriptionStatus?: string | null | undefined },
): Extract<Requirement, 'verification' | 'subscription'> | undefined {
  const rank = ACCESS_LEVELS.indexOf(level);
  if (rank >= ACCESS_LEVELS.indexOf('verified') && !account.verified) return 'verification';
  const isPaid = rank >= ACCESS_LEVELS.indexOf('subscribed');
  return isPaid && !doesStatusGrantAccess(account.subscriptionStatus) ? 'subscription' : undefined;
}
