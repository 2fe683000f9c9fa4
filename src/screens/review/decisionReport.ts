import type { ReviewOutcome } from '~/contract/api.gen';
import { formatRelative } from '~/design-system';
import { describeAction, describeReviewStatus } from '~/domain';

/** What became of one item of a decision. */
export type ReportItem = {
  id: string;
  /** The player, so that the line says which item it is about; left out where the queue does not know. */
  about?: string | undefined;
} & (
  | { result: 'decided'; message: string }
  /** Somebody else was first. */
  | { result: 'taken'; detail: string | null; outcome: ReviewOutcome | null }
  | { result: 'failed'; detail: string | null }
);

/** Shown when a call fails without words of the server (spec 8). */
export const ACTION_FAILED = 'Failed to perform action. Please try again.';

/** Who decided what, without the time, which a screen reader would be told anew each minute. */
export function describeTaken({ status, action, reviewed_by }: ReviewOutcome): string {
  const what = status === 'rejected' ? '' : ` (${describeAction(action).label.toLowerCase()})`;
  return `Already ${describeReviewStatus(status).label.toLowerCase()}${what} by ${reviewed_by}`;
}

/** Who decided what and when, for whoever came second. */
export function formatTaken(
  { detail, outcome }: { detail: string | null; outcome: ReviewOutcome | null },
  now: number,
): string {
  if (!outcome) return detail ?? 'Somebody else decided this message first.';
  return `${describeTaken(outcome)} ${formatRelative(outcome.decided_at, now)}.`;
}

const about = (item: ReportItem, sentence: string) =>
  item.about === undefined ? sentence : `${item.about}: ${sentence}`;

/** One line an item, in words. A success names the player by itself. */
export function formatReportLine(item: ReportItem, now: number): string {
  switch (item.result) {
    case 'decided':
      return item.message;
    case 'taken':
      return about(item, formatTaken(item, now));
    case 'failed':
      return about(item, item.detail ?? ACTION_FAILED);
  }
}

/** The heading over several results: "3 of 4 decided". */
export function formatReportTitle(items: readonly ReportItem[]): string {
  const decided = items.filter(({ result }) => result === 'decided').length;
  return decided === items.length
    ? `${decided} messages decided`
    : `${decided} of ${items.length} messages decided`;
}
