/**
 * Reads the seconds of a Retry-After header, a number or a date; undefined when it is absent or unreadable.
 *
 * @param now milliseconds since 1970
 */
export function readRetryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
