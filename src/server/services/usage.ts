import type { Subscription, SubscriptionStatus, SubscriptionUsage, Usage } from '~/contract/api.gen';
import { subscriptionStatusValues } from '~/contract/enums.gen';
import type { Clock } from '../clock';
import { notFound } from '../problem';
import type { Store } from '../store/connect';
import { listMonths } from '../store/repositories/statistics';
import {
  countPeriodMessages,
  countServers,
  findSubscription,
  type SubscriptionRow,
} from '../store/repositories/subscriptions';
import { startOfHour } from './windows';

export interface UsageService {
  /** The calendar month so far and the ones before. */
  months: (accountId: string) => Promise<Usage>;
  /** The current billing period. */
  period: (accountId: string) => Promise<SubscriptionUsage>;
  subscription: (accountId: string) => Promise<Subscription | null>;
}

const monthsShown = 24;
const microsPerDollar = 1_000_000;

/** In percent with two decimals; 0 when there is no limit. */
export function percentageUsed(used: number, limit: number | null): number {
  return limit === null || limit === 0 ? 0 : Math.round((used / limit) * 10_000) / 100;
}

function dollars(micros: number): number {
  return Math.round(micros / 100) / (microsPerDollar / 100);
}

function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatusValues.find((known) => known === status) ?? 'suspended';
}

function toSubscription(row: SubscriptionRow, messages: number, servers: number): Subscription {
  const overage = row.message_limit === null ? 0 : Math.max(0, messages - row.message_limit);
  return {
    tier: row.tier,
    status: toStatus(row.status),
    message_limit: row.message_limit,
    server_count: servers,
    server_limit: row.server_limit,
    max_servers: row.max_servers,
    current_period_start: row.current_period_start.toISOString(),
    current_period_end: row.current_period_end.toISOString(),
    extra_servers_charge: row.extra_servers_charge_cents / 100,
    overage_charge: Math.round((overage * row.overage_cents_per_thousand) / 1_000) / 100,
    overage_messages: overage,
    cancel_at_period_end: row.cancel_at_period_end,
    customer_id: row.provider_customer_id,
  };
}

export function createUsage({ store: { db }, clock }: { store: Store; clock: Clock }): UsageService {
  return {
    months: async (accountId) => {
      const [subscription, months] = await Promise.all([
        findSubscription(db, accountId),
        listMonths(db, accountId, monthsShown + 1),
      ]);
      const period = clock.now().toISOString().slice(0, 7);
      const current = months.find(({ month }) => month === period);
      const requests = current?.messages ?? 0;
      const limit = subscription?.message_limit ?? null;
      return {
        period,
        total_requests: requests,
        limit,
        percentage_used: percentageUsed(requests, limit),
        total_cost_usd: dollars(current?.aiCostMicros ?? 0),
        claude_api_calls: current?.aiCalls ?? 0,
        avg_response_time_ms: current ? Math.round((current.timeSumMs / current.messages) * 100) / 100 : 0,
        tier: subscription?.tier ?? 'starter',
        history: months
          .filter(({ month }) => month < period)
          .slice(0, monthsShown)
          .map((month) => ({
            period: month.month,
            total_requests: month.messages,
            cost_usd: dollars(month.aiCostMicros),
          })),
      };
    },

    period: async (accountId) => {
      const subscription = await findSubscription(db, accountId);
      if (!subscription) throw notFound('There is no subscription on this account.');
      const used = await countPeriodMessages(db, accountId, subscription.current_period_start);
      return {
        messages_processed: used,
        message_limit: subscription.message_limit,
        percentage_used: percentageUsed(used, subscription.message_limit),
        period_start: subscription.current_period_start.toISOString(),
        period_end: subscription.current_period_end.toISOString(),
      };
    },

    subscription: async (accountId) => {
      const row = await findSubscription(db, accountId);
      if (!row) return null;
      const [messages, servers] = await Promise.all([
        countPeriodMessages(db, accountId, row.current_period_start),
        countServers(db, accountId, startOfHour(row.current_period_start)),
      ]);
      return toSubscription(row, messages, servers);
    },
  };
}
