import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { createTimeOrderedId } from '~/server/ids';
import { openStore, type Store } from '~/server/store/connect';
import { migrate } from '~/server/store/migrate';
import { ensurePartitions } from '~/server/store/partitions';
import { startPostgres, type TestPostgres } from '../../support/postgres';
import { addAccount } from './support';

describe('data from before decisions moved violations and escalation read 30 days', () => {
  let postgres: TestPostgres;
  let store: Store;
  const now = Date.now();

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    store = await openStore({ databaseUrl, dataDir: '', schema: 'as it is' });
    await migrate(store.db, '0104-webhook-content');
    await ensurePartitions(store.db, new Date(now - 60 * DAY_MS), new Date(now));
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });

  interface Line {
    daysAgo: number;
    recommended: Action;
    final: Action;
    decided?: Action;
  }

  /** A message of one player, counted as before: a violation whatever the decision. */
  async function add(account: string, player: string, { daysAgo, recommended, final, decided }: Line) {
    const at = new Date(now - daysAgo * DAY_MS);
    const id = createTimeOrderedId(at.getTime());
    const violations = recommended === 'none' ? 0 : 1;
    await sql`insert into messages (id, account_id, created_at, player_uuid, player_name, message, final_action,
      recommended_action, severity, filtered, decided_by, processing_time_ms, review_status)
      values (${id}, ${account}, ${at}, ${player}, 'zz', 'text', ${final}, ${recommended}, 5, false, 'local', 1,
        ${decided === undefined ? null : 'customized'})`.execute(store.db);
    await sql`insert into hourly_totals as t (account_id, hour, messages, violations)
      values (${account}, date_trunc('hour', ${at}::timestamptz, 'UTC'), 1, ${violations})
      on conflict (account_id, hour) do update set violations = t.violations + ${violations}`.execute(
      store.db,
    );
    await sql`insert into players as p (account_id, player_uuid, player_name, first_seen_at, last_seen_at, messages,
      violations, warnings, mutes, kicks, bans)
      values (${account}, ${player}, 'zz', ${at}, ${at}, 1, ${violations}, 0, 0, 0, 0)
      on conflict (account_id, player_uuid) do update set violations = p.violations + ${violations}`.execute(
      store.db,
    );
    if (decided === undefined) return;
    await sql`insert into reviews (id, account_id, created_at, status, recommended_action, applied_action,
      decided_action, decided_at, reviewed_by, similar_key)
      values (${id}, ${account}, ${at}, 'customized', ${recommended}, 'none', ${decided}, ${at}, 'a@b.example', '')`.execute(
      store.db,
    );
  }

  it('is corrected by the upgrade', async () => {
    const account = await addAccount(store.db);
    const [first, second] = [randomUUID(), randomUUID()];
    await add(account, first, { daysAgo: 1, recommended: 'kick', final: 'none', decided: 'none' });
    await add(account, first, { daysAgo: 2, recommended: 'kick', final: 'kick', decided: 'kick' });
    await add(account, first, { daysAgo: 31, recommended: 'warn', final: 'warn' });
    await add(account, second, { daysAgo: 3, recommended: 'none', final: 'mute', decided: 'mute' });
    await migrate(store.db);
    const violations = await store.db
      .selectFrom('players')
      .where('account_id', '=', account)
      .select(['player_uuid', 'violations'])
      .execute();
    expect(new Map(violations.map((row) => [row.player_uuid, row.violations]))).toEqual(
      new Map([
        [first, 2],
        [second, 1],
      ]),
    );
    const ofHours = await sql<{ violations: number }>`select sum(violations) as violations from hourly_totals
      where account_id = ${account}`.execute(store.db);
    expect(ofHours.rows).toEqual([{ violations: 3 }]);
    const actions = await store.db
      .selectFrom('player_actions')
      .where('account_id', '=', account)
      .orderBy('created_at')
      .select(['player_uuid', 'action'])
      .execute();
    expect(actions).toEqual([
      { player_uuid: second, action: 'mute' },
      { player_uuid: first, action: 'kick' },
    ]);
  });
});
