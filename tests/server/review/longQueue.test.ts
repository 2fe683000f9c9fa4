import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { toMember } from '~/server/actor';
import { decideReview } from '~/server/services/reviews/decide';
import { readPendingPage, readReviewDetails } from '~/server/services/reviews/read';
import type { Db } from '~/server/store/db';
import { refreshPlannerStatistics } from '~/server/store/partitions';
import { eraseAccount } from '~/server/store/repositories/accountData';
import { hasReview } from '~/server/store/repositories/reviews';
import { addLongQueue } from '../../support/longQueue';
import { measureReads } from '../../support/reads';
import { useStore } from '../../support/useTestServer';
import { addAccount, hourStart } from './support';

const PENDING = 20_000;
const store = useStore();
let account: string;
let small: string;

beforeAll(async () => {
  account = await addAccount(store.db);
  await addLongQueue(store.db, account, {
    pending: PENDING,
    decided: 4_000,
    others: 6_000,
    until: hourStart,
    everyMs: 20_000,
  });
  for (let n = 0; n < 10; n += 1) {
    small = await addAccount(store.db);
    await addLongQueue(store.db, small, { pending: 50, others: 50, until: hourStart });
  }
  await refreshPlannerStatistics(store.db);
});

const GROWING = /^(reviews|messages|players|player_actions|audit_events)/;

/** Items of one hour, and hours of the queue: what a count or a page may read at most. */
const BOUND = 400;

async function expectFewReads(work: (db: Db) => Promise<unknown>): Promise<void> {
  const { scanned, most } = await measureReads(store.db, work, GROWING);
  expect(scanned).toEqual([]);
  expect(most).toBeLessThan(BOUND);
}

async function readAt(offset: number): Promise<string> {
  const page = await readPendingPage(store.db, account, { limit: 20, offset });
  return page.reviews[0]?.id ?? '';
}

describe('in a queue of twenty thousand items', () => {
  test.each([
    ['the first page', 0, 20],
    ['a page of a hundred', 0, 100],
    ['a page in the middle', 9_990, 20],
    ['the last page', PENDING - 20, 20],
    ['a page behind the end', 2_147_483_647, 20],
  ])('%s, its place and the length are read without a scan', async (_, offset, limit) => {
    await expectFewReads((db) => readPendingPage(db, account, { limit, offset }));
  });

  test.each([0, 10_000, PENDING - 1])('the page behind item %i is, too', async (offset) => {
    const after = await readAt(offset);
    await expectFewReads((db) => readPendingPage(db, account, { limit: 20, offset: 0, after }));
  });

  test('an item, its presence and its decision are', async () => {
    const id = await readAt(12_000);
    const decide = (db: Db) =>
      decideReview(
        { db, clock: { now: () => hourStart }, announce: () => Promise.resolve() },
        { accountId: account, actor: toMember({ id: account, email: 'mika@x.example' }) },
        id,
        { kind: 'reject', reviewedBy: 'mika@x.example' },
      );
    for (const work of [
      (db: Db) => readReviewDetails(db, account, id),
      (db: Db) => hasReview(db, account, id),
      decide,
    ]) {
      await expectFewReads(work);
    }
  });

  test("another account's short queue is read without a scan of the long one", async () => {
    await expectFewReads((db) => readPendingPage(db, small, { limit: 20, offset: 20 }));
  });

  test('pages by number and by item show every item once, and each says its true place', async () => {
    const page = await readPendingPage(store.db, account, { limit: 100, offset: 7_350 });
    const counted = await sql<{ before: number }>`select count(*) as before from reviews
      where account_id = ${account} and status = 'pending'
        and (created_at, id) < (select created_at, id from reviews where id = ${page.reviews[0]?.id})`.execute(
      store.db,
    );
    expect(counted.rows).toEqual([{ before: 7_350 }]);
    const behind = await readPendingPage(store.db, account, {
      limit: 100,
      offset: 0,
      after: page.reviews[99]?.id ?? '',
    });
    const byNumber = await readPendingPage(store.db, account, { limit: 100, offset: 7_450 });
    expect(behind).toEqual(byNumber);
  });

  test('the counts of the hours equal the items after decisions, deletions and the end of an account', async () => {
    const countedAndThere = async () => {
      const { rows } = await sql`
        select account_id, date_trunc('hour', created_at, 'UTC') as hour, count(*) as pending from reviews
        where status = 'pending' group by 1, 2 order by 1, 2`.execute(store.db);
      const counts = await store.db
        .selectFrom('review_hours')
        .selectAll()
        .where('pending', '<>', 0)
        .orderBy('account_id')
        .orderBy('hour')
        .execute();
      return { counts, rows };
    };
    await sql`update reviews set status = 'rejected' where account_id = ${account} and similar_key like '%1'`.execute(
      store.db,
    );
    await sql`update reviews set status = 'pending' where account_id = ${account} and similar_key like '%1'
      and created_at > ${new Date(hourStart.getTime() - 7_200_000)}`.execute(store.db);
    await sql`delete from reviews where similar_key like '%2'`.execute(store.db);
    await eraseAccount(store.db, small, () => false);
    const { counts, rows } = await countedAndThere();
    expect(counts.length).toBeGreaterThan(100);
    expect(counts).toEqual(rows);
    const left = await store.db
      .selectFrom('review_hours')
      .select('hour')
      .where('account_id', '=', small)
      .execute();
    expect(left).toEqual([]);
  });
});
