import { DAY_MS, formatDate, HOUR_MS, MINUTE_MS } from '../Timestamp/formatTime';

/* Kept, because creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.RelativeTimeFormat>();

function getFormatter(locale: string): Intl.RelativeTimeFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
    formatters.set(locale, formatter);
  }
  return formatter;
}

/** "vor 4 Min." and "gestern" in German; a date from a week on. Both times in milliseconds since 1970. */
export function formatRelativeTime(locale: string, time: number, now: number, timeZone?: string): string {
  const distance = Math.abs(time - now);
  if (distance >= 7 * DAY_MS) return formatDate(time, timeZone, locale);
  const format = (unit: Intl.RelativeTimeFormatUnit, unitMs: number) =>
    getFormatter(locale).format(Math.trunc((time - now) / unitMs), unit);
  // The page's clock updates every 30 seconds and the server's may differ, so a recent time can lie in the future.
  if (distance < MINUTE_MS) return getFormatter(locale).format(0, 'second');
  if (distance < HOUR_MS) return format('minute', MINUTE_MS);
  return distance < DAY_MS ? format('hour', HOUR_MS) : format('day', DAY_MS);
}
