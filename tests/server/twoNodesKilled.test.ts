import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { openStore } from '~/server/store/connect';
import { callServer } from '../support/callServer';
import { addOwner, type BuiltServer, startProductionNode } from '../support/server';
import { useFolder } from '../support/useFolder';
import { useEmptyData } from '../support/useTestServer';

const CALLERS = 16;
/** Acknowledged messages before and after the kill, so that the kill depends on the load and not on the clock. */
const BEFORE = 150;
const AFTER = 150;

describe('one of two nodes killed with SIGKILL in mid-load', () => {
  const folder = useFolder();
  const data = useEmptyData('postgres');
  const running: BuiltServer[] = [];
  afterAll(() => Promise.all(running.map((node) => node.kill())));

  async function startNode(databaseUrl: string): Promise<BuiltServer> {
    const node = await startProductionNode({ dataDir: folder, databaseUrl });
    running.push(node);
    return node;
  }

  it('no acknowledged message is lost, and none is doubled when a caller repeats it at the other', async () => {
    const databaseUrl = data.databaseUrl ?? '';
    const prepared = await openStore({ databaseUrl, dataDir: folder });
    const { liveKey: key } = await addOwner(prepared, new Date(), 'no sign-in');
    await prepared.close();
    const [doomed, survivor] = await Promise.all([startNode(databaseUrl), startNode(databaseUrl)]);

    const acknowledged: string[] = [];
    let isOver = false;
    let note = (): void => undefined;
    const reach = (count: number) =>
      new Promise<void>((resolve) => {
        note = () => {
          if (acknowledged.length >= count) resolve();
        };
        note();
      });

    /** @returns false when the node did not answer */
    async function send(address: string, message_id: string): Promise<boolean> {
      try {
        const answer = await callServer(`${address}/v1/moderate`, {
          credential: key,
          body: {
            message: 'you are such an idiot',
            player_name: 'tunnelrat',
            player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
            server: 'survival-1',
            message_id,
          },
        });
        if (answer.status !== 200) return false;
        const { stored } = (await answer.json()) as ModerateResponse;
        if (stored === false) return await send(address, message_id);
        acknowledged.push(message_id);
        note();
        return true;
      } catch {
        return false;
      }
    }

    /**
     * A plugin that sends to one node, and repeats the message with the same id at the other when it gets no answer.
     */
    async function call(caller: number): Promise<void> {
      let [first, second] = [doomed.url, survivor.url];
      if (caller % 2 === 1) [first, second] = [second, first];
      for (let index = 0; !isOver; index += 1) {
        const id = `caller-${caller}/${index}`;
        if (await send(first, id)) continue;
        [first, second] = [second, first];
        if (!(await send(first, id))) throw new Error(`Neither node took ${id}.`);
      }
    }

    const load = Array.from({ length: CALLERS }, (_, caller) => call(caller));
    await Promise.race([reach(BEFORE), Promise.all(load)]);
    await doomed.kill();
    await Promise.race([reach(acknowledged.length + AFTER), Promise.all(load)]);
    isOver = true;
    await Promise.all(load);

    const store = await openStore({ databaseUrl, dataDir: folder });
    const stored = (await store.db.selectFrom('messages').select('message_id').execute()).map(
      (row) => row.message_id,
    );
    const counts = await sql<Record<string, number>>`select
      (select sum(messages) from hourly_totals) as hours,
      (select sum(messages) from players) as players,
      (select sum(messages) from usage_periods) as periods,
      (select count(*) from player_actions where action = 'warn') as warn_rows,
      (select sum(warnings) from players) as warnings,
      (select count(*) from messages where final_action = 'warn') as warned`.execute(store.db);
    await store.close();

    expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE + AFTER);
    expect(new Set(stored).size).toBe(stored.length);
    expect(new Set(acknowledged)).toEqual(new Set(stored));
    expect(acknowledged.length).toBe(stored.length);
    const rows = stored.length;
    expect(counts.rows[0]).toMatchObject({ hours: rows, players: rows, periods: rows });
    expect(counts.rows[0]?.['warnings']).toBe(counts.rows[0]?.['warned']);
    expect(counts.rows[0]?.['warn_rows']).toBe(counts.rows[0]?.['warned']);
  });
});
