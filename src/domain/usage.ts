import type { Usage } from '~/contract/api.gen';
import type { Tone } from '~/design-system/tone';
import { formatDateRange, formatDayMonth, formatMonth } from './time';

/** Percent from which the subscription page warns. */
const USAGE_WARNING_PERCENT = 80;

/** Returns the tone of the bar on the usage page: critical above 80 percent. */
export function toUsagePageTone(percent: number): Tone {
  if (!Number.isFinite(percent)) return 'neutral';
  return percent > 80 ? 'critical' : 'accent';
}

/** Returns the tone of the subscription page's bar: critical from 90 percent, caution from 75, else positive. */
export function toSubscriptionUsageTone(percent: number): Tone {
  if (!Number.isFinite(percent)) return 'neutral';
  if (percent >= 90) return 'critical';
  return percent >= 75 ? 'caution' : 'positive';
}

/** Whether the subscription page warns: at 80 percent or more. */
export function needsUsageWarning(percent: number): boolean {
  return percent >= USAGE_WARNING_PERCENT;
}

interface UsageSoFar {
  /** Messages used so far. */
  used: number;
  /** Messages per period, `null` when unlimited. */
  limit: number | null;
  periodStart: Date;
  periodEnd: Date;
  now: Date;
}

/**
 * When the account reaches its limit at the period's average pace. `null` when the period ends first, without a limit,
 * and in the first hour, which is too short for an average.
 */
export function projectRunOut({ used, limit, periodStart, periodEnd, now }: UsageSoFar): Date | null {
  if (limit === null || used <= 0) return null;
  if (used >= limit) return now;
  const elapsed = now.getTime() - periodStart.getTime();
  if (!(elapsed >= 3_600_000)) return null;
  const runOut = periodStart.getTime() + (elapsed / used) * limit;
  return runOut < periodEnd.getTime() ? new Date(runOut) : null;
}

/** A usage period: its two moments, or a month (`2026-11`) when the answer has no moments. */
type UsagePeriod = Pick<Usage, 'period' | 'period_start' | 'period_end'>;

/** Full label of a usage period: `17 Nov 2026 to 17 Dec 2026`. */
export function formatUsagePeriod(usagePeriod: UsagePeriod, timeZone?: string): string {
  const { period, period_start, period_end } = usagePeriod;
  return period_start === undefined || period_end === undefined
    ? formatMonth(period)
    : formatDateRange(period_start, period_end, timeZone);
}

/** Axis label of a usage period, its first day: `17 Nov`. */
export function formatUsagePeriodStart({ period, period_start }: UsagePeriod, timeZone?: string): string {
  return period_start === undefined
    ? formatMonth(period).slice(0, 3)
    : formatDayMonth(period_start, timeZone);
}
