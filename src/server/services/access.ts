import { type AccessLevel, missingAccess } from '~/contract/access';
import type { Tier } from '~/contract/api.gen';
import { type Feature, featureSentence, includesFeature } from '~/contract/planFeatures';
import { FORBIDDEN_TYPES, type Lack } from '~/contract/problems';
import type { Account } from '../store/repositories/accounts';
import { forbidden, type HttpProblem } from '../problem';

/**
 * Only these 403 sentences hold the words "verify" and "subscription", by which a client knows where to send the owner.
 */
const ACCESS_DETAILS = {
  verification: 'Please verify your email address to continue.',
  subscription: 'An active subscription is required. Choose a plan to continue.',
} as const;

function refusal(lack: Lack, detail: string): HttpProblem {
  return forbidden(detail, FORBIDDEN_TYPES[lack]);
}

/** @throws {HttpProblem} 403 with the type of what the account lacks */
export function requireAccess(account: Account, level: AccessLevel): void {
  const missing = missingAccess(level, account);
  if (missing) throw refusal(missing, ACCESS_DETAILS[missing]);
}

/**
 * Enforces the features of the plans; no other code does.
 *
 * @throws {HttpProblem} 403 when the plan does not have the feature
 */
export function requireFeature(tier: Tier | undefined, feature: Feature): void {
  if (includesFeature(tier, feature)) return;
  throw refusal('feature', `${featureSentence(feature)} Upgrade your plan to use this.`);
}
