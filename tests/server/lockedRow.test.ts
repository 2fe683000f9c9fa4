import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { LogPage, ModerateResponse } from '~/contract/api.gen';
import { createLine, type TestOwner } from '../support/server';
import { useTestServer } from '../support/useTestServer';

describe("an owner's row that another transaction holds", () => {
  const server = useTestServer({
    store: 'postgres',
    env: { logLevel: 'silent' },
    services: { moderateWithinMs: 5_000 },
  });
  let other: pg.Client | undefined;
  afterEach(async () => {
    await other?.end();
    other = undefined;
  });

  const send = async ({ liveKey }: TestOwner): Promise<ModerateResponse> => {
    const answer = await server.post(liveKey, '/v1/moderate', createLine());
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const sendBatch = async ({ liveKey }: TestOwner): Promise<readonly ModerateResponse[]> => {
    const answer = await server.post(liveKey, '/v1/moderate/batch', {
      messages: [createLine(), createLine()],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ results: ModerateResponse[] }>().results;
  };
  const countLogged = async ({ token }: TestOwner) =>
    (await server.read<LogPage>(token, '/api/dashboard/logs')).total;

  /** Holds the row that counts the owner's billing period, as a reconciliation does. */
  async function lockCounter({ id }: TestOwner): Promise<void> {
    other = new pg.Client({ connectionString: server.env.databaseUrl });
    await other.connect();
    await other.query('begin');
    const { rowCount } = await other.query('select 1 from usage_periods where account_id = $1 for update', [
      id,
    ]);
    expect(rowCount).toBe(1);
  }

  it('delays the messages of no other owner, in a shared commit as in later ones', async () => {
    const owners = [
      await server.createOwner(),
      await server.createOwner(),
      await server.createOwner(),
    ] as const;
    const [held, ...others] = owners;
    for (const owner of owners) await send(owner);
    await lockCounter(held);
    const late = [send(held), send(held)];
    for (let round = 0; round < 3; round += 1) {
      const stored = await Promise.all(others.map(send));
      expect(stored.map((answer) => answer.stored)).toEqual([true, true]);
    }
    await other?.query('rollback');
    expect((await Promise.all(late)).map((answer) => answer.stored)).toEqual([true, true]);
    expect(await Promise.all(owners.map(countLogged))).toEqual([3, 4, 4]);
  });

  it("takes no place from others, however many of the owner's batches wait for it", async () => {
    const [held, free] = [await server.createOwner(), await server.createOwner()];
    await Promise.all([send(held), send(free)]);
    await lockCounter(held);
    const late: ReturnType<typeof sendBatch>[] = [];
    for (let n = 0; n < 30; n += 1) {
      late.push(sendBatch(held));
      // An account may have 16 bodies waiting, and a node judges a few batches in each turn of its event loop.
      await pause(5);
    }
    const [single, batch] = await Promise.all([send(free), sendBatch(free)]);
    expect([single, ...batch].map((answer) => answer.stored)).toEqual([true, true, true]);
    expect(await countLogged(free)).toBe(4);
    await other?.query('rollback');
    await Promise.all(late);
    await server.services.moderation.drained();
    expect(await countLogged(held)).toBe(61);
  });
});
