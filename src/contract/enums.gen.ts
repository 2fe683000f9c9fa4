// Generated from openapi/torchward.yaml by `npm run generate`. Edit the contract, not this file.

import type {
  ProblemType,
  Action,
  LogFilter,
  Category,
  DecidedBy,
  AutomationLevel,
  Period,
  Granularity,
  Tier,
  SubscriptionStatus,
  ReviewStatus,
  KeyPrefix,
  KeyScope,
  WebhookEvent,
} from './api.gen';

/** A URI reference that names the kind of problem. `about:blank` says no more than the status does. More kinds may come; treat one that you do not know as `about:blank`. */
export const problemTypeValues = [
  'about:blank',
  '/problems/verification-needed',
  '/problems/subscription-needed',
  '/problems/plan-lacks-feature',
  '/problems/key-lacks-scope',
] as const satisfies readonly ProblemType[];

/** The action against the message's player, from none to the strongest. */
export const actionValues = ['none', 'warn', 'mute', 'kick', 'ban'] as const satisfies readonly Action[];

export const logFilterValues = [
  'all',
  'warn',
  'mute',
  'kick',
  'ban',
  'none',
  'any_action',
  'filtered',
] as const satisfies readonly LogFilter[];

/** The kind of violation. */
export const categoryValues = [
  'harassment',
  'hate',
  'sexual',
  'threat',
  'self_harm',
  'profanity',
  'advertising',
  'spam',
  'shouting',
  'personal_data',
  'scam',
  'impersonation',
  'other',
] as const satisfies readonly Category[];

/** Which stage gave the verdict. */
export const decidedByValues = [
  'pre_filter',
  'local',
  'ai',
  'fail_open',
] as const satisfies readonly DecidedBy[];

/** The strongest action that a server is told to take without a reviewer. */
export const automationLevelValues = [
  'monitor_only',
  'auto_warn',
  'auto_mute',
  'auto_kick',
  'auto_ban',
] as const satisfies readonly AutomationLevel[];

export const periodValues = ['24h', '7d', '30d', '90d'] as const satisfies readonly Period[];

export const granularityValues = ['hour', 'day'] as const satisfies readonly Granularity[];

export const tierValues = ['starter', 'growth', 'pro'] as const satisfies readonly Tier[];

export const subscriptionStatusValues = [
  'active',
  'trial',
  'canceled',
  'suspended',
] as const satisfies readonly SubscriptionStatus[];

export const reviewStatusValues = [
  'pending',
  'approved',
  'rejected',
  'customized',
] as const satisfies readonly ReviewStatus[];

/** sk_live for production, sk_test for testing. */
export const keyPrefixValues = ['sk_live', 'sk_test'] as const satisfies readonly KeyPrefix[];

/** What a key may do. A key with the prefix sk_test has the scope moderate alone. */
export const keyScopeValues = [
  'moderate',
  'logs:read',
  'reviews:write',
  'config:write',
  'keys:write',
] as const satisfies readonly KeyScope[];

/** What happened. */
export const webhookEventValues = [
  'message.actioned',
  'review.pending',
  'review.decided',
] as const satisfies readonly WebhookEvent[];
