import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/server/clock';
import { createTestClock, FIXED_START, STORES, type TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';
import { listenOnFreePort } from '../../support/freePort';

/** Longer than any test, so that a call to the dead receiver hangs until its test ends. */
const CALL_TIMEOUT_MS = 120_000;
/** The dead receiver has this many events waiting before the others have one. */
const BACKLOG = 60;

describe.each(STORES)('a receiver that never answers (%s)', (store) => {
  const server = useTestServer({
    store,
    clock: createTestClock(FIXED_START),
    env: { webhooksLocalhost: true },
    services: { webhookSending: { timeoutMs: CALL_TIMEOUT_MS } },
  });
  let receiver: Server;
  let address: string;
  const received: string[] = [];

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      received.push(request.url ?? '');
      if (request.url?.startsWith('/dead') === true) return;
      response.writeHead(204).end();
    });
    address = `http://127.0.0.1:${await listenOnFreePort(receiver)}`;
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });

  async function addWebhook(owner: TestOwner, path: string): Promise<string> {
    const created = await server.call(owner.token, {
      method: 'POST',
      url: '/v1/account/webhooks',
      payload: { url: address + path, events: ['review.decided'] },
    });
    expect(created.statusCode).toBe(201);
    return created.json<{ webhook: { id: string } }>().webhook.id;
  }

  const queueEvents = (owner: TestOwner, count: number) =>
    server.store.db.transaction().execute(async (trx) => {
      for (let n = 0; n < count; n += 1) {
        await server.services.webhooks.announce(trx, owner.id, 'review.decided', { n });
      }
    });

  /** Runs the jobs while the check waits, then breaks the hanging calls off, so that the run ends. */
  async function whileItHangs(check: () => Promise<void>): Promise<void> {
    let ended = false;
    const run = server.services.jobs.runDue();
    try {
      await check();
    } finally {
      const breakOff = setInterval(() => receiver.closeAllConnections(), 20);
      await run.finally(() => {
        ended = true;
        clearInterval(breakOff);
      });
    }
    expect(ended).toBe(true);
  }

  const arrives = (path: string, count = 1) =>
    expect.poll(() => received.filter((each) => each === path)).toHaveLength(count);

  it("delays neither another owner's events nor those to another address of its own owner", async () => {
    const dead = await server.createOwner();
    await addWebhook(dead, '/dead/a');
    await queueEvents(dead, BACKLOG);
    server.clock.advance(MINUTE_MS);
    const others = [await server.createOwner(), await server.createOwner()];
    for (const [index, other] of others.entries()) {
      await addWebhook(other, `/other/${index}`);
      await queueEvents(other, 3);
    }
    await addWebhook(dead, '/own');
    await queueEvents(dead, 1);

    await whileItHangs(async () => {
      await arrives('/other/0', 3);
      await arrives('/other/1', 3);
      await arrives('/own');
    });
  });

  it('delays no event that is queued while its calls hang', async () => {
    const dead = await server.createOwner();
    await addWebhook(dead, '/dead/b');
    await queueEvents(dead, BACKLOG);
    const other = await server.createOwner();
    await addWebhook(other, '/later');

    await whileItHangs(async () => {
      await expect.poll(() => received).toContain('/dead/b');
      await queueEvents(other, 2);
      void server.services.jobs.runDue();
      await arrives('/later', 2);
    });
  });
});
