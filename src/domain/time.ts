import { NO_VALUE } from '~/contract/noValue';

/** British order, month names and 24-hour clock: `20 Nov 2026, 21:04:11`. */
const LOCALE = 'en-GB';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME_TO_MINUTE = { hour: '2-digit', minute: '2-digit' } as const;
const TIME_TO_SECOND = { ...TIME_TO_MINUTE, second: '2-digit' } as const;

type Instant = string | number | Date | null | undefined;

function parse(at: Instant): Date | null {
  // `new Date(null)` would be 1970.
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Formats times, and keeps a formatter for each zone: creating one costs a hundred times as much as using it, and the
 * log's table uses two per row. A missing or malformed time gives a dash.
 */
function createTimeFormatter(options: Intl.DateTimeFormatOptions) {
  const formatters = new Map<string | undefined, Intl.DateTimeFormat>();
  return (at: Instant, timeZone = options.timeZone): string => {
    const date = parse(at);
    if (!date) return NO_VALUE;
    let formatter = formatters.get(timeZone);
    if (!formatter) {
      formatter = new Intl.DateTimeFormat(LOCALE, { ...options, ...(timeZone && { timeZone }) });
      formatters.set(timeZone, formatter);
    }
    return formatter.format(date);
  };
}

/**
 * Formats date and time to the second with the zone's name: `20 Nov 2026, 21:04:11 UTC`. Every formatter here takes an
 * IANA zone name; the default is the visitor's zone.
 */
export const formatAbsolute = createTimeFormatter({ ...DATE, ...TIME_TO_SECOND, timeZoneName: 'short' });

/** Formats date and time to the minute with the zone's name: `21 Nov 2026, 00:00 UTC`. */
export const formatDateToMinute = createTimeFormatter({ ...DATE, ...TIME_TO_MINUTE, timeZoneName: 'short' });

/** Formats the time of day to the second: `21:04:11`. For messages that stand below their date. */
export const formatTimeToSecond = createTimeFormatter(TIME_TO_SECOND);

const formatBreakableDate = createTimeFormatter(DATE);

/** Formats the date alone, with hard spaces that keep it on one line: `20 Nov 2026`. */
export const formatDate = (at: Instant, timeZone?: string): string =>
  formatBreakableDate(at, timeZone).replaceAll(' ', '\u00A0');

/** Formats the date without its year: `20 Nov`. */
export const formatDayMonth = createTimeFormatter({ day: 'numeric', month: 'short' });

/** Formats a span of days: `17 Nov 2026 to 24 Nov 2026`. */
export function formatDateRange(from: Instant, to: Instant, timeZone?: string): string {
  return `${formatDate(from, timeZone)} to ${formatDate(to, timeZone)}`;
}

const formatUtcMonth = createTimeFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a calendar month of the API, `2026-11`, as `November 2026`. Other text is returned unchanged. */
export function formatMonth(period: string): string {
  const first = /^\d{4}-\d{2}$/.test(period) ? parse(`${period}-01T00:00:00Z`) : null;
  return first ? formatUtcMonth(first) : period;
}

const DAY_BUCKET = /^\d{4}-\d{2}-\d{2}$/;

const formatHour = createTimeFormatter(TIME_TO_MINUTE);

/**
 * Axis label of an analytics bucket: a UTC day (`20 Nov`) or the start of an hour in the visitor's zone (`21:00`).
 */
export function formatBucket(date: string, timeZone?: string): string {
  if (!parse(date)) return date;
  return DAY_BUCKET.test(date) ? formatDayMonth(date, 'UTC') : formatHour(date, timeZone);
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

const formatWeekday = createTimeFormatter({ weekday: 'short', ...DATE });

/** Full label of an analytics bucket: `Fri, 20 Nov 2026 (UTC)` or `20 Nov 2026, 21:00 CET`. */
export function formatBucketFull(date: string, timeZone?: string): string {
  if (!parse(date)) return date;
  return DAY_BUCKET.test(date) ? `${formatWeekday(date, 'UTC')} (UTC)` : formatDateToMinute(date, timeZone);
}
