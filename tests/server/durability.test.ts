import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { openStore } from '~/server/store/connect';
import { callServer } from '../support/callServer';
import { addOwner, startProductionNode, STORES } from '../support/server';
import { useEmptyData } from '../support/useTestServer';

const CALLERS = 16;
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? '3');
/**
 * Acknowledged messages after which each round is killed, so that the kill depends on the load and not on the clock.
 */
const KILL_AFTER = Array.from({ length: ROUNDS }, (_, round) => 40 + 60 * (round % 5));

/** Sends messages without pause until the server is gone, and reports each acknowledged one. */
async function sendUntilGone(
  address: string,
  key: string,
  name: string,
  onAcknowledged: (messageId: string) => void,
): Promise<void> {
  for (let index = 0; ; index++) {
    const message_id = `${name}/${index}`;
    try {
      const answer = await callServer(`${address}/v1/moderate`, {
        credential: key,
        body: {
          message: index % 5 === 0 ? 'you are such an idiot' : 'gg',
          player_name: name.slice(0, 20),
          player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
          server: 'survival-1',
          message_id,
        },
      });
      const { stored } = (await answer.json()) as Partial<ModerateResponse>;
      if (stored === true) onAcknowledged(message_id);
    } catch {
      return;
    }
  }
}

describe.each(STORES)('killed with SIGKILL under load (%s)', (kind) => {
  const data = useEmptyData(kind);

  async function prepare(): Promise<string> {
    const store = await openStore(data);
    const owner = await addOwner(store, new Date(), 'no sign-in');
    await store.close();
    return owner.liveKey;
  }

  it(
    'every acknowledged message is stored once, and every count equals the rows',
    async () => {
      const key = await prepare();
      const acknowledged: string[] = [];
      for (const [round, target] of KILL_AFTER.entries()) {
        const server = await startProductionNode(data);
        let count = 0;
        let reached = (): void => undefined;
        const enough = new Promise<void>((resolve) => {
          reached = resolve;
        });
        const load = Array.from({ length: CALLERS }, (_, caller) =>
          sendUntilGone(server.url, key, `round-${round}/caller-${caller}`, (messageId) => {
            acknowledged.push(messageId);
            count += 1;
            if (count === target) reached();
          }),
        );
        await enough;
        await server.kill();
        await Promise.all(load);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER.reduce((sum, target) => sum + target, 0));

      const store = await openStore(data);
      const stored = await store.db
        .selectFrom('messages')
        .select('message_id')
        .where('message_id', 'is not', null)
        .execute();
      const ids = stored.map((row) => row.message_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);

      const counts = await sql<Record<string, number>>`select
      (select count(*) from messages) as rows,
      (select sum(messages) from hourly_totals) as hours,
      (select sum(action_none + action_warn + action_mute + action_kick + action_ban) from hourly_totals) as actions,
      (select sum(messages) from players) as players,
      (select sum(messages) from usage_periods) as periods,
      (select sum(messages) from server_hours) as servers,
      (select count(*) from messages where final_action = 'warn') as warned,
      (select count(*) from player_actions where action = 'warn') as warn_rows,
      (select sum(warnings) from players) as warnings,
      (select count(*) from message_receipts) as receipts`.execute(store.db);
      await store.close();
      const [row = {}] = counts.rows;
      const { rows } = row;
      expect(row).toMatchObject({ hours: rows, actions: rows, players: rows, periods: rows, servers: rows });
      expect(row).toMatchObject({ warnings: row['warned'], warn_rows: row['warned'], receipts: ids.length });
    },
    ROUNDS * 60_000,
  );
});
