import type { Tier } from '~/contract/api.gen';
import { type Feature, featureSentence, includesFeature } from '~/contract/plan-features';
import type { Account } from '../store/repositories/accounts';
import { forbidden } from '../problem';

/** What a caller must have, each including the ones before it. */
export const accessLevels = ['signedIn', 'verified', 'subscribed'] as const;
export type AccessLevel = (typeof accessLevels)[number];

const grantingStatuses = new Set(['active', 'trial']);

export function hasSubscription(account: Account): boolean {
  return grantingStatuses.has(account.subscriptionStatus ?? '');
}

/**
 * The app sends people to the right page on the words "verify" and "subscription" in a 403, so they occur in
 * these two sentences and in no other 403.
 *
 * @throws {HttpProblem} 403
 */
export function requireAccess(account: Account, level: AccessLevel): void {
  if (level !== 'signedIn' && !account.verified) {
    throw forbidden('Please verify your email address to continue.');
  }
  if (level === 'subscribed' && !hasSubscription(account)) {
    throw forbidden('An active subscription is required. Choose a plan to continue.');
  }
}

/**
 * The one place that enforces what the plans name.
 *
 * @throws {HttpProblem} 403 when the plan does not have the feature
 */
export function requireFeature(tier: Tier | undefined, feature: Feature): void {
  if (includesFeature(tier, feature)) return;
  throw forbidden(`${featureSentence(feature)} Upgrade your plan to use this.`);
}
