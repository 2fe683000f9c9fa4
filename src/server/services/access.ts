import { type AccessLevel, missingAccess } from '~/contract/access';
import type { Tier } from '~/contract/api.gen';
import { type Feature, featureSentence, includesFeature } from '~/contract/plan-features';
import type { Account } from '../store/repositories/accounts';
import { forbidden } from '../problem';

/**
 * The app sends people to the right page on the words "verify" and "subscription" in a 403, so they occur in
 * these two sentences and in no other 403.
 *
 * @throws {HttpProblem} 403
 */
export function requireAccess(account: Account, level: AccessLevel): void {
  const missing = missingAccess(level, account);
  if (missing === 'verification') {
    throw forbidden('Please verify your email address to continue.');
  }
  if (missing === 'subscription') {
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
