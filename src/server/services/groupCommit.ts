import { commitSeparately } from './commitSeparately';
import { createBusyProblem } from './messageAnswers';

type Settle<Outcome> = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

export interface GroupCommit<Item, Outcome> {
  /** Resolves after the commit that holds the item. */
  add: (item: Item) => Promise<Outcome>;
  /** Items that wait for the next commit. */
  waiting: () => number;
}

interface GroupCommitOptions<Item, Outcome> {
  /** Commits all items at once; returns one outcome for each, in order. */
  commit: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** @default 250 */
  maxGroup?: number;
  /** Items that may wait; beyond that `add` rejects with a problem. @default 4000 */
  maxWaiting?: number;
  /** Called with the size of each group before its commit. */
  onGroup?: (items: number) => void;
}

/**
 * Commits together the items that arrived during the previous commit: a single caller waits for one commit, and under
 * load a thousand callers share a few. No timer, so no added wait. An item that can't be stored fails alone.
 */
export function createGroupCommit<Item, Outcome>({
  commit,
  maxGroup = 250,
  maxWaiting = 4_000,
  onGroup,
}: GroupCommitOptions<Item, Outcome>): GroupCommit<Item, Outcome> {
  let waiting: { item: Item; settle: Settle<Outcome> }[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, maxGroup);
      waiting = waiting.slice(maxGroup);
      onGroup?.(group.length);
      const items = group.map(({ item }) => item);
      const results = await commitSeparately(items, commit);
      group.forEach(({ settle }, index) => {
        const result = results[index];
        if (result?.status === 'fulfilled') settle.resolve(result.value);
        else settle.reject(result?.reason);
      });
    }
    running = false;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) {
          reject(createBusyProblem());
          return;
        }
        waiting.push({ item, settle: { resolve, reject } });
        // One turn of the event loop gathers the requests that were read together.
        if (!running) {
          running = true;
          setImmediate(() => void run());
        }
      }),
    waiting: () => waiting.length,
  };
}
