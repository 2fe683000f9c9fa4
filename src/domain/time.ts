import { NO_VALUE } from './noValue';

/** British order and short units: `20 Nov 2026, 21:04:11`. */
const LOCALE = 'en-GB';

/** Creating a formatter costs a hundred times as much as using it, and the log's table uses two per row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${options.timeZone ?? ''}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(LOCALE, options);
    formatters.set(key, found);
  }
  return found;
}

type Instant = string | number | Date | null | undefined;

function parse(at: Instant): Date | null {
  // `new Date(null)` would be 1970.
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

function toZoneOption(timeZone: string | undefined): { timeZone?: string } {
  return timeZone === undefined ? {} : { timeZone };
}

/**
 * Date and time to the second with the zone's name: `20 Nov 2026, 21:04:11 UTC`.
 *
 * @param timeZone IANA name; the viewer's own when left out.
 */
export function formatAbsolute(at: Instant, timeZone?: string): string {
  const date = parse(at);
  if (!date) return NO_VALUE;
  return getFormatter('absolute', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...toZoneOption(timeZone),
  }).format(date);
}

/**
 * The time of day to the second: `21:04:11`. For the messages of one conversation, which stand below their date.
 *
 * @param timeZone IANA name; the viewer's own when left out.
 */
export function formatClock(at: Instant, timeZone?: string): string {
  const date = parse(at);
  if (!date) return NO_VALUE;
  return getFormatter('clock', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...toZoneOption(timeZone),
  }).format(date);
}

/** The date alone: `20 Nov 2026`. */
export function formatDate(at: Instant, timeZone?: string): string {
  const date = parse(at);
  if (!date) return NO_VALUE;
  return getFormatter('date', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...toZoneOption(timeZone),
  }).format(date);
}

/** The date without its year: `20 Nov`. */
export function formatDayMonth(at: Instant, timeZone?: string): string {
  const date = parse(at);
  if (!date) return NO_VALUE;
  return getFormatter('day-month', { day: 'numeric', month: 'short', ...toZoneOption(timeZone) }).format(
    date,
  );
}

/** A span of days: `17 Nov 2026 to 24 Nov 2026`. */
export function formatDateRange(from: Instant, to: Instant, timeZone?: string): string {
  return `${formatDate(from, timeZone)} to ${formatDate(to, timeZone)}`;
}

/** A calendar month of the API, `2026-11`, as `November 2026`. Other text is returned unchanged. */
export function formatMonth(period: string): string {
  const date = /^\d{4}-\d{2}$/.test(period) ? parse(`${period}-01T00:00:00Z`) : null;
  if (!date) return period;
  return getFormatter('month', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

const DAY_BUCKET = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Axis label of an analytics bucket: a UTC day (`20 Nov`) or the start of an hour in the visitor's zone (`21:00`).
 */
export function formatBucket(date: string, timeZone?: string): string {
  const start = parse(date);
  if (!start) return date;
  return DAY_BUCKET.test(date)
    ? getFormatter('bucket-day', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(start)
    : getFormatter('bucket-hour', { hour: '2-digit', minute: '2-digit', ...toZoneOption(timeZone) }).format(
        start,
      );
}

const HOUR_MS = 3_600_000;

/**
 * Whether an analytics bucket is not over. One in the future counts too, because the visitor's clock may be behind the
 * server's.
 *
 * @param now milliseconds since 1970
 */
export function isBucketIncomplete(date: string, now: number): boolean {
  const start = parse(date)?.getTime();
  const length = DAY_BUCKET.test(date) ? 24 * HOUR_MS : HOUR_MS;
  return start !== undefined && now < start + length;
}

/** Full label of an analytics bucket: `Fri, 20 Nov 2026 (UTC)` or `20 Nov 2026, 21:00 CET`. */
export function formatBucketFull(date: string, timeZone?: string): string {
  const start = parse(date);
  if (!start) return date;
  if (DAY_BUCKET.test(date)) {
    const day = getFormatter('bucket-day-full', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(start);
    return `${day} (UTC)`;
  }
  return getFormatter('bucket-hour-full', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...toZoneOption(timeZone),
  }).format(start);
}
