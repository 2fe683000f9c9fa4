import type { Subscription, SubscriptionStatus, SubscriptionUsage, Usage } from '~/contract/api.gen';
import { doesStatusGrantAccess } from '~/contract/access';
import { subscriptionStatusValues } from '~/contract/enums.gen';
import { LATE_PAYMENT_DAYS } from '~/contract/limits';
import { type Clock, DAY_MS } from '../clock';
import { toDollars } from '../money';
import { createNotFoundProblem } from '../problem';
import { computeHiddenEnd } from '../retention';
import type { Store } from '../store/connect';
import {
  countServers,
  findUsagePeriod,
  findSubscription,
  GRANTED_PROVIDER,
  listUsagePeriods,
  type SubscriptionRow,
} from '../store/repositories/subscriptions';
import { formatUtcDay, roundDownToHour } from '../timeRanges';
import type { AiSpending } from './aiSpending';

export interface UsageService {
  /**
   * The usage and cost of the current billing period and of earlier ones.
   *
   * @throws {HttpProblem} 404
   */
  report: (accountId: string) => Promise<Usage>;
  /**
   * The messages of the current billing period against the limit.
   *
   * @throws {HttpProblem} 404
   */
  period: (accountId: string) => Promise<SubscriptionUsage>;
  subscription: (accountId: string) => Promise<Subscription | null>;
}

const PERIODS_SHOWN = 24;

/** Returns the share of the limit in percent with two decimals; 0 without a limit. */
function computePercentUsed(used: number, limit: number | null): number {
  return limit === null || limit === 0 ? 0 : Math.round((used / limit) * 10_000) / 100;
}

function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatusValues.find((known) => known === status) ?? 'suspended';
}

function toSubscription(row: SubscriptionRow, messages: number, servers: number, now: Date): Subscription {
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
    overage_price_per_1000: row.overage_cents_per_thousand / 100,
    cancel_at_period_end: row.cancel_at_period_end,
    customer_id: row.provider_customer_id,
    payment_due_by:
      row.past_due_since && doesStatusGrantAccess(row.status)
        ? new Date(row.past_due_since.getTime() + LATE_PAYMENT_DAYS * DAY_MS).toISOString()
        : null,
    hidden_messages_until: computeHiddenEnd(row, now)?.toISOString() ?? null,
    takes_payments: row.provider !== GRANTED_PROVIDER,
  };
}

function toPeriodFields(start: Date, end: Date) {
  return {
    period: `${formatUtcDay(start)}/${formatUtcDay(end)}`,
    period_start: start.toISOString(),
    period_end: end.toISOString(),
  };
}

interface UsageOptions {
  store: Store;
  spending: AiSpending;
  clock: Clock;
}

export function createUsageService({ store: { db }, spending, clock }: UsageOptions): UsageService {
  /** Reads the usage of the current billing period, for every page that shows it. */
  async function meter(accountId: string) {
    const subscription = await findSubscription(db, accountId);
    if (!subscription) throw createNotFoundProblem('There is no subscription on this account.');
    const { current_period_start: start, current_period_end: end, message_limit: limit } = subscription;
    const used = await findUsagePeriod(db, accountId, start);
    return { subscription, start, end, used, limit, percent: computePercentUsed(used.messages, limit) };
  }

  return {
    report: async (accountId) => {
      const [{ subscription, start, end, used, limit, percent }, periods] = await Promise.all([
        meter(accountId),
        listUsagePeriods(db, accountId, PERIODS_SHOWN),
      ]);
      const aiBudget = await spending.readBudget({ id: accountId, tier: subscription.tier });
      return {
        ...toPeriodFields(start, end),
        total_requests: used.messages,
        limit,
        percentage_used: percent,
        total_cost_usd: toDollars(used.aiCostMicros),
        claude_api_calls: used.aiCalls,
        avg_response_time_ms:
          used.messages === 0 ? 0 : Math.round((used.timeSumMs / used.messages) * 100) / 100,
        tier: subscription.tier,
        history: periods.map((each) => ({
          ...toPeriodFields(each.start, each.start.getTime() === start.getTime() ? end : each.end),
          total_requests: each.messages,
          cost_usd: toDollars(each.aiCostMicros),
        })),
        ai_budget: aiBudget,
      };
    },

    period: async (accountId) => {
      const { start, end, used, limit, percent } = await meter(accountId);
      return {
        messages_processed: used.messages,
        message_limit: limit,
        percentage_used: percent,
        period_start: start.toISOString(),
        period_end: end.toISOString(),
      };
    },

    subscription: async (accountId) => {
      const row = await findSubscription(db, accountId);
      if (!row) return null;
      const [{ messages }, servers] = await Promise.all([
        findUsagePeriod(db, accountId, row.current_period_start),
        countServers(db, accountId, roundDownToHour(row.current_period_start)),
      ]);
      return toSubscription(row, messages, servers, clock.now());
    },
  };
}
