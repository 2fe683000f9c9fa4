import { describe, expect, test } from 'vitest';
import { toMember } from '~/server/actor';
import { createTimeOrderedId } from '~/server/ids';
import { decideReview } from '~/server/services/reviews/decide';
import { readPendingPage } from '~/server/services/reviews/read';
import { addAccount, addReview, hourStart } from './support';
import { useStore } from '../../support/useTestServer';

const store = useStore();
let account: string;
let ids: string[];

/** Twenty-four items, three of each minute. */
async function fillQueue() {
  account = await addAccount(store.db);
  ids = [];
  for (let n = 0; n < 24; n += 1) {
    ids.push(await addReview(store.db, account, { recommended: 'warn', minute: Math.floor(n / 3) }));
  }
}

async function decide(id: string | undefined) {
  const context = { db: store.db, clock: { now: () => hourStart }, announce: () => Promise.resolve() };
  const decider = { accountId: account, actor: toMember({ id: account, email: 'mika@x.example' }) };
  const decision = { kind: 'approve', reviewedBy: 'sam@survival-one.example' } as const;
  const { result } = await decideReview(context, decider, id ?? '', decision);
  expect(result).toBe('decided');
}

const readIdPage = async (request: { offset?: number; after?: string | undefined }) => {
  const { reviews, total, offset } = await readPendingPage(store.db, account, {
    limit: 6,
    offset: 0,
    ...request,
  });
  return { ids: reviews.map(({ id }) => id), total, offset };
};

describe('the pages of a queue that others decide meanwhile', () => {
  test('the page behind an item is the same whatever is decided before it, the item itself included', async () => {
    await fillQueue();
    for (const id of ids.slice(0, 12)) {
      expect((await readIdPage({ after: ids[11] })).ids).toEqual(ids.slice(12, 18));
      await decide(id);
    }
    expect(await readIdPage({ after: ids[11] })).toEqual({ ids: ids.slice(12, 18), total: 12, offset: 0 });
    // By offset alone, the reviewer of the second page would have skipped twelve items.
    expect((await readIdPage({ offset: 12 })).ids).toEqual([]);
  });

  test('a reviewer who reads page by page sees each waiting item once, however many are decided meanwhile', async () => {
    await fillQueue();
    const seen: string[] = [];
    const decided = new Set<string>();
    for (let after: string | undefined; ;) {
      const { ids: shown, offset, total } = await readIdPage({ after });
      expect(total).toBe(ids.length - decided.size);
      expect(offset).toBe(seen.filter((id) => !decided.has(id)).length);
      if (shown.length === 0) break;
      seen.push(...shown);
      after = shown.at(-1);
      // One item of the current page, its last one, and one further on.
      for (const id of [shown[1], after, ids[seen.length + 1]]) {
        if (id === undefined || decided.has(id)) continue;
        await decide(id);
        decided.add(id);
      }
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect([...seen, ...decided].toSorted().filter((id, at, all) => id !== all[at - 1])).toEqual(
      ids.toSorted(),
    );
    expect(seen).toEqual(seen.toSorted());
  });

  test("behind an id outside the queue nothing waits, and no other account's item shows", async () => {
    await fillQueue();
    expect(await readIdPage({ after: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' })).toEqual({
      ids: [],
      total: 24,
      offset: 24,
    });
    const foreign = await addReview(store.db, await addAccount(store.db), {
      recommended: 'warn',
      minute: 3.5,
    });
    const random = createTimeOrderedId(hourStart.getTime() + 3.5 * 60_000);
    expect(await readIdPage({ after: foreign })).toEqual(await readIdPage({ after: random }));
  });
});
