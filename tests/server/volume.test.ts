import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LogFilter } from '~/contract/api.gen';
import { logFilterValues } from '~/contract/enums.gen';
import { DAY_MS } from '~/server/clock';
import { readPendingPage, readReviewDetails } from '~/server/services/reviews/read';
import type { Db } from '~/server/store/db';
import type { Store } from '~/server/store/connect';
import { streamPart } from '~/server/store/repositories/accountData';
import { createPreview } from '~/server/services/preview';
import { defaultConfig } from '~/server/store/repositories/configs';
import { listMessages, type StoredLogQuery, streamMessages } from '~/server/store/repositories/logPages';
import { listPlayers } from '~/server/store/repositories/players';
import {
  countPlayersByBucket,
  countPlayersSince,
  listBuckets,
  listServers,
  sumTotals,
} from '~/server/store/repositories/statistics';
import { measureReads } from '../support/reads';
import { addOwner, openEmptyStore, STORES } from '../support/server';
import { addVolume, readPlayerName } from '../support/volume';

const DAYS = 15;
const UNTIL = new Date('2026-11-20T21:04:11.000Z');
const FROM = new Date('2026-11-06T00:00:00.000Z');
const TO = new Date('2026-11-20T22:00:00.000Z');
const MESSAGES = 40_000;
const LIMIT = 50;
/** What a step may read: the hours of both accounts, or an hour of messages and a page. */
const BOUND = 800;
/** Parts of names and of uuids that more than 100 players share, and how many of their rows are counted. */
const DENSE = ['fox', 'mo', '7'];
const MANY = ['golem1', ...DENSE];
const MOST_COUNTED = 1_000;
const GROWING = /^(messages|players$|player_)/;

