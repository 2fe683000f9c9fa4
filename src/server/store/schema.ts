import type { ColumnType, Generated } from 'kysely';
import type {
  Action,
  AutomationLevel,
  Category,
  DecidedBy,
  KeyScope,
  ReviewStatus,
  SubscriptionStatus,
  Tier,
  WebhookEvent,
} from '~/contract/api.gen';

/** A `jsonb` column: written as text, read as a value. */
type Json = ColumnType<unknown, string, string>;

export interface AccountsTable {
  id: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  /** Part of every login token; raising it ends them all. */
  session_epoch: Generated<number>;
  verification_sent_at: Date | null;
  trial_used_at: Date | null;
  created_at: Date;
}

/** Login tokens that were signed out before they expired. */
export interface EndedSessionsTable {
  id: string;
  account_id: string;
  expires_at: Date;
}

export const TOKEN_PURPOSES = ['verify_email', 'reset_password'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export interface SingleUseTokensTable {
  /** SHA-256 of the token. */
  hash: Buffer;
  account_id: string;
  purpose: TokenPurpose;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface ThrottlesTable {
  key: string;
  failures: number;
  window_ends_at: Date;
}

export interface SubscriptionsTable {
  account_id: string;
  tier: Tier;
  status: string;
  current_period_start: Date;
  current_period_end: Date;
  trial_ends_at: Date | null;
  cancel_at_period_end: Generated<boolean>;
  /** Messages in one period; null is unlimited. */
  message_limit: number | null;
  server_limit: number | null;
  max_servers: number | null;
  extra_servers_charge_cents: Generated<number>;
  overage_cents_per_thousand: Generated<number>;
  provider: string | null;
  provider_customer_id: string | null;
  provider_subscription_id: string | null;
  /** Time of the newest applied provider event, so that an older one that arrives later changes nothing. */
  provider_event_at: Date | null;
  /** When the service first saw that a payment is late; null while none is. */
  past_due_since: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
}

export type KeyMode = 'live' | 'test';

export interface ApiKeysTable {
  id: string;
  account_id: string;
  name: string;
  description: string | null;
  mode: KeyMode;
  key_prefix: string;
  /** SHA-256 of the whole key. */
  key_hash: Buffer;
  scopes: KeyScope[];
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ConfigsTable {
  account_id: string;
  version: number;
  server_rules: string;
  automation_level: AutomationLevel;
  confidence_threshold: number;
  pre_filter_enabled: boolean;
  escalation_enabled: boolean;
  updated_at: Date;
}

export interface AuditEventsTable {
  id: string;
  account_id: string;
  subject_id: string | null;
  kind: string;
  actor: string | null;
  at: Date;
  detail: Json;
}

export interface MessagesTable {
  id: string;
  account_id: string;
  created_at: Date;
  /** When the player said it, where the caller sends that time: at most a week before it arrived, and not after. */
  sent_at: Date | null;
  server: string | null;
  player_uuid: string;
  player_name: string;
  message: string;
  message_id: string | null;
  final_action: Action;
  recommended_action: Action;
  category: Category | null;
  severity: number;
  confidence: number | null;
  reasoning: string | null;
  rule: string | null;
  filtered: boolean;
  decided_by: DecidedBy;
  processing_time_ms: number;
  review_status: ReviewStatus | null;
}

/** The message of each of a caller's own ids, so that a repeated call is counted once. */
export interface MessageReceiptsTable {
  account_id: string;
  message_id: string;
  body_hash: Buffer;
  log_id: string;
  created_at: Date;
}

/** Upper edges, in milliseconds, of the ranges in which processing times are counted. */
export const TIME_EDGES_MS = [1, 5, 10, 25, 50, 100, 250, 1000] as const;
type TimeEdge = (typeof TIME_EDGES_MS)[number];
type TimeRanges = Record<`within_${TimeEdge}ms`, number>;

export interface HourlyTotalsTable extends TimeRanges {
  account_id: string;
  hour: Date;
  messages: number;
  filtered: number;
  violations: number;
  action_none: number;
  action_warn: number;
  action_mute: number;
  action_kick: number;
  action_ban: number;
  by_pre_filter: number;
  by_local: number;
  by_ai: number;
  by_fail_open: number;
  time_sum_ms: number;
  time_max_ms: number;
}

export interface PlayerHoursTable {
  account_id: string;
  hour: Date;
  player_uuid: string;
}

export interface PlayerDaysTable {
  account_id: string;
  /** `YYYY-MM-DD`, a UTC day. */
  day: string;
  player_uuid: string;
}

export interface PlayersTable {
  account_id: string;
  player_uuid: string;
  player_name: string;
  first_seen_at: Date;
  last_seen_at: Date;
  messages: number;
  violations: number;
  warnings: number;
  mutes: number;
  kicks: number;
  bans: number;
}

/** The final action of each message of the last 30 days that has one. */
export interface PlayerActionsTable {
  account_id: string;
  player_uuid: string;
  /** The message's time. */
  created_at: Date;
  /** The message's id. */
  id: string;
  action: Exclude<Action, 'none'>;
}

export interface ServerHoursTable {
  account_id: string;
  hour: Date;
  server: string;
  messages: number;
}

/** The usage of one billing period. */
export interface UsagePeriodsTable {
  account_id: string;
  period_start: Date;
  /** Null until the subscription has a later period. */
  period_end: Generated<Date | null>;
  /** The messages that count against the limit. */
  messages: number;
  /** The limit when the period ended; null while it runs, and without a limit. */
  message_limit: Generated<number | null>;
  ai_calls: number;
  /** Millionths of a US dollar. */
  ai_cost_micros: number;
  time_sum_ms: number;
}

export interface ReviewsTable {
  /** The id of the message under review. */
  id: string;
  account_id: string;
  created_at: Date;
  status: ReviewStatus;
  recommended_action: Action;
  /** The action that the game server got before a reviewer decided. */
  applied_action: Action;
  decided_action: Action | null;
  decided_at: Date | null;
  /** The address that the reviewer typed; `decided_by_account` is the account that was signed in. */
  reviewed_by: string | null;
  decided_by_account: string | null;
  comments: string | null;
  /** Equal for near-identical messages. */
  similar_key: string;
}

export interface BillingCustomersTable {
  account_id: string;
  provider: string;
  customer_id: string;
  created_at: Date;
  /** The last time a node read the customer's subscriptions without an event. */
  checked_at: Generated<Date | null>;
}

export interface BillingCheckoutsTable {
  id: string;
  account_id: string;
  tier: Tier;
  provider_checkout_id: string | null;
  /** Null until the provider has answered. */
  url: string | null;
  created_at: Date;
  expires_at: Date;
  /** Completed, expired or replaced. */
  closed_at: Date | null;
}

/** Events of the payment provider, by the provider's id. */
export interface BillingEventsTable {
  id: string;
  type: string;
  received_at: Date;
  /** Null after a crash between receipt and effect; the provider's retry completes it. */
  processed_at: Date | null;
}

export interface TestProviderCheckoutsTable {
  id: string;
  /** The id of the request that created the checkout. */
  request_id: string;
  customer_id: string;
  tier: Tier;
  trial_days: number;
  success_url: string;
  cancel_url: string;
  expires_at: Date;
  closed_at: Date | null;
}

export interface TestProviderSubscriptionsTable {
  id: string;
  customer_id: string;
  tier: Tier;
  status: SubscriptionStatus;
  created_at: Date;
  period_start: Date;
  period_end: Date;
  trial_ends_at: Date | null;
  cancel_at_period_end: Generated<boolean>;
  extra_servers: Generated<number>;
  /** Whether the next charge fails. */
  card_declines: Generated<boolean>;
  /** Whether the last charge failed. */
  past_due: Generated<boolean>;
}

/** Queued work; a job that is done is deleted. */
export interface JobsTable {
  id: string;
  /** Lane and name: `mail.reset`. */
  kind: string;
  account_id: string | null;
  payload: Json;
  /** Attempts begun. */
  attempts: Generated<number>;
  run_at: Date;
  /** Until then the job belongs to the node that claimed it. */
  locked_until: Date | null;
  /** When the job was given up after its last attempt. */
  died_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

/** The addresses of an owner's own systems that receive events. */
export interface WebhooksTable {
  id: string;
  account_id: string;
  url: string;
  description: string | null;
  events: WebhookEvent[];
  /** Stored as text, because signing needs it. */
  secret: string;
  enabled: boolean;
  /** The first failure since the last delivered event; null while the last one was delivered. */
  failing_since: Date | null;
  /** Why the service switched it off; null when the owner did. */
  paused_reason: 'failing' | 'gone' | null;
  created_at: Date;
}

/** The newest attempt of one delivery. */
export interface WebhookDeliveriesTable {
  id: string;
  account_id: string;
  webhook_id: string;
  event: string;
  status: 'delivered' | 'retrying' | 'failed';
  attempts: number;
  response_status: number | null;
  duration_ms: number;
  fault: string | null;
  created_at: Date;
  attempted_at: Date;
  next_attempt_at: Date | null;
  /** The event of a delivery that was given up, so that its owner can retry it. */
  content: Json | null;
}

export interface Database {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  jobs: JobsTable;
  billing_customers: BillingCustomersTable;
  billing_checkouts: BillingCheckoutsTable;
  billing_events: BillingEventsTable;
  test_provider_checkouts: TestProviderCheckoutsTable;
  test_provider_subscriptions: TestProviderSubscriptionsTable;
  accounts: AccountsTable;
  ended_sessions: EndedSessionsTable;
  single_use_tokens: SingleUseTokensTable;
  throttles: ThrottlesTable;
  subscriptions: SubscriptionsTable;
  api_keys: ApiKeysTable;
  configs: ConfigsTable;
  audit_events: AuditEventsTable;
  messages: MessagesTable;
  message_receipts: MessageReceiptsTable;
  hourly_totals: HourlyTotalsTable;
  player_hours: PlayerHoursTable;
  player_days: PlayerDaysTable;
  players: PlayersTable;
  player_actions: PlayerActionsTable;
  server_hours: ServerHoursTable;
  usage_periods: UsagePeriodsTable;
  reviews: ReviewsTable;
}
