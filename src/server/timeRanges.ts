import type { Granularity, Period } from '~/contract/api.gen';
import { PERIOD_DAYS } from '~/contract/limits';
import { DAY_MS, HOUR_MS } from './clock';

/** A range of whole UTC hours. */
export interface TimeRange {
  /** First hour. */
  from: Date;
  /** The first hour after the range. */
  to: Date;
}

export function roundDownToHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

/** Formats a moment's UTC day as `YYYY-MM-DD`. */
export function formatUtcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function roundDownToDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

/**
 * Computes the hours of a period: 24h is this hour and the 23 before it, longer periods are today and the UTC days
 * before it. The counts are by the hour, so every screen shows the same figures.
 */
export function computeTimeRange(period: Period, now: Date): TimeRange {
  const to = new Date(roundDownToHour(now).getTime() + HOUR_MS);
  if (period === '24h') return { from: new Date(to.getTime() - DAY_MS), to };
  return { from: new Date(roundDownToDay(now).getTime() - (PERIOD_DAYS[period] - 1) * DAY_MS), to };
}

function getPeriodMs(period: Period): number {
  return PERIOD_DAYS[period] * DAY_MS;
}

/** Computes the same hours one period earlier: of an unfinished day only as many as today has had so far. */
export function computeComparableTimeRange(period: Period, now: Date): TimeRange {
  const { from, to } = computeTimeRange(period, now);
  const shift = getPeriodMs(period);
  return { from: new Date(from.getTime() - shift), to: new Date(to.getTime() - shift) };
}

/** Computes the whole period before the current one. */
export function computePreviousTimeRange(period: Period, now: Date): TimeRange {
  const { from } = computeTimeRange(period, now);
  return { from: new Date(from.getTime() - getPeriodMs(period)), to: from };
}

/** Lists the starts of all buckets of a time range, oldest first. */
export function listBucketStarts(range: TimeRange, granularity: Granularity): Date[] {
  const step = granularity === 'hour' ? HOUR_MS : DAY_MS;
  const first = granularity === 'hour' ? range.from : roundDownToDay(range.from);
  const starts: Date[] = [];
  for (let at = first.getTime(); at < range.to.getTime(); at += step) starts.push(new Date(at));
  return starts;
}

/** Formats the name of a bucket: the day, or the hour in RFC 3339. */
export function formatBucketName(start: Date, granularity: Granularity): string {
  return granularity === 'hour' ? start.toISOString() : formatUtcDay(start);
}
