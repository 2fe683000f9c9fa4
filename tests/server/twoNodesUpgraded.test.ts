import { type IncomingMessage, request as httpRequest } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { openStore } from '~/server/store/connect';
import type { Db } from '~/server/store/db';
import { backgroundMigrations, migrations } from '~/server/store/migrations';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { addOwner, type BuiltServer, startProductionNode } from '../support/server';
import { useFolder } from '../support/useFolder';

const CALLERS = 8;
/** Acknowledged messages between two events, so that the order depends on the load and not on the clock. */
const STRETCH = 60;

interface Reply {
  status: number;
  body: string;
}

function post(url: string, key: string, body: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage): void => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    };
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    httpRequest(`${url}/v1/moderate`, { method: 'POST', agent: false, headers }, onResponse)
      .on('error', reject)
      .end(body);
  });
}

/** Brings the schema back to where no column that ingest uses is missing, so that the running nodes go on. */
async function undoMigrations(db: Db): Promise<void> {
  await sql`alter table webhook_deliveries drop column content`.execute(db);
  await sql`drop index jobs_group, jobs_receiver`.execute(db);
  await sql`delete from kysely_migration where name in ('0104-webhook-content', '0160-delivery-lane-indexes')`.execute(
    db,
  );
}

describe('two nodes restarted one after the other with a migration in the middle', () => {
  const folder = useFolder();
  let postgres: TestPostgres | undefined;
  const running = new Set<BuiltServer>();

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await Promise.all([...running].map((node) => node.kill()));
    await postgres?.stop();
  });

  it('every call is answered, every message stored once, and no answer is a 500', async () => {
    const databaseUrl = postgres?.url ?? '';
    const store = await openStore({ databaseUrl, dataDir: folder });
    const { liveKey: key } = await addOwner(store, new Date(), 'no sign-in');
    const nodes: BuiltServer[] = [];
    const startNode = async (): Promise<void> => {
      const node = await startProductionNode({ dataDir: folder, databaseUrl });
      running.add(node);
      nodes.push(node);
    };
    await Promise.all([startNode(), startNode()]);

    const statuses = new Set<number>();
    const acknowledged = new Set<string>();
    let isOver = false;
    let note = (): void => undefined;
    let turn = 0;

    /** The switch: passes a call to the nodes in turn, and to the next one when a node takes no connection. */
    async function pass(body: string): Promise<Reply> {
      for (;;) {
        turn += 1;
        try {
          return await post(nodes[turn % nodes.length]?.url ?? '', key, body);
        } catch {
          if (isOver) throw new Error('No node answered.');
        }
      }
    }

    /** A plugin that repeats a message with the same id until it is stored, and then sends it once more. */
    async function call(caller: number): Promise<void> {
      for (let index = 0; !isOver; index += 1) {
        const message_id = `caller-${caller}/${index}`;
        const player = { player_name: 'tunnelrat', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
        const body = JSON.stringify({ message: 'you are such an idiot', ...player, message_id });
        for (let times = 0; times < 2;) {
          const reply = await pass(body);
          statuses.add(reply.status);
          if (reply.status !== 200) {
            if (reply.status === 503) continue;
            throw new Error(reply.body);
          }
          if ((JSON.parse(reply.body) as ModerateResponse).stored === true) times += 1;
        }
        acknowledged.add(message_id);
        note();
      }
    }

    const load = Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
    const goOn = (): Promise<unknown> => {
      const goal = acknowledged.size + STRETCH;
      const reached = new Promise<void>((resolve) => {
        note = () => {
          if (acknowledged.size >= goal) resolve();
        };
      });
      return Promise.race([reached, load]);
    };
    const restart = async (): Promise<void> => {
      const [old] = nodes.splice(0, 1);
      if (!old) throw new Error('No node runs.');
      expect(await old.stop()).toMatchObject({ code: 0 });
      running.delete(old);
      await startNode();
    };

    await goOn();
    await undoMigrations(store.db);
    await restart();
    // The next version adds a column to the busiest table while this version still runs.
    await sql`alter table messages add column of_next_version text`.execute(store.db);
    await goOn();
    await restart();
    await goOn();
    isOver = true;
    await load;

    const rows = await store.db.selectFrom('messages').select('message_id').execute();
    const readApplied = async (): Promise<string[]> => {
      const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        store.db,
      );
      return applied.rows.map(({ name }) => name);
    };
    await expect
      .poll(readApplied)
      .toEqual(Object.keys({ ...migrations, ...backgroundMigrations }).toSorted());
    await store.close();
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    expect(rows).toHaveLength(acknowledged.size);
    expect(new Set(rows.map((row) => row.message_id))).toEqual(acknowledged);
  });
});
