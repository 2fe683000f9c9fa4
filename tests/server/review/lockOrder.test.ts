import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toMember } from '~/server/actor';
import { hashApiKey } from '~/server/security/apiKeys';
import { createTimeOrderedId } from '~/server/ids';
import { decideReview } from '~/server/services/reviews/decide';
import { findIngestContext, ingest, type StorableMessage } from '~/server/store/repositories/ingest';
import { lockReview, writeDecision } from '~/server/store/repositories/reviews';
import { addOwner } from '../../support/server';
import { addReview, readCounts, hourStart } from './support';
import { useStore } from '../../support/useTestServer';

// Messages give up a lock after 200 ms, and a busy machine needs longer to bring the decision to the same lock.
const store = useStore('lock_timeout=0');
let other: pg.Client;
let third: pg.Client;

beforeAll(async () => {
  const connect = () => new pg.Client({ connectionString: store.url });
  [other, third] = [connect(), connect()];
  await Promise.all([other.connect(), third.connect()]);
});

afterAll(() => Promise.all([other.end(), third.end()]));

/** Resolves when `count` connections of this test's database wait for a lock. */
async function waitUntilBlocked(count: number): Promise<void> {
  const watch = new pg.Client({ connectionString: store.url });
  await watch.connect();
  await expect
    .poll(async () => {
      const { rows } = await watch.query<{ waiting: string }>(
        `select count(*) as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return Number(rows[0]?.waiting);
    })
    .toBe(count);
  await watch.end();
}

async function addReviewed() {
  const owner = await addOwner(store, hourStart, 'none');
  const id = await addReview(store.db, owner.id, { recommended: 'ban', applied: 'warn' });
  const { player_uuid: player } = await store.db
    .selectFrom('messages')
    .where('account_id', '=', owner.id)
    .where('id', '=', id)
    .select('player_uuid')
    .executeTakeFirstOrThrow();
  return { owner, id, player };
}

/** Another message of the same player in the same hour. */
async function createStorableMessage(key: string, player: string): Promise<StorableMessage> {
  const hash = hashApiKey(key);
  const context = hash && (await findIngestContext(store.db, hash));
  if (!context) throw new Error('The key of the test is not in the store.');
  const createdAt = new Date(hourStart.getTime() + 1_000);
  return {
    id: createTimeOrderedId(createdAt.getTime()),
    createdAt,
    context,
    request: { message: 'again', player_name: 'xX_grief', player_uuid: player },
    verdict: {
      final_action: 'warn',
      recommended_action: 'warn',
      category: 'harassment',
      severity: 3,
      confidence: 0.9,
      reasoning: 'Insults.',
      rule: null,
      filtered: false,
      needs_review: false,
      decided_by: 'local',
    },
    processingTimeMs: 1,
    aiCalls: 0,
    aiCostMicros: 0,
    similarKey: '',
    webhookEvents: [],
  };
}

describe('a decision and a message of the same player in the same hour', () => {
  test('lock the same rows in the same order, so that no deadlock ends either', async () => {
    const { owner, id, player } = await addReviewed();
    const item = await createStorableMessage(owner.liveKey, player);
    // Between the player's and the hour's counts, the message's statement records the player's day.
    await other.query('begin');
    await other.query(`insert into player_days (account_id, day, player_uuid) values ($1, $2, $3)`, [
      owner.id,
      hourStart.toISOString().slice(0, 10),
      player,
    ]);
    const storing = ingest(store.prepared, [item]);
    await waitUntilBlocked(1);
    const deciding = store.db.transaction().execute(async (trx) => {
      const review = await lockReview(trx, owner.id, id);
      if (!review) throw new Error('The review of the test is not in the store.');
      await writeDecision(trx, review, {
        status: 'approved',
        decided_action: 'ban',
        decided_at: hourStart,
        reviewed_by: owner.email,
        decided_by_account: owner.id,
        actor: JSON.stringify(toMember(owner)),
        comments: null,
      });
    });
    await waitUntilBlocked(2);
    await other.query('rollback');
    const [stored, decided] = await Promise.allSettled([storing, deciding]);
    expect(stored).toEqual({ status: 'fulfilled', value: { outcomes: ['stored'], aiDays: [] } });
    expect(decided).toEqual({ status: 'fulfilled', value: undefined });
    expect(await readCounts(store.db, owner.id, id)).toMatchObject({
      totals: { warn: 1, ban: 1 },
      player: { warnings: 1, bans: 1 },
    });
  });

  test('a decision that PostgreSQL ends for a deadlock is retried', async () => {
    const { owner, id, player } = await addReviewed();
    const lockMessage = 'select 1 from messages where account_id = $1 and id = $2 for update';
    const lockPlayer = 'select 1 from players where account_id = $1 and player_uuid = $2 for update';
    // The decision waits last, so PostgreSQL ends it when it detects the deadlock.
    await Promise.all([other.query('begin'), third.query('begin')]);
    await other.query(`set local deadlock_timeout = '10min'`);
    await third.query(lockMessage, [owner.id, id]);
    await other.query(lockPlayer, [owner.id, player]);
    let inserts = 0;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode') inserts += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const deciding = decideReview(
      { db, clock: { now: () => hourStart }, announce: () => Promise.resolve() },
      { accountId: owner.id, actor: toMember(owner) },
      id,
      { kind: 'approve', reviewedBy: owner.email },
    );
    await waitUntilBlocked(1);
    const crossing = other.query('select 1 from reviews where id = $1 for update', [id]);
    await waitUntilBlocked(2);
    await third.query('rollback');
    await crossing;
    await other.query('rollback');
    expect(await deciding).toMatchObject({ result: 'decided' });
    // A successful attempt inserts twice, an ended one once; the retry may meet the same deadlock.
    expect(inserts).toBeGreaterThan(2);
    expect(await readCounts(store.db, owner.id, id)).toMatchObject({
      finalAction: 'ban',
      player: { bans: 1 },
    });
  });
});
