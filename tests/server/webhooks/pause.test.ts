import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Webhook } from '~/contract/api.gen';
import { HOUR_MS } from '~/server/clock';
import { startLocalServer } from '../../support/localServer';
import { createTestClock, FIXED_START, type TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

describe('a webhook that fails for a day', () => {
  const server = useTestServer({
    store: 'postgres',
    clock: createTestClock(FIXED_START),
    env: { webhooksLocalhost: true },
  });
  let address: string;
  let calls: string[] = [];
  /** The receiver's answer. */
  let status = 204;

  beforeAll(async () => {
    const receiver = await startLocalServer((request, response) => {
      calls.push(request.url ?? '');
      response.writeHead(status).end();
    });
    address = receiver.url;
    return receiver.stop;
  });
  beforeEach(() => {
    calls = [];
    status = 204;
  });

  async function call(owner: TestOwner, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
    // The clock moves by days, and a sign-in ends sooner.
    const { access_token } = await server.services.sessions.open(owner.id);
    return server.call(access_token, {
      method,
      url: `/v1/account/webhooks${path}`,
      ...(payload ? { payload } : {}),
    });
  }

  async function listening(): Promise<{ owner: TestOwner; id: string }> {
    const owner = await server.createOwner();
    const created = await call(owner, 'POST', '', { url: `${address}/in`, events: ['review.decided'] });
    return { owner, id: created.json<{ webhook: { id: string } }>().webhook.id };
  }
  async function happen(owner: TestOwner): Promise<void> {
    await server.services.webhooks.announce(server.store.db, owner.id, 'review.decided', { n: 1 });
    await server.services.jobs.runDue();
  }
  /** Lets the hours pass, running what gets due meanwhile. */
  async function pass(hours: number): Promise<void> {
    for (let hour = 0; hour < hours; hour += 1) {
      server.clock.advance(HOUR_MS);
      await server.services.jobs.runDue();
    }
  }
  const read = async (owner: TestOwner): Promise<Webhook | undefined> =>
    (await call(owner, 'GET', '')).json<{ webhooks: Webhook[] }>().webhooks[0];
  const mailsTo = ({ email }: TestOwner) => server.mails.filter(({ to }) => to === email);

  it('is paused, its owner gets one mail that says what to do, and resuming sends what waits at once', async () => {
    const { owner, id } = await listening();
    status = 500;
    await happen(owner);
    await happen(owner);
    await pass(23);
    expect(await read(owner)).toMatchObject({ enabled: true, paused_reason: null });
    expect(mailsTo(owner)).toEqual([]);

    // The retry after the first day comes in its 27th to 42nd hour, because retries spread by a fifth.
    await pass(20);
    expect(await read(owner)).toMatchObject({ enabled: false, paused_reason: 'failing' });
    expect(mailsTo(owner)).toEqual([
      expect.objectContaining({
        subject: 'Torchward paused a webhook',
        text: expect.stringMatching(/127\.0\.0\.1.*\/config.*test event/su) as string,
      }),
    ]);
    calls = [];
    await pass(12);
    expect(calls, 'nothing is sent while it is paused').toEqual([]);

    status = 204;
    const resumed = await call(owner, 'PATCH', `/${id}`, { enabled: true });
    expect(resumed.json()).toMatchObject({ enabled: true, paused_reason: null });
    // The first event shows that the receiver is back; the second takes a place of healthy webhooks, in the second run
    // if those looked before the first event arrived.
    await server.services.jobs.runDue();
    await server.services.jobs.runDue();
    expect(calls).toHaveLength(2);
    expect(mailsTo(owner)).toHaveLength(1);
  });

  it('stays active when one event was delivered in between', async () => {
    const { owner, id } = await listening();
    status = 500;
    await happen(owner);
    await pass(23);
    status = 204;
    expect((await call(owner, 'POST', `/${id}/test`)).json()).toMatchObject({ status: 'delivered' });
    status = 500;
    await pass(23);
    await happen(owner);
    expect(await read(owner)).toMatchObject({ enabled: true, paused_reason: null });
  });

  it('is paused by one answer of 410, with a mail', async () => {
    const { owner } = await listening();
    status = 410;
    await happen(owner);
    await server.services.jobs.runDue();
    expect(await read(owner)).toMatchObject({ enabled: false, paused_reason: 'gone' });
    expect(mailsTo(owner)).toEqual([
      expect.objectContaining({ text: expect.stringContaining('answered 410') as string }),
    ]);
  });

  it('has no reason and sends no mail when its owner paused it', async () => {
    const { owner, id } = await listening();
    const paused = await call(owner, 'PATCH', `/${id}`, { enabled: false });
    expect(paused.json()).toMatchObject({ enabled: false, paused_reason: null });
    await happen(owner);
    expect(mailsTo(owner)).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('keeps an event in the log that never had a try, so that its owner can send it', async () => {
    const { owner, id } = await listening();
    await server.services.webhooks.announce(server.store.db, owner.id, 'review.decided', { n: 1 });
    await call(owner, 'PATCH', `/${id}`, { enabled: false });
    await server.services.jobs.runDue();
    const { deliveries } = (await call(owner, 'GET', `/${id}/deliveries`)).json<{
      deliveries: { id: string }[];
    }>();
    expect(deliveries).toEqual([expect.objectContaining({ status: 'failed', response_status: null })]);
    await call(owner, 'PATCH', `/${id}`, { enabled: true });
    const sent = await call(owner, 'POST', `/${id}/deliveries/${deliveries[0]?.id ?? ''}/retry`);
    expect(sent.json()).toMatchObject({ status: 'delivered' });
  });
});
