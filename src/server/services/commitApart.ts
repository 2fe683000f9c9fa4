import { isContentFault } from '../store/failures';
import { retryTransaction } from '../store/retry';

/**
 * Commits items together. After a deadlock it tries again; when the database refuses what is in one of them, it commits
 * the two halves by themselves, and so on until the bad one is alone. Never rejects.
 *
 * @param commit stores all of the items or none; answers one outcome for each, in order
 * @returns what became of each item, in order
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
