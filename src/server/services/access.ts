import { type AccessLevel, findMissingRequirement } from '~/contract/access';
import type { KeyScope, Tier } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { type Feature, FEATURES, describeFeaturePlans, includesFeature } from '~/contract/planFeatures';
import { FORBIDDEN_PROBLEM_TYPES, type Requirement } from '~/contract/problems';
import type { Account } from '../store/repositories/accounts';
import { createForbiddenProblem, type HttpProblem } from '../problem';

/**
 * Only these 403 sentences hold the words "verify" and "subscription", by which a client knows where to send the owner.
 */
const ACCESS_DETAILS = {
  verification: 'Please verify your email address to continue.',
  subscription: 'An active subscription is required. Choose a plan to continue.',
} as const;

function createRefusal(
  missing: Requirement,
  detail: string,
  members?: Readonly<Record<string, unknown>>,
): HttpProblem {
  return createForbiddenProblem(detail, {
    type: FORBIDDEN_PROBLEM_TYPES[missing],
    ...(members && { members }),
  });
}

/** @throws {HttpProblem} 403 with the type of what the account lacks */
export function requireAccess(account: Account, level: AccessLevel): void {
  const missing = findMissingRequirement(level, account);
  if (missing) throw createRefusal(missing, ACCESS_DETAILS[missing]);
}

/**
 * Enforces the features of the plans; no other code does.
 *
 * @throws {HttpProblem} 403 when the plan does not have the feature
 */
export function requireFeature(tier: Tier | undefined, feature: Feature): void {
  if (includesFeature(tier, feature)) return;
  const { name, plans } = FEATURES[feature];
  throw createRefusal('feature', `${describeFeaturePlans(feature)} Upgrade your plan to use this.`, {
    missing_feature: name,
    plans,
    change_plan: appPaths.subscribe,
  });
}

/**
 * @param scopes of the caller's API key
 * @throws {HttpProblem} 403 that names the scope, when the key lacks it
 */
export function requireScope(scopes: readonly KeyScope[], scope: KeyScope): void {
  if (scopes.includes(scope)) return;
  throw createRefusal(
    'scope',
    `This API key lacks the scope ${scope}. Add it under API keys in the dashboard, or use a key that has it.`,
    { missing_scope: scope },
  );
}
