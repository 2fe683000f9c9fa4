import { describeStoreFailure, isContentFault } from '../store/failures';
import { retryTransaction } from '../store/retry';

/**
 * How many commits of a group may fail for an unknown reason: enough to find a few bad items among hundreds, and few
 * when a defect fails every item.
 */
const MAX_DEFECTS = 32;

/**
 * Commits items together. Retries after a deadlock; when it fails for a reason that may be one item's own, commits each
 * half separately, and so on until that item is alone. Never rejects.
 *
 * @param commit stores all of the items or none; returns one outcome for each, in order
 * @returns the outcome of each item, in order
 */
export async function commitSeparately<Item, Outcome>(
  items: readonly Item[],
  commit: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): Promise<PromiseSettledResult<Outcome>[]> {
  let defects = 0;

  function mayBeOneItems(reason: unknown): boolean {
    if (isContentFault(reason)) return true;
    if (describeStoreFailure(reason) !== undefined) return false;
    defects += 1;
    return defects < MAX_DEFECTS;
  }

  async function commitPart(part: readonly Item[]): Promise<PromiseSettledResult<Outcome>[]> {
    try {
      const outcomes = await retryTransaction(() => commit(part));
      if (outcomes.length !== part.length) throw new Error('A commit must answer every item.');
      return outcomes.map((value) => ({ status: 'fulfilled', value }));
    } catch (reason) {
      if (!mayBeOneItems(reason) || part.length === 1) {
        return part.map(() => ({ status: 'rejected', reason }));
      }
      const middle = Math.ceil(part.length / 2);
      const first = await commitPart(part.slice(0, middle));
      return [...first, ...(await commitPart(part.slice(middle)))];
    }
  }

  return commitPart(items);
}
