import type { PendingReview, PendingReviewPage } from '~/contract/api.gen';

/** How the queue has changed since the shown page was fetched. */
export interface QueueUpdates {
  /** How many items have come. */
  added: number;
  /** Ids of shown items that other reviewers have decided. */
  settled: ReadonlySet<string>;
}

const NO_UPDATES: QueueUpdates = { added: 0, settled: new Set() };

/** Finds the items of the shown page that are missing in the queue's beginning. */
function createMissingCheck(head: PendingReviewPage | null): (item: PendingReview) => boolean {
  if (!head) return () => false;
  const reachesEnd = head.reviews.length >= head.total;
  const waiting = new Set(head.reviews.map(({ id }) => id));
  const last = head.reviews.at(-1);
  // The queue is sorted by time: an item that still waits and is no newer than the head's last one must be in the head.
  return ({ id, created_at }) =>
    !waiting.has(id) && (reachesEnd || (last !== undefined && created_at <= last.created_at));
}

/**
 * Compares the shown page with the queue as it is now.
 *
 * @param shown the page on the screen
 * @param current the queue's beginning, at least as far as the shown page, the items that other reviewers decided, and
 *   the queue's length
 */
export function compareQueues(
  shown: PendingReviewPage | null,
  {
    head,
    decided,
    total,
  }: { head: PendingReviewPage | null; decided: ReadonlySet<string>; total: number | null },
): QueueUpdates {
  if (!shown) return NO_UPDATES;
  const isMissing = createMissingCheck(head);
  const settled = shown.reviews.filter((item) => decided.has(item.id) || isMissing(item));
  const length = total ?? head?.total ?? shown.total - settled.length;
  return {
    added: Math.max(0, length - (shown.total - settled.length)),
    settled: new Set(settled.map(({ id }) => id)),
  };
}

/** Finds the other items of the page whose messages are nearly identical to the open one's. */
export function findSimilar(reviews: readonly PendingReview[], open: PendingReview | null): PendingReview[] {
  if (!open?.similar_key) return [];
  return reviews.filter(({ id, similar_key }) => id !== open.id && similar_key === open.similar_key);
}

/**
 * Id of the next (`by` 1) or previous (-1) item that still waits; null at the end of the page.
 *
 * @param leftAt index at which an item that has left the page stood; -1 when unknown
 */
export function findNeighbour(
  reviews: readonly PendingReview[],
  id: string | null,
  by: 1 | -1,
  skip: ReadonlySet<string> = new Set(),
  leftAt = -1,
): string | null {
  const at = reviews.findIndex((review) => review.id === id);
  if (at < 0 && leftAt < 0) return null;
  // The next item has moved up into the place of one that has left.
  const start = at >= 0 ? at + by : by > 0 ? leftAt : leftAt - 1;
  for (let index = start; index >= 0 && index < reviews.length; index += by) {
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
