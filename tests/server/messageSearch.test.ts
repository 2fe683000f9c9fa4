import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry, LogPage } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { createMaintenance } from '~/server/maintenance';
import type { Store } from '~/server/store/connect';
import type { Db } from '~/server/store/db';
import { ensurePartitions } from '~/server/store/partitions';
import { listMessages } from '~/server/store/repositories/logPages';
import { indexClosedPartitions } from '~/server/store/closedPartitions';
import { measureReads } from '../support/reads';
import { addOwner, openEmptyStore, STORES, type TestOwner } from '../support/server';
import { useStore, useTestServer } from '../support/useTestServer';
import { addVolume } from '../support/volume';

const search = (text: string) => `message=${encodeURIComponent(text)}`;

describe.each(STORES)('a search in messages (%s)', (kind) => {
  const server = useTestServer({ store: kind });
  let owner: TestOwner;
  const LINES = [
    'Meet me at the NETHER portal',
    'the portal to the end',
    '100% legit_shop for \\diamonds',
    '1000 legit shops',
    'Привет всем, кто строит замок?',
    'wo ist das Schloß',
  ];
  beforeAll(async () => {
    owner = await server.createOwner();
    const other = await server.createOwner();
    for (const message of LINES) await say(owner, message, 'mossy_fox');
    await say(owner, 'the portal is mine', 'iron_golem');
    await say(other, 'a portal of another owner', 'mossy_fox');
  });
  const say = async ({ liveKey }: TestOwner, message: string, name: string) => {
    const answer = await server.moderate(liveKey, { message, player_name: name, player_uuid: randomUUID() });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const find = async (query: string) => {
    const answer = await server.get(owner.token, `/api/dashboard/recent-logs?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<LogPage>();
  };
  const texts = (page: LogPage) => page.logs.map(({ message }) => message);

  it.each([
    ['a word', 'nether', [LINES[0]]],
    ['a phrase', 'portal to the', [LINES[1]]],
    ['a part of a word', 'rtal t', [LINES[1]]],
    ['any capitals', 'LEGIT SHOPS', [LINES[3]]],
    ['capitals of another script', 'ПРИВЕТ', [LINES[4]]],
    ['a letter beyond English', 'schloß', [LINES[5]]],
    ['spaces around the text', '  замок? ', [LINES[4]]],
    ['signs that patterns use', '100% legit_', [LINES[2]]],
    ['a backslash', '\\diamonds', [LINES[2]]],
    ['a text that no message has', 'zzyzx', []],
  ])('finds %s', async (_, text, found) => {
    const page = await find(search(text));
    expect(texts(page)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  it('finds no message of another owner, and reads on page by page', async () => {
    const all = await find(search('portal'));
    expect(texts(all)).toEqual(['the portal is mine', LINES[1], LINES[0]]);
    const second = await find(`${search('portal')}&limit=25&offset=1`);
    expect(second.total).toBe(3);
    expect(texts(second)).toEqual([LINES[1], LINES[0]]);
  });

  it('takes only spaces for no search, and joins with the other filters', async () => {
    expect((await find(search('  '))).total).toBe(LINES.length + 1);
    expect(texts(await find(`${search('portal')}&player=golem`))).toEqual(['the portal is mine']);
    expect((await find(`${search('portal')}&filter=ban`)).total).toBe(0);
    expect((await find(`${search('portal')}&period=24h`)).total).toBe(3);
  });

  it('is what an export has', async () => {
    const answer = await server.get(
      owner.token,
      `/api/dashboard/logs/export?format=json&${search('portal to')}`,
    );
    expect(answer.json<LogEntry[]>().map(({ message }) => message)).toEqual([LINES[1]]);
  });

  it('is refused when it is too long or has control characters', async () => {
    for (const text of ['x'.repeat(129), 'a\u0000b']) {
      const answer = await server.get(owner.token, `/api/dashboard/recent-logs?${search(text)}`);
      expect(answer.statusCode).toBe(400);
    }
  });
});

const UNTIL = new Date('2026-11-20T21:04:11.000Z');
const DAYS = 3;
/** A time at which every partition of the messages, of a day or of a month, gets no more of them. */
const CLOSED = new Date('2026-12-02T00:00:00.000Z');
const never = new AbortController().signal;
const indexPartitions = (store: Store, now: Date, signal = never) =>
  store.runBeside(signal, (connection) => indexClosedPartitions(connection, now, signal));

describe.each(STORES)('the indexes of a closed partition (%s)', (kind) => {
  let store: Store;
  let account: string;
  beforeAll(async () => {
    store = await openEmptyStore(kind);
    account = (await addOwner(store, UNTIL, 'no password')).id;
    await addVolume(store.db, [{ id: account, messages: 40_000, players: 500 }], {
      days: DAYS,
      until: UNTIL,
    });
    return store.close;
  });

  it('spare a search for a text all other messages, and find the same', async () => {
    const query = {
      filter: 'all' as const,
      player: undefined,
      message: 'selling 14321 stacks',
      from: new Date(UNTIL.getTime() - DAYS * DAY_MS),
      to: CLOSED,
    };
    const find = (db: Db) => listMessages(db, account, query, 50, 0);
    const before = await find(store.db);
    expect(before.rows.map(({ message }) => message)).toEqual(['selling 14321 stacks of iron at spawn']);
    await indexPartitions(store, CLOSED);
    expect(await find(store.db)).toEqual(before);
    const { scanned, most } = await measureReads(store.db, find, /^messages/);
    expect(scanned).toEqual([]);
    // The counts of 70 hours say how far back a search first looks.
    expect(most).toBeLessThan(100);
  });

  it('spare a search for the actions of a few players their other messages', async () => {
    const query = {
      filter: 'any_action' as const,
      player: 'golem',
      message: undefined,
      from: new Date(UNTIL.getTime() - DAYS * DAY_MS),
      to: CLOSED,
    };
    await indexPartitions(store, CLOSED);
    const { rows } = await listMessages(store.db, account, query, 50, 0);
    expect(rows).toHaveLength(50);
    const { scanned, most } = await measureReads(
      store.db,
      (db) => listMessages(db, account, query, 50, 0),
      /^messages/,
    );
    expect(scanned).toEqual([]);
    // The filter matches 100 of the 500 players: the search reads 500 names, and not those players' 8,000 messages.
    expect(most).toBeLessThanOrEqual(500);
  });
});

describe('the indexes of a closed partition', () => {
  const store = useStore();
  const TO = new Date('2026-11-20T00:15:00.000Z');
  beforeAll(() => ensurePartitions(store.db, new Date('2026-11-16T00:00:00.000Z'), TO, 'day'));
  const listIndexes = async () => {
    const { rows } = await sql<{ name: string; usable: boolean }>`select relname as name, indisvalid as usable
      from pg_index join pg_class on pg_class.oid = indexrelid where relname ~ '^messages.*_(actions|text)$' order by 1`.execute(
      store.db,
    );
    return rows;
  };
  const dropIndexes = async () => {
    for (const { name } of await listIndexes()) await sql`drop index ${sql.table(name)}`.execute(store.db);
  };

  it('are made of each day that has ended, one that was interrupted anew, and not of the others', async () => {
    await indexPartitions(store, new Date('2026-11-18T00:05:00.000Z'));
    expect((await listIndexes()).map(({ name }) => name)).toEqual([
      'messages_2026_11_16_actions',
      'messages_2026_11_16_text',
    ]);
    await sql`update pg_index set indisvalid = false
      where indexrelid = 'messages_2026_11_16_text'::regclass`.execute(store.db);
    await indexPartitions(store, new Date('2026-11-18T00:15:00.000Z'));
    expect(await listIndexes()).toEqual([
      { name: 'messages_2026_11_16_actions', usable: true },
      { name: 'messages_2026_11_16_text', usable: true },
      { name: 'messages_2026_11_17_actions', usable: true },
      { name: 'messages_2026_11_17_text', usable: true },
    ]);
    await dropIndexes();
  });

  it('are left to the node that makes them', async () => {
    const holder = new pg.Client({ connectionString: store.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock(7461028)');
    await indexPartitions(store, TO);
    expect(await listIndexes()).toEqual([]);
    await holder.end();
  });

  it('let a node stop while they are made', async () => {
    const holder = new pg.Client({ connectionString: store.url });
    await holder.connect();
    // A transaction that has written to the table keeps the index from being finished.
    await holder.query('begin; lock table messages_2026_11_16 in row exclusive mode');
    const ending = new AbortController();
    const indexing = indexPartitions(store, TO, ending.signal);
    await expect.poll(listIndexes).toHaveLength(1);
    ending.abort();
    await indexing;
    await holder.end();
    expect(await listIndexes()).toEqual([{ name: 'messages_2026_11_16_actions', usable: false }]);
    await indexPartitions(store, TO);
    expect((await listIndexes()).map(({ usable }) => usable)).toEqual(Array(8).fill(true));
    await dropIndexes();
  });

  it('are made within the hourly round', async () => {
    const maintenance = createMaintenance({
      store,
      clock: { now: () => new Date('2026-11-17T00:15:00.000Z') },
      onError: (error) => {
        throw error;
      },
    });
    maintenance.start();
    await expect.poll(listIndexes).toHaveLength(2);
    await maintenance.stop();
  });
});
