import { NO_VALUE } from '../NoValue/NoValue';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/* Kept, because creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(
  format: string,
  timeZone: string | undefined,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
) {
  const cacheKey = `${format} ${locale ?? ''} ${timeZone ?? ''}`;
  let formatter = formatters.get(cacheKey);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale ?? 'en-GB', { ...options, ...(timeZone && { timeZone }) });
    formatters.set(cacheKey, formatter);
  }
  return formatter;
}

/** "20 Nov 2026" in the given zone, or the browser's, and in the given locale. */
export function formatDate(time: number, timeZone?: string, locale?: string): string {
  return getFormatter('date', timeZone, locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    time,
  );
}

/** "20 Nov 2026, 21:04:11" in the given zone, or the browser's, and in the given locale. */
export function formatDateTime(time: number, timeZone?: string, locale?: string): string {
  return getFormatter('time', timeZone, locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(time);
}

/** Formats the zone's short name at that moment, such as "UTC" or "GMT+1". */
export function formatZone(time: number, timeZone?: string, locale?: string): string {
  const parts = getFormatter('zone', timeZone, locale, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/**
 * "just now", "4 min ago", "3 h ago", "in 2 h", "yesterday", "5 days ago"; a date from a week on. In
 * English: `useRelativeTimeFormat` writes it in the locale of a provider.
 *
 * @param at milliseconds since 1970, or a time as text; a value that can't be parsed gives "-"
 * @param now milliseconds since 1970
 */
export function formatRelative(at: number | string | null, now: number, timeZone?: string): string {
  const time = typeof at === 'string' ? Date.parse(at) : (at ?? Number.NaN);
  if (Number.isNaN(time)) return NO_VALUE;
  const distance = Math.abs(now - time);
  const isPast = time <= now;
  const addDirection = (words: string) => (isPast ? `${words} ago` : `in ${words}`);
  // The page's clock updates every 30 seconds and the server's may differ, so a recent time can lie in the future.
  if (distance < MINUTE_MS) return 'just now';
  if (distance < HOUR_MS) return addDirection(`${Math.floor(distance / MINUTE_MS)} min`);
  if (distance < DAY_MS) return addDirection(`${Math.floor(distance / HOUR_MS)} h`);
  const days = Math.floor(distance / DAY_MS);
  if (days >= 7) return formatDate(time, timeZone);
  if (days === 1) return isPast ? 'yesterday' : 'tomorrow';
  return addDirection(`${days} days`);
}
