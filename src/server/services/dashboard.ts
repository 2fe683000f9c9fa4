import type {
  Analytics,
  AnalyticsPoint,
  Granularity,
  Overview,
  Performance,
  Period,
} from '~/contract/api.gen';
import { formatChange } from '~/contract/trend';
import type { Clock } from '../clock';
import { createBadRequestProblem } from '../problem';
import type { Store } from '../store/connect';
import type { Account } from '../store/repositories/accounts';
import {
  countPlayersByBucket,
  countPlayersSince,
  listBuckets,
  listServers,
  sumTotals,
  type Totals,
} from '../store/repositories/statistics';
import { TIME_EDGES_MS } from '../store/schema/messages';
import type { AiSpending } from './aiSpending';
import type { FirstStepService } from './firstSteps';
import { isRetained, limitToRetention, getRetentionDays } from '../retention';
import {
  formatBucketName,
  listBucketStarts,
  computeComparableTimeRange,
  computePreviousTimeRange,
  type TimeRange,
  computeTimeRange,
} from '../timeRanges';

export interface DashboardService {
  overview: (account: Account, period: Period) => Promise<Overview>;
  analytics: (
    account: Account,
    period: Period,
    granularity: Granularity,
    compare: boolean,
  ) => Promise<Analytics>;
  performance: (account: Account, period: Period) => Promise<Performance>;
}

const SERVERS_SHOWN = 20;

function computeAverageMs(sumMs: number, messages: number): number {
  return messages === 0 ? 0 : Math.round((sumMs / messages) * 100) / 100;
}

function computeRate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function countActions({ warn, mute, kick, ban }: Totals): number {
  return warn + mute + kick + ban;
}

function toAnalyticsTotals(totals: Totals): Analytics['totals'] {
  return { messages: totals.messages, violations: totals.violations, actions: countActions(totals) };
}

function buildActionBreakdown(totals: Totals): Record<string, number> {
  const { messages, filtered, warn, mute, kick, ban } = totals;
  if (messages === 0) return {};
  return { none: messages - filtered - warn - mute - kick - ban, warn, mute, kick, ban };
}

/** The lowest counted edge that holds 95 % of the messages, or the longest time. */
function estimatePercentile95(totals: Totals): number {
  const index = totals.within.findIndex((count) => count >= totals.messages * 0.95);
  const edge = TIME_EDGES_MS[index];
  if (totals.messages === 0) return 0;
  return edge === undefined ? totals.timeMaxMs : Math.min(edge, totals.timeMaxMs);
}

interface DashboardOptions {
  store: Store;
  clock: Clock;
  spending: AiSpending;
  firstSteps: FirstStepService;
}

export function createDashboardService({
  store: { db },
  clock,
  spending,
  firstSteps,
}: DashboardOptions): DashboardService {
  async function readSeries(
    accountId: string,
    range: TimeRange,
    granularity: Granularity,
  ): Promise<Pick<Analytics, 'data' | 'totals'>> {
    const [buckets, players] = await Promise.all([
      listBuckets(db, accountId, range, granularity),
      countPlayersByBucket(db, accountId, range, granularity),
    ]);
    const byStart = new Map(buckets.map((bucket) => [bucket.start.getTime(), bucket]));
    const data = listBucketStarts(range, granularity).map((start): AnalyticsPoint => {
      const bucket = byStart.get(start.getTime());
      return {
        date: formatBucketName(start, granularity),
        messages: bucket?.messages ?? 0,
        violations: bucket?.violations ?? 0,
        actions: bucket?.actions ?? 0,
        unique_players: players.get(start.getTime()) ?? 0,
        avg_response_time_ms: computeAverageMs(bucket?.timeSumMs ?? 0, bucket?.messages ?? 0),
      };
    });
    const total = (pick: (point: AnalyticsPoint) => number) =>
      data.reduce((sum, point) => sum + pick(point), 0);
    return {
      data,
      totals: {
        messages: total((point) => point.messages),
        violations: total((point) => point.violations),
        actions: total((point) => point.actions),
      },
    };
  }

  return {
    overview: async (account, period) => {
      const { id, tier } = account;
      const now = clock.now();
      const range = limitToRetention(computeTimeRange(period, now), tier, now);
      const earlier = computeComparableTimeRange(period, now);
      const [totals, before, players, servers, aiBudget, steps] = await Promise.all([
        sumTotals(db, id, range),
        isRetained(earlier, tier, now) ? sumTotals(db, id, earlier) : undefined,
        countPlayersSince(db, id, range.from),
        listServers(db, id, range, SERVERS_SHOWN),
        spending.readBudget(account),
        firstSteps.read(account),
      ]);
      return {
        period,
        generated_at: now.toISOString(),
        stats: {
          total_messages: totals.messages,
          filtered_messages: totals.filtered,
          pre_filter_rate: computeRate(totals.filtered, totals.messages),
          actions_taken: countActions(totals),
          unique_players: players,
          avg_response_time_ms: computeAverageMs(totals.timeSumMs, totals.messages),
        },
        trend: {
          messages: before ? formatChange(totals.messages, before.messages) : '',
          violations: before ? formatChange(totals.violations, before.violations) : '',
        },
        action_breakdown: buildActionBreakdown(totals),
        servers,
        ai_budget: aiBudget,
        ...(steps.done ? {} : { first_steps: steps }),
      };
    },

    analytics: async ({ id, tier }, period, granularity, compare) => {
      if (granularity === 'hour' && period !== '24h' && period !== '7d') {
        throw createBadRequestProblem(
          'Hourly figures are available for 24h and 7d. Ask for granularity=day instead.',
          [{ path: 'granularity', message: `must be day for ${period}` }],
        );
      }
      const now = clock.now();
      const current = await readSeries(
        id,
        limitToRetention(computeTimeRange(period, now), tier, now),
        granularity,
      );
      const earlier = computePreviousTimeRange(period, now);
      const before =
        compare && isRetained(earlier, tier, now)
          ? {
              ...(await readSeries(id, earlier, granularity)),
              // The earlier totals cover as many hours as the current ones: a whole day would outweigh today's first hours.
              totals: toAnalyticsTotals(await sumTotals(db, id, computeComparableTimeRange(period, now))),
            }
          : undefined;
      const kept_days = getRetentionDays(tier);
      return { period, granularity, kept_days, ...current, ...(before ? { previous: before } : {}) };
    },

    performance: async ({ id, tier }, period) => {
      const now = clock.now();
      const totals = await sumTotals(db, id, limitToRetention(computeTimeRange(period, now), tier, now));
      return {
        period,
        total_processed: totals.messages,
        avg_response_time_ms: computeAverageMs(totals.timeSumMs, totals.messages),
        p95_response_time_ms: estimatePercentile95(totals),
        pre_filter_rate: computeRate(totals.filtered, totals.messages),
        decided_by: {
          pre_filter: totals.byPreFilter,
          local: totals.byLocal,
          ai: totals.byAi,
          fail_open: totals.byFailOpen,
        },
      };
    },
  };
}
