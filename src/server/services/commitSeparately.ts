import { isContentFault } from '../store/failures';
import { retryTransaction } from '../store/retry';

/**
 * Commits items together. Retries after a deadlock; when the database refuses an item's content, commits each half by
 * itself, and so on until the refused item is alone. Never rejects.
 *
 * @param commit stores all of the items or none; returns one outcome for each, in order
 * @returns the outcome of each item, in order
 */
export async function commitSeparately<Item, Outcome>(
  items: readonly Item[],
  commit: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): Promise<PromiseSettledResult<Outcome>[]> {
  try {
    const outcomes = await retryTransaction(() => commit(items));
    if (outcomes.length !== items.length) throw new Error('A commit must answer every item.');
    return outcomes.map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (items.length === 1 || !isContentFault(reason)) {
      return items.map(() => ({ status: 'rejected', reason }));
    }
    const middle = Math.ceil(items.length / 2);
    const first = await commitSeparately(items.slice(0, middle), commit);
    return [...first, ...(await commitSeparately(items.slice(middle), commit))];
  }
}
