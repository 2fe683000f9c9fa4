import type { ReviewOutcome } from '~/contract/api.gen';
import type { Db } from '../../store/db';
import { type ReviewDecisionRow, listReviewDecisions } from '../../store/repositories/reviewDecisions';
import type { DecidedStatus } from './wording';

/** A decision, as callers read it. */
export type DecidedOutcome = ReviewOutcome & { status: DecidedStatus };

/** Returns the decision of a review, null while it waits. */
export function toReviewOutcome(row: ReviewDecisionRow): DecidedOutcome | null {
  if (row.status === 'pending' || !row.decided_action || !row.decided_at || !row.reviewed_by) return null;
  return {
    status: row.status,
    action: row.decided_action,
    reviewed_by: row.reviewed_by,
    ...(row.actor && { actor: row.actor }),
    decided_at: row.decided_at.toISOString(),
    ...(row.comments === null ? {} : { comments: row.comments }),
  };
}

/** Reads the decisions about messages by the messages' ids; the others have none. */
export async function readOutcomes(
  db: Db,
  accountId: string,
  messages: readonly { id: string; review_status: string | null }[],
): Promise<Map<string, ReviewOutcome>> {
  const decided = messages.filter(({ review_status: status }) => status !== null && status !== 'pending');
  const rows = await listReviewDecisions(
    db,
    accountId,
    decided.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const outcome = toReviewOutcome(row);
      return outcome ? [[row.id, outcome] as const] : [];
    }),
  );
}
