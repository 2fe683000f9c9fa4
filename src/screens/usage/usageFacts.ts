import type { Usage } from '~/contract/api.gen';
import { formatDate, formatMonth, projectRunOut } from '~/domain';

/** First and last moment of a calendar month in UTC, `null` when the text is not a month. */
export function monthBounds(period: string): { periodStart: Date; periodEnd: Date } | null {
  const match = /^(\d{4})-(\d{2})$/.exec(period);
  if (!match) return null;
  const [year, month] = [Number(match[1]), Number(match[2]) - 1];
  return { periodStart: new Date(Date.UTC(year, month)), periodEnd: new Date(Date.UTC(year, month + 1)) };
}

/** One sentence on where the month is heading, or `null` when there is nothing to say. */
export function paceSentence(usage: Usage, now: number): string | null {
  const { total_requests: used, limit, period } = usage;
  if (limit === null) return 'Your plan has no limit.';
  if (used >= limit)
    return 'The limit is reached. Chat is still moderated; what exceeds the limit is recorded.';
  const bounds = monthBounds(period);
  if (bounds === null) return null;
  const runOut = projectRunOut({ used, limit, ...bounds, now: new Date(now) });
  return runOut === null
    ? `At the pace so far the limit lasts through ${formatMonth(period)}.`
    : `At the pace so far the limit is reached on ${formatDate(runOut, 'UTC')}.`;
}