it('a search that takes too long answers what the newest messages hold', async () => {
  const store = await openEmptyStore('postgres');
  onTestFinished(store.close);
  const account = (await addOwner(store, UNTIL, 'no password')).id;
  await addVolume(store.db, [{ id: account, messages: MESSAGES, players: 500 }], {
    days: DAYS,
    until: UNTIL,
  });
  const search = { filter: 'all', player: undefined, message: 'no such text', from: FROM, to: TO } as const;
  expect(await listMessages(store.searchDb, account, search, LIMIT, 0)).not.toHaveProperty('searchedFrom');

  const other = new pg.Client({ connectionString: store.databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('lock table messages_2026_11_07 in access exclusive mode');
  const page = await listMessages(store.searchDb, account, search, LIMIT, 0);
  expect(page).toMatchObject({ total: 0, moreThanTotal: false, rows: [] });
  expect(page.searchedFrom?.getTime()).toBeGreaterThan(FROM.getTime() + 2 * DAY_MS);
  const recent = { ...search, from: new Date('2026-11-18T00:00:00.000Z') };
  expect(await listMessages(store.searchDb, account, recent, LIMIT, 0)).not.toHaveProperty('searchedFrom');
});

describe.each(STORES)('an account with many messages (%s)', (kind) => {
  let store: Store;
  let account: string;
  beforeAll(async () => {
    store = await openEmptyStore(kind);
    account = (await addOwner(store, UNTIL, 'no password')).id;
    const other = (await addOwner(store, UNTIL, 'no password')).id;
    await addVolume(
      store.db,
      [
        { id: account, messages: MESSAGES, players: 12_000 },
        { id: other, messages: 5_000, players: 500 },
      ],
      { days: DAYS, until: UNTIL },
    );
    return store.close;
  });

  const measure = (work: (db: Db) => Promise<unknown>) => measureReads(store.db, work, GROWING);
  async function expectFewReads(work: (db: Db) => Promise<unknown>): Promise<void> {
    const { scanned, most } = await measure(work);
    expect(scanned).toEqual([]);
    expect(most).toBeLessThan(BOUND);
  }
  const createQuery = (filter: LogFilter, player?: string, from = FROM, to = TO): StoredLogQuery => ({
    filter,
    player,
    message: undefined,
    from,
    to,
  });

  /** The ids of all rows that match, newest first, found without any count. */
  async function listIds(query: StoredLogQuery): Promise<string[]> {
    const ids: string[] = [];
    for await (const rows of streamMessages(store.db, account, query)) ids.push(...rows.map(({ id }) => id));
    return ids;
  }

  it.each(logFilterValues)('a page of the log of %s is found without reading the others', async (filter) => {
    const query = createQuery(filter);
    const { total } = await listMessages(store.db, account, query, LIMIT, 0);
    expect(total).toBeGreaterThan(30);
    for (const offset of [0, Math.floor(total / 2), Math.max(0, total - 20), total, 1e9]) {
      await expectFewReads((db) => listMessages(db, account, query, LIMIT, offset));
    }
  });

  it('a page of the review queue and an item plan for the days of their messages alone', async () => {
    const readPage = (db: Db) => readPendingPage(db, account, { limit: 20, offset: 0 });
    const { reviews } = await readPage(store.db);
    expect(reviews).toHaveLength(20);
    const days = new Set(reviews.map(({ created_at: at }) => at.slice(0, 10)));
    expect((await measure(readPage)).planned).toBeLessThanOrEqual(days.size);
    const readItem = (db: Db) => readReviewDetails(db, account, reviews[9]?.id ?? '');
    expect((await measure(readItem)).planned).toBeLessThanOrEqual(2);
  });

  it('the preview of settings plans for the days of the messages that it judges alone', async () => {
    const preview = (db: Db) => createPreview({ db, clock: { now: () => UNTIL } })(account, defaultConfig);
    expect((await preview(store.db)).sample_size).toBe(1_000);
    expect((await measure(preview)).planned).toBeLessThanOrEqual(2);
  });

  it('the copy of an account reads one partition in each statement', async () => {
    let lines = 0;
    const { planned } = await measure(async (db) => {
      lines = 0;
      for await (const chunk of streamPart(db, account, 'messages')) lines += chunk.length;
    });
    expect(planned).toBe(1);
    expect(lines).toBe((await listIds(createQuery('all', undefined, new Date(0), UNTIL))).length);
  });

  it('an export reads one day in each statement, because planning takes time for each day', async () => {
    const { planned, scanned } = await measure(async (db) => {
      for await (const rows of streamMessages(db, account, createQuery('all')))
        expect(rows.length).toBeLessThan(501);
    });
    expect(scanned).toEqual([]);
    expect(planned).toBe(1);
  });

  it.each(['asc', 'desc'] as const)(
    'a page of players by name is found without sorting the others (%s)',
    async (order) => {
      const query = { text: undefined, sort: 'name', order, limit: LIMIT, offset: 0 } as const;
      const { sorted } = await measure((db) => listPlayers(db, account, query));
      expect(sorted).toBe(0);
    },
  );

  // The planner, which both stores have of their own, decides what a page reads, and not which rows it has.
  describe.each(kind === 'postgres' ? logFilterValues : [])('the log of %s', (filter) => {
    it('has the rows of each page and their number', async () => {
      const query = createQuery(filter);
      const ids = await listIds(query);
      expect(ids.length).toBeGreaterThan(30);
      for (const offset of [0, Math.floor(ids.length / 2), Math.max(0, ids.length - 20), ids.length, 1e9]) {
        const page = await listMessages(store.db, account, query, LIMIT, offset);
        expect(page.total).toBe(ids.length);
        expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + LIMIT));
      }
    });

    it('has the rows of a part of the time', async () => {
      const query = createQuery(
        filter,
        undefined,
        new Date(FROM.getTime() + 4.5 * DAY_MS),
        new Date(TO.getTime() - 3 * DAY_MS),
      );
      const ids = await listIds(query);
      const page = await listMessages(store.db, account, query, LIMIT, 5);
      expect(page).toMatchObject({ total: ids.length });
      expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(5, 5 + LIMIT));
    });

    it.each([readPlayerName(0), 'golem17', ...MANY])(
      'of the players %s has the rows of each page, and says whether more match than it counts',
      async (name) => {
        const query = createQuery(filter, name);
        const ids = await listIds(query);
        for (const offset of [0, 960, Math.floor(ids.length / 2), ids.length]) {
          const page = await listMessages(store.db, account, query, LIMIT, offset);
          const counted = MANY.includes(name) ? Math.max(MOST_COUNTED, offset + LIMIT) : Infinity;
          expect(page.total).toBe(Math.min(ids.length, counted));
          expect(page.moreThanTotal).toBe(ids.length > counted);
          expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + LIMIT));
        }
      },
    );
  });

  it.each(DENSE)(
    'a search that an eighth of the players match (%s) reads the newest rows and no others',
    async (name) => {
      for (const offset of [0, 900]) {
        const { most } = await measure((db) =>
          listMessages(db, account, createQuery('all', name), LIMIT, offset),
        );
        expect(most).toBeLessThan(MESSAGES / 2);
      }
    },
  );

  it.each([readPlayerName(3), 'golem17', 'zzyzx'])(
    'the players %s are found without the others',
    async (name) => {
      await expectFewReads((db) => listMessages(db, account, createQuery('all', name), LIMIT, 0));
    },
  );

  it('a player is found by the beginning of a uuid without the others', async () => {
    const { rows } = await sql<{ id: string }>`select player_uuid as id
      from players where account_id = ${account} order by player_uuid limit 1 offset 77`.execute(store.db);
    const [player = { id: '' }] = rows;
    const byUuid = createQuery('all', player.id.slice(0, 14).toUpperCase());
    expect(await listIds(byUuid)).toEqual(await listIds(createQuery('all', player.id)));
    await expectFewReads((db) => listMessages(db, account, byUuid, LIMIT, 0));
  });

  it('the figures of the overview and of analytics read counts alone', async () => {
    const span = { from: FROM, to: TO };
    for (const work of [
      (db: Db) => sumTotals(db, account, span),
      (db: Db) => listBuckets(db, account, span, 'day'),
      (db: Db) => countPlayersSince(db, account, FROM),
      (db: Db) => countPlayersByBucket(db, account, span, 'day'),
      (db: Db) => countPlayersByBucket(db, account, span, 'hour'),
    ]) {
      await expectFewReads(work);
    }
    const { most } = await measure((db) => listServers(db, account, span, 20));
    expect(most).toBeLessThan(3 * BOUND);
  });

  it('the players since each hour, in each hour and on each day are those of the messages', async () => {
    const count = async (what: string): Promise<unknown[]> => (await sql.raw(what).execute(store.db)).rows;
    for (const hours of [1, 5, 24, 24 * 7, 24 * 14]) {
      const from = new Date(TO.getTime() - hours * 3_600_000);
      const [row] = await count(`select count(distinct player_uuid) as n from messages
        where account_id = '${account}' and created_at >= '${from.toISOString()}'`);
      expect({ n: await countPlayersSince(store.db, account, from) }).toEqual(row);
    }
    for (const unit of ['hour', 'day'] as const) {
      const rows = await count(`select date_trunc('${unit}', created_at, 'UTC') as start,
        count(distinct player_uuid) as n from messages where account_id = '${account}' group by 1`);
      const found = await countPlayersByBucket(store.db, account, { from: FROM, to: TO }, unit);
      expect(found).toEqual(
        new Map((rows as { start: Date; n: number }[]).map(({ start, n }) => [start.getTime(), n])),
      );
    }
  });
});

describe.each(STORES)('an account with one player who has written very many messages (%s)', (kind) => {
  it('is searched for that player as for many players, with a count that ends early', async () => {
    const store = await openEmptyStore(kind);
    onTestFinished(store.close);
    const account = (await addOwner(store, UNTIL, 'no password')).id;
    await addVolume(store.db, [{ id: account, messages: 1_200, players: 1 }], { days: DAYS, until: UNTIL });
    const search = async () =>
      listMessages(
        store.db,
        account,
        { filter: 'all', player: readPlayerName(0), message: undefined, from: FROM, to: TO },
        LIMIT,
        0,
      );
    const exact = await search();
    expect(exact).toMatchObject({ total: 1_200, moreThanTotal: false });
    await store.db.updateTable('players').set({ messages: 20_001 }).execute();
    expect(await search()).toEqual({ total: MOST_COUNTED, moreThanTotal: true, rows: exact.rows });
  });
});
