import type { Generated } from 'kysely';
import type { SubscriptionStatus, Tier } from '~/contract/api.gen';

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
  /** The price of the current period's overage, set when the period began; 0 is free. */
  overage_cents_per_thousand: Generated<number>;
  provider: string | null;
  provider_customer_id: string | null;
  provider_subscription_id: string | null;
  /** Time of the newest applied provider event, so that an older one that arrives later changes nothing. */
  provider_event_at: Date | null;
  /** When the service first saw that a payment is late; null while none is. */
  past_due_since: Generated<Date | null>;
  /** When the last change to a plan that keeps messages for fewer days was; null if there never was one. */
  hidden_before: Generated<Date | null>;
  /** Days for which messages from before that change are kept. */
  hidden_days: Generated<number | null>;
  /** The `past_due_since` of the late payment of which the service has reminded the owner; null before that. */
  late_payment_reminded_for: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
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
  /** The overage's price when the period ended; 0 while it runs. */
  overage_cents_per_thousand: Generated<number>;
  overage_invoiced_at: Generated<Date | null>;
  /** When the service last tried to invoice the overage; null if it never did. */
  overage_tried_at: Generated<Date | null>;
  ai_calls: number;
  /** Millionths of a US dollar. */
  ai_cost_micros: number;
  time_sum_ms: number;
}

/** What the AI cost one account on one day. */
export interface AiDaysTable {
  account_id: string;
  /** `YYYY-MM-DD`, a UTC day. */
  day: string;
  calls: number;
  /** Millionths of a US dollar. */
  cost_micros: number;
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
  /** When it was completed, expired or was replaced; null while it is open. */
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

/** The overage that the test provider would have invoiced. */
export interface TestProviderInvoicesTable {
  /** The id of the request. */
  id: string;
  customer_id: string;
  cents: number;
  description: string;
  created_at: Date;
}

/** The tables of plans, use and payments. */
export interface BillingTables {
  billing_customers: BillingCustomersTable;
  billing_checkouts: BillingCheckoutsTable;
  billing_events: BillingEventsTable;
  test_provider_checkouts: TestProviderCheckoutsTable;
  test_provider_subscriptions: TestProviderSubscriptionsTable;
  test_provider_invoices: TestProviderInvoicesTable;
  subscriptions: SubscriptionsTable;
  usage_periods: UsagePeriodsTable;
  ai_days: AiDaysTable;
}
