import { describe, expect, it } from 'vitest';
import { createGroupCommit } from '~/server/services/groupCommit';

const createShare = (accountId: string) => ({ accountId, weight: accountId === 'hostile' ? 4 : 1 });

/** A store whose commits end when the test says so. */
function createSlowStore() {
  const commits: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const group = createGroupCommit<string, string>({
    lanes: 2,
    commit: (items) =>
      new Promise((resolve, reject) => {
        commits.push({
          items,
          end: (error) => {
            if (error) reject(error);
            else resolve(items);
          },
        });
      }),
  });
  const add = (accountId: string, n: number) => group.add(createShare(accountId), `${accountId} ${n}`);
  return { commits, add };
}

const waitForNextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const createLockError = () =>
  Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

describe('commits that accounts share', () => {
  it('of one account run one after the other, so that they leave connections to the others', async () => {
    const { commits, add } = createSlowStore();
    const all = Array.from({ length: 1_000 }, (_, n) => add('hostile', n));
    await waitForNextTurn();
    expect(commits.map(({ items }) => items.length)).toEqual([100]);
    const quiet = add('quiet', 1);
    await waitForNextTurn();
    expect(commits[1]?.items).toEqual(['quiet 1']);
    commits[1]?.end();
    expect(await quiet).toBe('quiet 1');
    for (let ended = 0; ended < 1_000;) {
      for (const each of commits.splice(0)) {
        if (each.items[0]?.startsWith('hostile') === true) ended += each.items.length;
        each.end();
      }
      await waitForNextTurn();
    }
    expect(await Promise.all(all)).toEqual(Array.from({ length: 1_000 }, (_, n) => `hostile ${n}`));
  });

  it('hold messages of every account that waits, at most a hundred of one', async () => {
    const { commits, add } = createSlowStore();
    for (let n = 0; n < 1_000; n += 1) void add('hostile', n);
    for (let n = 0; n < 10; n += 1) void add(`quiet-${n}`, n);
    await waitForNextTurn();
    expect(commits[0]?.items.filter((item) => item.startsWith('quiet'))).toHaveLength(10);
    expect(commits[0]?.items).toHaveLength(110);
  });

  it('go on for each account by itself when a lock is refused, until the lock is granted', async () => {
    const { commits, add } = createSlowStore();
    const [held, free] = [add('held', 1), add('free', 1)];
    await waitForNextTurn();
    commits[0]?.end(createLockError());
    await waitForNextTurn();
    expect(commits.slice(1).map(({ items }) => items)).toEqual([['held 1'], ['free 1']]);
    commits[2]?.end();
    expect(await free).toBe('free 1');
    commits[1]?.end(createLockError());
    const laterOfFree = add('free', 2);
    const laterOfHeld = add('held', 2);
    await waitForNextTurn();
    expect(commits.slice(3).map(({ items }) => items)).toEqual([['held 1'], ['free 2']]);
    commits[3]?.end();
    commits[4]?.end();
    expect(await Promise.all([held, laterOfFree])).toEqual(['held 1', 'free 2']);
    await waitForNextTurn();
    expect(commits.at(-1)?.items).toEqual(['held 2']);
    commits.at(-1)?.end();
    expect(await laterOfHeld).toBe('held 2');
  });
});
