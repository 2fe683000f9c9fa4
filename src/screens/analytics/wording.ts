import type { Analytics, Period } from '~/contract/api.gen';
import { PERIOD_DAYS } from '~/contract/limits';
import { formatCount, hasPlanWithLongerRetention } from '~/domain';

/** Says which days of the period, and of the previous one, the plan no longer keeps; empty when it keeps all. */
function formatKeptSentence({ kept_days, previous }: Analytics, period: Period, compare: boolean): string {
  if (kept_days === undefined) return '';
  const days = formatCount(kept_days, 'day');
  if (compare && !previous) return `Your plan keeps ${days}, so there is no period before to compare with.`;
  return PERIOD_DAYS[period] > kept_days ? `Your plan keeps ${days}.` : '';
}

/** States the plan's retention at the foot of the page, before the owner chooses a longer period. */
export function formatRetentionSentence(analytics: Analytics, period: Period, compare: boolean): string {
  const { kept_days } = analytics;
  if (kept_days === undefined || !hasPlanWithLongerRetention(kept_days))
    return formatKeptSentence(analytics, period, compare);
  return (
    formatKeptSentence(analytics, period, compare) || `Your plan keeps ${formatCount(kept_days, 'day')}.`
  );
}

/** Whether the period before has anything to draw; its totals end at the present hour, its data at the day's end. */
export function hasDataBefore({ previous }: Analytics): boolean {
  return previous?.data.some(({ messages }) => messages > 0) ?? false;
}

/**
 * Names a line of the period before. While the newest bucket is not over, the name says that the earlier one is whole,
 * unlike in the sums.
 */
export function formatSeriesBefore(label: string, { granularity }: Analytics, isIncomplete: boolean): string {
  return isIncomplete ? `${label} (whole ${granularity === 'hour' ? 'hours' : 'days'})` : label;
}

/**
 * Says why the charts lack data: the previous period had no messages, or the plan no longer keeps its days. Empty when
 * nothing is missing.
 */
export function formatMissingDataNote(analytics: Analytics, period: Period, compare: boolean): string {
  const isPreviousEmpty = compare && analytics.previous !== undefined && !hasDataBefore(analytics);
  return isPreviousEmpty
    ? 'No messages in the period before.'
    : formatKeptSentence(analytics, period, compare);
}
