import type { ReviewOutcome } from '~/contract/api.gen';
import { formatRelative } from '~/design-system';
import { describeAction, describeReviewStatus, formatDecider, revealOverrides } from '~/domain';

/** How the decision about one item ended. */
export type DecisionResultItem = {
  id: string;
  /** The player's name, which begins the item's line; absent for an item outside the page. */
  about?: string | undefined;
} & (
  | { result: 'decided'; message: string }
  /** Another reviewer decided first. */
  | { result: 'alreadyDecided'; detail: string | null; outcome: ReviewOutcome | null }
  /** The call failed; `isUnanswered` where the server sent no response. */
  | { result: 'failed'; detail: string | null; isUnanswered?: boolean }
);

/** Shown when a call fails without a detail from the server. */
const ACTION_FAILED = 'Failed to perform action. Please try again.';

/** What a reviewer whose call reached no server can do; the dialog keeps the decision. */
const UNANSWERED_ADVICE =
  'No answer came. Check your connection, then confirm again: what you entered is kept.';

/** Says in the open dialog why a decision failed, and what helps where trying again at once does not. */
export function formatFailure({
  detail,
  isUnanswered = false,
}: {
  detail: string | null;
  isUnanswered?: boolean;
}): string {
  return detail ?? (isUnanswered ? `${ACTION_FAILED} ${UNANSWERED_ADVICE}` : ACTION_FAILED);
}

/** Describes the other reviewer's decision, without its relative time, which would be announced anew each minute. */
export function formatOthersDecision(outcome: ReviewOutcome): string {
  const { status, action } = outcome;
  const what = status === 'rejected' ? '' : ` (${describeAction(action).label.toLowerCase()})`;
  return `Already ${describeReviewStatus(status).label.toLowerCase()}${what} by ${formatDecider(outcome)}`;
}

/** Formats the other reviewer's decision and its time, for the reviewer who came second. */
export function formatOthersDecisionWithTime(
  { detail, outcome }: { detail: string | null; outcome: ReviewOutcome | null },
  now: number,
): string {
  if (!outcome) return detail ?? 'Another reviewer decided this message first.';
  return `${formatOthersDecision(outcome)} ${formatRelative(outcome.decided_at, now)}.`;
}

const addPlayerName = (item: DecisionResultItem, sentence: string) =>
  item.about === undefined ? sentence : `${revealOverrides(item.about)}: ${sentence}`;

/** Formats one item's result as a line. Names no player after a success, because the server's message does. */
export function formatResultLine(item: DecisionResultItem, now: number): string {
  switch (item.result) {
    case 'decided':
      return item.message;
    case 'alreadyDecided':
      return addPlayerName(item, formatOthersDecisionWithTime(item, now));
    case 'failed':
      return addPlayerName(item, item.detail ?? ACTION_FAILED);
  }
}

/** The server's message about the only decided item; null for several items and for another result. */
export function findSuccess(items: readonly DecisionResultItem[] | null): string | null {
  const [only] = items ?? [];
  return items?.length === 1 && only?.result === 'decided' ? only.message : null;
}

/** Formats the heading over several results: "3 of 4 decided". */
export function formatDecisionResultsTitle(items: readonly DecisionResultItem[]): string {
  const decided = items.filter(({ result }) => result === 'decided').length;
  return decided === items.length
    ? `${decided} messages decided`
    : `${decided} of ${items.length} messages decided`;
}
