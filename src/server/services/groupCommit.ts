import { unavailable } from '../problem';
import { commitSeparately } from './commitSeparately';

type Settle<Outcome> = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

export interface GroupCommit<Item, Outcome> {
  /** Resolves after the commit that holds the item. */
  add: (item: Item) => Promise<Outcome>;
  /** Resolves when nothing waits and nothing is in flight. */
  drained: () => Promise<void>;
  /** Items that wait for the next commit. */
  waiting: () => number;
}

interface GroupCommitOptions<Item, Outcome> {
  /** Commits all items at once; returns one outcome for each, in order. */
  commit: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** @default 250 */
  maxGroup?: number;
  /** Items that may wait; beyond that the caller is asked to try again later. @default 4000 */
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
  let idle: (() => void)[] = [];

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
    idle.forEach((resolve) => {
      resolve();
    });
    idle = [];
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) {
          reject(
            unavailable(
              'More messages arrive than can be stored. Nothing was stored; try again.',
              undefined,
              1,
            ),
          );
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
    drained: () => (running ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  };
}
