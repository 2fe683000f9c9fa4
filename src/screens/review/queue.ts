import type { PendingReview, PendingReviewPage } from '~/contract/api.gen';

/** How the queue has changed since the shown page was fetched. */
export interface QueueUpdates {
  /** New items. */
  added: number;
  /** Ids of shown items that other reviewers have decided. */
  settled: ReadonlySet<string>;
}

const NO_UPDATES: QueueUpdates = { added: 0, settled: new Set() };

/**
 * Compares the shown page with the queue as it is now.
 *
 * @param shown the page on the screen
 * @param head the queue's current beginning, at least as long as the shown page reaches
 */
export function compareQueues(shown: PendingReviewPage | null, head: PendingReviewPage | null): QueueUpdates {
  if (!shown || !head) return NO_UPDATES;
  const reachesEnd = head.reviews.length >= head.total;
  const waiting = new Set(head.reviews.map(({ id }) => id));
  const last = head.reviews.at(-1);
  // The queue is sorted by time, so a waiting item older than the head's last one would be in the head.
  const settled = shown.reviews.filter(
    ({ id, created_at }) => !waiting.has(id) && (reachesEnd || (last && created_at <= last.created_at)),
  );
  return {
    added: Math.max(0, head.total - (shown.total - settled.length)),
    settled: new Set(settled.map(({ id }) => id)),
  };
}

/** Finds the other items of the page whose messages are nearly identical to the open one's. */
export function findSimilar(reviews: readonly PendingReview[], open: PendingReview | null): PendingReview[] {
  if (!open?.similar_key) return [];
  return reviews.filter(({ id, similar_key }) => id !== open.id && similar_key === open.similar_key);
}

/** Id of the next (`by` 1) or previous (-1) item that still waits; null at the end of the page. */
export function findNeighbour(
  reviews: readonly PendingReview[],
  id: string | null,
  by: 1 | -1,
  skip: ReadonlySet<string> = new Set(),
): string | null {
  const at = reviews.findIndex((review) => review.id === id);
  if (at < 0) return null;
  for (let index = at + by; index >= 0 && index < reviews.length; index += by) {
    const candidate = reviews[index];
    if (candidate && !skip.has(candidate.id)) return candidate.id;
  }
  return null;
}

/** Id of the item to open after a decision: the next that waits, else the previous, else null. */
export function findNextAfterDecision(
  reviews: readonly PendingReview[],
  id: string,
  gone: ReadonlySet<string>,
): string | null {
  return findNeighbour(reviews, id, 1, gone) ?? findNeighbour(reviews, id, -1, gone);
}
