import { ACCESS_GRANTING_STATUSES } from './access';
import { FEATURES, type Feature, describeFeaturePlans } from './planFeatures';
import { FORBIDDEN_PROBLEM_TYPES } from './problems';

const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** What each type of a 403 means, for the documentation. */
export const FORBIDDEN_PROBLEM_MEANINGS = [
  { type: FORBIDDEN_PROBLEM_TYPES.verification, meaning: "The account's e-mail address is not verified." },
  {
    type: FORBIDDEN_PROBLEM_TYPES.subscription,
    meaning: `The account has no subscription whose status is ${ACCESS_GRANTING_STATUSES.join(' or ')}.`,
  },
  {
    type: FORBIDDEN_PROBLEM_TYPES.feature,
    meaning: `The account's plan lacks the feature that missing_feature names; plans lists the plans that have it, and change_plan is where the owner changes the plan. ${FEATURE_NAMES.map(describeFeaturePlans).join(' ')}`,
  },
  {
    type: FORBIDDEN_PROBLEM_TYPES.scope,
    meaning: 'The API key lacks the scope that missing_scope names. The owner can add it under API Keys.',
  },
] as const;

/** Explains what all failures have in common, on the pages about the API. Names stand between backticks. */
export const FAILURE_EXPLANATION =
  'Every failure is a problem document (RFC 9457). Its `detail` says in a sentence what happened and what to do. After a 429 or a 503 wait as long as `Retry-After` says; other failures stay the same until the request changes.';
