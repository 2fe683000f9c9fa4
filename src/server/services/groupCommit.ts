import { FairQueue, type AccountShare } from '../limits/fairQueue';
import { isLockRefused } from '../store/failures';
import { commitSeparately } from './commitSeparately';
import { createBusyProblem } from './messageAnswers';

type Settle<Outcome> = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

interface Entry<Item, Outcome> {
  item: Item;
  settle: Settle<Outcome>;
}

/** One account's items of a group. */
interface Part<Item, Outcome> {
  accountId: string;
  entries: readonly Entry<Item, Outcome>[];
  /** When the group first sent these entries to the store, on the clock of `performance.now()`. */
  sinceMs: number;
}

export interface GroupCommit<Item, Outcome> {
  /** Resolves after the commit that holds the item. */
  add: (share: AccountShare, item: Item) => Promise<Outcome>;
  /** Items that wait for the next commit. */
  waiting: () => number;
}

interface GroupCommitOptions<Item, Outcome> {
  /** Commits all items at once; returns one outcome for each, in order. */
  commit: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** Shared commits that may run in parallel; commits for accounts whose rows are locked may be as many again. */
  lanes: number;
  /** Called with the size of each group before its commit. */
  onGroup?: (items: number) => void;
}

/** Items in one commit, at most, and those of one account among them. */
const MAX_GROUP = 250;
const MAX_PART = 100;
/** Items that may wait; beyond that `add` rejects with a problem. */
const MAX_WAITING = 8_000;
/** Milliseconds for which items of an account whose rows are locked are tried again. */
const GIVE_UP_MS = 20_000;

/**
 * Commits together the items that arrived during the previous commits: a single caller waits for one commit, and under
 * load a thousand callers share a few. No timer, so no added wait. Takes the items of all accounts in turn, and has at
 * most one commit of each account under way. An item that can't be stored fails alone. When a lock is refused, each
 * account of the group goes on separately, so that an account whose rows are locked holds no other.
 */
export function createGroupCommit<Item, Outcome>({
  commit,
  lanes,
  onGroup,
}: GroupCommitOptions<Item, Outcome>): GroupCommit<Item, Outcome> {
  type OwnPart = Part<Item, Outcome>;
  const queue = new FairQueue<Entry<Item, Outcome>>(MAX_WAITING);
  /** Ids of accounts whose last part is still being committed. */
  const busy = new Set<string>();
  const separated: OwnPart[] = [];
  const underWay = { shared: 0, separate: 0 };
  let starting = false;

  function takeGroup(): OwnPart[] {
    const group = new Map<string, Entry<Item, Outcome>[]>();
    const sinceMs = performance.now();
    for (let size = 0; size < MAX_GROUP; size += 1) {
      const taken = queue.take((id) => !busy.has(id) && (group.get(id)?.length ?? 0) < MAX_PART);
      if (taken === undefined) break;
      const entries = group.get(taken.accountId);
      if (entries) entries.push(taken.item);
      else group.set(taken.accountId, [taken.item]);
    }
    return [...group].map(([accountId, entries]) => ({ accountId, entries, sinceMs }));
  }

  /** Settles a part's entries, except those that wait for a lock; these go on by themselves. */
  function settlePart(part: OwnPart, results: readonly PromiseSettledResult<Outcome>[]): void {
    const isLate = performance.now() - part.sinceMs > GIVE_UP_MS;
    const left = part.entries.filter(({ settle }, n) => {
      const result = results[n];
      if (result?.status === 'fulfilled') settle.resolve(result.value);
      else if (isLate || !isLockRefused(result?.reason)) settle.reject(result?.reason);
      else return true;
      return false;
    });
    if (left.length > 0) separated.push({ ...part, entries: left });
    else busy.delete(part.accountId);
  }

  async function commitParts(parts: readonly OwnPart[], lane: keyof typeof underWay): Promise<void> {
    underWay[lane] += 1;
    const items = parts.flatMap(({ entries }) => entries.map(({ item }) => item));
    const results = await commitSeparately(items, commit);
    underWay[lane] -= 1;
    let from = 0;
    for (const part of parts) {
      settlePart(part, results.slice(from, from + part.entries.length));
      from += part.entries.length;
    }
    startCommits();
  }

  function startCommits(): void {
    starting = false;
    while (underWay.separate < lanes) {
      const part = separated.shift();
      if (part === undefined) break;
      void commitParts([part], 'separate');
    }
    while (underWay.shared < lanes) {
      const group = takeGroup();
      if (group.length === 0) break;
      for (const { accountId } of group) busy.add(accountId);
      onGroup?.(group.reduce((sum, { entries }) => sum + entries.length, 0));
      void commitParts(group, 'shared');
    }
  }

  return {
    add: (share, item) =>
      new Promise((resolve, reject) => {
        if (!queue.add(share, { item, settle: { resolve, reject } })) {
          reject(createBusyProblem());
          return;
        }
        // One turn of the event loop gathers the requests that were read together.
        if (starting) return;
        starting = true;
        setImmediate(startCommits);
      }),
    waiting: () => queue.size,
  };
}
