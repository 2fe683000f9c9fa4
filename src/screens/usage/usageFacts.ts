import type { Usage } from '~/contract/api.gen';
import { formatDate, formatDollars, projectRunOut } from '~/domain';

/**
 * Formats one sentence that projects the billing period's usage; `null` without a projection.
 *
 * @param overagePrice US dollars for a thousand messages over the limit; 0 where they are free
 */
export function formatPaceSentence(
  usage: Usage,
  overagePrice: number,
  now: number,
  timeZone?: string,
): string | null {
  const { total_requests: used, limit, period_start, period_end } = usage;
  if (limit === null) return 'Your plan has no limit.';
  if (used >= limit) {
    const consequence =
      overagePrice > 0
        ? `every 1,000 messages beyond it cost ${formatDollars(overagePrice)}`
        : 'what exceeds the limit is recorded';
    return `The limit is reached. Chat is still moderated; ${consequence}.`;
  }
  if (used === 0) return 'No requests in this period yet.';
  if (period_start === undefined || period_end === undefined) return null;
  const [periodStart, periodEnd] = [new Date(period_start), new Date(period_end)];
  const runOut = projectRunOut({ used, limit, periodStart, periodEnd, now: new Date(now) });
  return runOut === null
    ? "At this pace you'll stay under your limit this period."
    : `At this pace you'll reach your limit on ${formatDate(runOut, timeZone)}.`;
}
