import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Db } from '~/server/store/db';
import { erasePlayer } from '~/server/store/repositories/playerErasure';
import { startProductionNode, type TestOwner, type TestServer } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';
import { useTestServer } from '../../support/useTestServer';

/** Stores a player with many messages, every fifth of them decided by a reviewer. */
async function addTalker(server: TestServer, owner: TestOwner, messages: number): Promise<string> {
  const player = randomUUID();
  const { db } = server.store;
  const until = server.clock.now();
  await sql`insert into messages (id, account_id, created_at, player_uuid, player_name, message, message_id, final_action,
      recommended_action, severity, filtered, decided_by, processing_time_ms)
    select gen_random_uuid(), ${owner.id}, ${until}::timestamptz - n * interval '40 seconds', ${player}, 'talker', 'line ' || n,
      ${player}::text || n, case when n % 5 = 0 then 'warn' else 'none' end, 'none', 0, true, 'pre_filter', 1
    from generate_series(1, ${messages}) as n`.execute(db);
  await sql`insert into message_receipts select account_id, message_id, '\\x00', id, created_at from messages
    where player_uuid = ${player}`.execute(db);
  await sql`insert into player_actions (account_id, player_uuid, created_at, id, action)
    select account_id, player_uuid, created_at, id, 'warn' from messages
    where player_uuid = ${player} and final_action = 'warn'`.execute(db);
  await sql`insert into reviews (id, account_id, created_at, status, recommended_action, applied_action, similar_key)
    select id, account_id, created_at, 'pending', 'warn', 'warn', '' from messages
    where player_uuid = ${player} and final_action = 'warn'`.execute(db);
  await sql`insert into player_hours select distinct account_id, date_trunc('hour', created_at, 'UTC'), player_uuid
    from messages where player_uuid = ${player}`.execute(db);
  await sql`insert into player_hours select ${owner.id}, date_trunc('hour', ${until}::timestamptz - n * interval '10 days', 'UTC'),
    ${player} from generate_series(0, 60) as n on conflict do nothing`.execute(db);
  await sql`insert into player_days select distinct account_id, (hour at time zone 'UTC')::date, player_uuid
    from player_hours where player_uuid = ${player}`.execute(db);
  await sql`insert into players select account_id, player_uuid, 'talker', min(created_at) - interval '600 days', max(created_at), count(*),
      0, 0, 0, 0, 0 from messages where player_uuid = ${player} group by 1, 2`.execute(db);
  return player;
}

const TABLES = ['messages', 'player_actions', 'player_hours', 'player_days', 'players'] as const;

async function countRows(db: Db, player: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
      where player_uuid = ${player}`.execute(db);
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

describeOnBothStores('the erasure of a player with 10,000 messages', (server) => {
  it('works in bounded steps, while chat of the same player is judged and stored as usual', async () => {
    const owner = await server().createOwner();
    const player = await addTalker(server(), owner, 10_000);
    const { db } = server().store;
    const until = server().clock.now();
    server().clock.advance(1_000);
    let erased = false;
    let lines = 0;
    const chat = async (): Promise<void> => {
      while (!erased) {
        const line = { message: 'gg', player_name: 'talker', player_uuid: player };
        expect((await server().moderate(owner.liveKey, line)).json()).toMatchObject({ stored: true });
        lines += 1;
      }
    };
    let calls = 0;
    const erasing = (async () => {
      const target = { accountId: owner.id, playerId: player, until };
      do calls += 1;
      while (!(await erasePlayer(server().store.backgroundDb, target, () => true)));
      erased = true;
    })();
    await Promise.all([erasing, chat()]);
    expect(lines, 'lines that were stored meanwhile').toBeGreaterThan(10);
    expect(calls).toBeGreaterThan(20);
    const { rows } = await sql<{ lines: number; counted: number }>`
      select count(*) as lines, (select messages from players where player_uuid = ${player}) as counted
      from messages where player_uuid = ${player}`.execute(db);
    // Those of the new lines.
    const counts = await countRows(db, player);
    expect(counts['player_hours'], 'hours').toBe(1);
    expect(counts['player_days'], 'days').toBe(1);
    expect(rows).toEqual([{ lines, counted: lines }]);
    const left = await sql<{
      n: number;
    }>`select count(*) as n from reviews
      where account_id = ${owner.id} and created_at <= ${until}`.execute(db);
    expect(left.rows).toEqual([{ n: 0 }]);
  });
});

describe('the erasure of a player', () => {
  const server = useTestServer({ store: 'postgres' });

  it('is finished by another node after its node was killed in the middle', async () => {
    const owner = await server.createOwner();
    const player = await addTalker(server, owner, 3_000);
    const { db } = server.store;
    const holder = new pg.Client({ connectionString: server.env.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from players where player_uuid = $1 for update', [player]);
    expect((await server.delete(owner.token, `/v1/account/players/${player}`)).statusCode).toBe(202);
    const node = await startProductionNode({ databaseUrl: server.env.databaseUrl });
    await expect.poll(() => countRows(db, player)).toEqual({ ...NOTHING, players: 1 });
    await node.kill();
    await holder.end();
    expect(await countRows(db, player)).toMatchObject({ players: 1 });

    // The lock that the killed node left on the job ends after two minutes.
    const jobs = db.updateTable('jobs').where('kind', '=', 'account.erase_player');
    await jobs.set({ locked_until: new Date(0) }).execute();
    const other = await startProductionNode({ databaseUrl: server.env.databaseUrl });
    await expect.poll(() => countRows(db, player)).toEqual(NOTHING);
    await other.stop();
  });
});
