// Generated from openapi/torchward.yaml by `npm run generate`. Edit the contract, not this file.

import type {
  ProblemType,
  Action,
  Channel,
  GameDecisionKind,
  DeliveryState,
  DecisionResult,
  LogFilter,
  Category,
  DecidedBy,
  ListKind,
  ListAction,
  AutomationLevel,
  Swearing,
  Period,
  Granularity,
  Tier,
  SubscriptionStatus,
  ReviewStatus,
  ActorType,
  KeyPrefix,
  KeyScope,
  PlanFeature,
  WordReading,
  OpinionEffect,
  DecidingFactor,
  PlayerSort,
  SortOrder,
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

/** Where the player wrote the line. A sign, a book and a name are texts of the game, not conversation. */
export const channelValues = [
  'public',
  'private',
  'party',
  'sign',
  'book',
  'name',
] as const satisfies readonly Channel[];

/** Who decided - a reviewer about an item, an undo, or the owner about a player. */
export const gameDecisionKindValues = [
  'review',
  'undo',
  'owner',
] as const satisfies readonly GameDecisionKind[];

/** Whether a game server has reported the decision. */
export const deliveryStateValues = [
  'waiting',
  'carried_out',
  'failed',
] as const satisfies readonly DeliveryState[];

export const decisionResultValues = ['carried_out', 'failed'] as const satisfies readonly DecisionResult[];

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

/** The kind of violation. `profanity` is swearing that is aimed at no player. */
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

/** What an entry of the lists looks for. A word is a whole word, a phrase several in their order, a link an address with all that is below it. */
export const listKindValues = ['word', 'phrase', 'link'] as const satisfies readonly ListKind[];

/** What an entry of the lists does, from the mildest. An allowed part of a line is not judged. */
export const listActionValues = [
  'allow',
  'review',
  'warn',
  'mute',
  'kick',
  'ban',
] as const satisfies readonly ListAction[];

/** The strongest action that a server is told to take without a reviewer. */
export const automationLevelValues = [
  'monitor_only',
  'auto_warn',
  'auto_mute',
  'auto_kick',
  'auto_ban',
] as const satisfies readonly AutomationLevel[];

/** What swearing that is aimed at no player leads to, category `profanity`. `allow`: nothing. `warn`: strong words to a warning, mild ones to nothing. `act`: strong words to a mute, mild ones to a warning. What the owner's rules say of swearing comes before it. Swearing at a player is `harassment`, whatever is chosen. */
export const swearingValues = ['allow', 'warn', 'act'] as const satisfies readonly Swearing[];

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

export const actorTypeValues = ['member', 'key'] as const satisfies readonly ActorType[];

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

/** A feature of some plans. */
export const planFeatureValues = [
  'custom_rules',
  'export',
  'webhooks',
  'extra_servers',
  'reputation_tracking',
] as const satisfies readonly PlanFeature[];

/** How a listed word is written: `plain` as it is listed; `masked` with signs for letters; `reversed` from its end; `sound` as it sounds; `torn` with gaps; `glued` inside a longer word; `alphabet` in Cyrillic letters; `spelling` with other characters that look alike, or with more of them. */
export const wordReadingValues = [
  'plain',
  'masked',
  'reversed',
  'sound',
  'torn',
  'glued',
  'alphabet',
  'spelling',
] as const satisfies readonly WordReading[];

/** What the second opinion did: it `added` a finding, `supported` the findings of the rules, `doubted` them, did `nothing`, or was `not_asked`. */
export const opinionEffectValues = [
  'added',
  'supported',
  'doubted',
  'nothing',
  'not_asked',
] as const satisfies readonly OpinionEffect[];

/** What led from a verdict to its action and its review: the `pre_filter` cleared the message; it was `let_through`, because the service could not judge it; a `list_entry` of the owner; the `severity` alone; an `owner_rule` names the action; the setting for `swearing` allows it or makes it graver; `care`, because the player may need help; the `second_opinion` doubts or suspects; the player's `history` made it stronger; a `player_name` leads to no action; the `automation_level` allows no stronger one; the confidence is below the `confidence_threshold`; a `reviewer` decided; the action was `undone`. More may be added. */
export const decidingFactorValues = [
  'pre_filter',
  'let_through',
  'list_entry',
  'severity',
  'owner_rule',
  'swearing',
  'care',
  'second_opinion',
  'history',
  'player_name',
  'automation_level',
  'confidence_threshold',
  'reviewer',
  'undone',
] as const satisfies readonly DecidingFactor[];

/** A part of a player's record. */
export const playerSortValues = [
  'last_seen',
  'name',
  'messages',
  'violations',
  'warnings',
  'mutes',
  'kicks',
  'bans',
] as const satisfies readonly PlayerSort[];

export const sortOrderValues = ['asc', 'desc'] as const satisfies readonly SortOrder[];

/** What happened. */
export const webhookEventValues = [
  'message.actioned',
  'review.pending',
  'review.decided',
] as const satisfies readonly WebhookEvent[];
