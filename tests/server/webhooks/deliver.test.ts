import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '~/server/clock';
import { copyContractDocument } from '~/server/http/copyContractDocument';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { runWithoutPageConnections } from '../../support/heldConnections';
import { startLocalServer } from '../../support/localServer';
import type { TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const validators = new Ajv2020({ strict: false });
(addFormats as unknown as (target: Ajv2020) => void)(validators);
validators.addSchema(copyContractDocument(), 'contract');

/** What the contract's `webhooks` object to in the body of an event. */
function validateEvent(body: string): unknown[] {
  const event = JSON.parse(body) as { type: string };
  const place = `webhooks/${event.type}/post/requestBody/content/application~1json/schema`;
  const validate = validators.compile({ $ref: `contract#/${place}` });
  validate(event);
  return validate.errors ?? [];
}

const EVERY = ['message.actioned', 'review.pending', 'review.decided'];

describe("deliveries of owners' webhooks", () => {
  const server = useTestServer({ store: 'postgres', env: { webhooksLocalhost: true } });
  let address: string;
  const received: Received[] = [];
  let answers: number[] = [];

  beforeAll(async () => {
    const receiver = await startLocalServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    address = receiver.url;
    return receiver.stop;
  });

  const call = (
    owner: TestOwner,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    server.call(owner.token, {
      method,
      url: `/v1/account/webhooks${path}`,
      ...(payload ? { payload } : {}),
    });

  async function listening(
    events = EVERY,
  ): Promise<{ owner: TestOwner; id: string; secret: string; path: string }> {
    const owner = await server.createOwner();
    const path = `/${owner.id}`;
    const created = await call(owner, 'POST', '', { url: address + path, events });
    expect(created.statusCode).toBe(201);
    const { webhook, secret } = created.json<{ webhook: { id: string }; secret: string }>();
    return { owner, id: webhook.id, secret, path };
  }
  const say = (owner: TestOwner, message: string) =>
    server.moderate(owner.liveKey, { message, player_name: 'p' });
  /** Sends a message against which the service acts, and delivers its event. */
  const insult = async (owner: TestOwner) => {
    await say(owner, 'you are such an idiot');
    await server.services.jobs.runDue();
  };
  const at = (path: string) => received.filter((each) => each.path === path);
  const typesAt = (path: string) => at(path).map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const log = async (owner: TestOwner, id: string) =>
    (await call(owner, 'GET', `/${id}/deliveries`)).json<{ deliveries: Record<string, unknown>[] }>()
      .deliveries;

  /** Fails every try of the events that wait; a test event that arrives keeps the webhook from being paused. */
  async function failTenTimes(owner: TestOwner, id: string): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      answers = [500];
      await server.services.jobs.runDue();
      owner.token = (await server.services.sessions.open(owner.id)).access_token;
      await call(owner, 'POST', `/${id}/test`);
      server.clock.advance(1.5 * DAY_MS);
    }
    owner.token = (await server.services.sessions.open(owner.id)).access_token;
  }
  const eventsIn = async (owner: TestOwner, id: string) =>
    (await log(owner, id)).filter(({ event }) => event !== 'webhook.test');

  it('use no connection of pages', async () => {
    const { owner, path } = await listening();
    await say(owner, 'you are such an idiot');
    await runWithoutPageConnections(server.store, () => server.services.jobs.runDue());
    expect(typesAt(path)).toEqual(['message.actioned']);
  });

  it.each([{ enabled: true }, { url: 'moved' }])(
    'keep the places of failing webhooks after a change by the owner, until one event arrives: %o',
    async (change) => {
      const { owner, id, path } = await listening();
      const failingSince = async () =>
        (
          await server.store.db
            .selectFrom('webhooks')
            .select('failing_since')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).failing_since;
      answers = [500];
      await insult(owner);
      expect(await failingSince()).not.toBeNull();
      server.clock.advance(MINUTE_MS);
      const changed = { ...change, ...('url' in change && { url: `${address}${path}` }) };
      expect((await call(owner, 'PATCH', `/${id}`, changed)).statusCode).toBe(200);
      expect(await failingSince()).toEqual(server.clock.now());
      await server.services.jobs.runDue();
      expect(await failingSince()).toBeNull();
    },
  );

  it('receive actions, items for review and decisions, and nothing else', async () => {
    const { owner, path, id } = await listening();
    await say(owner, 'gg');
    await say(owner, 'you are such an idiot');
    const held = await say(owner, 'i know where you live');
    await server.services.jobs.runDue();
    const review = held.json<{ id: string; needs_review: boolean }>();
    expect(review.needs_review).toBe(true);
    const decided = await server.post(owner.token, `/v1/review/${review.id}/approve`, {
      reviewed_by: 'mika@survival-one.example',
    });
    expect(decided.statusCode).toBe(200);
    await server.services.jobs.runDue();
    expect(typesAt(path).toSorted()).toEqual(
      ['message.actioned', 'message.actioned', 'review.decided', 'review.pending'].toSorted(),
    );
    for (const { body } of at(path)) expect(validateEvent(body)).toEqual([]);
    const action = at(path).find(({ body }) => body.includes('idiot'));
    expect(JSON.parse(action?.body ?? '')).toMatchObject({
      type: 'message.actioned',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      data: { message: 'you are such an idiot', final_action: 'warn', player_name: 'p' },
    });
    expect(await log(owner, id)).toHaveLength(4);
    expect((await log(owner, id))[0]).toMatchObject({
      status: 'delivered',
      attempts: 1,
      response_status: 204,
    });
  });

  it('can check the sender and the time of an event', async () => {
    const { owner, path, secret } = await listening();
    await insult(owner);
    const [event] = at(path);
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = event?.headers ?? {};
    const wanted = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`${String(id)}.${String(time)}.${event?.body ?? ''}`)
      .digest('base64');
    expect(signature).toBe(`v1,${wanted}`);
    expect(Number(time)).toBe(Math.floor(server.clock.now().getTime() / 1_000));
  });

  it('that fail are retried under the same id, and the log says when', async () => {
    const { owner, path, id } = await listening(['message.actioned']);
    answers = [500, 503];
    await insult(owner);
    const [first] = await log(owner, id);
    expect(first).toMatchObject({
      status: 'retrying',
      attempts: 1,
      response_status: 500,
      fault: 'The receiver answered 500.',
    });
    const pause = Date.parse(String(first?.['next_attempt_at'])) - server.clock.now().getTime();
    expect(pause).toBeGreaterThan(3_000);
    expect(pause).toBeLessThan(7_000);
    await server.services.jobs.runDue();
    expect(at(path)).toHaveLength(1);
    server.clock.advance(MINUTE_MS);
    await server.services.jobs.runDue();
    server.clock.advance(10 * MINUTE_MS);
    await server.services.jobs.runDue();
    expect(new Set(at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await log(owner, id)).toEqual([
      expect.objectContaining({ status: 'delivered', attempts: 3, fault: null, next_attempt_at: null }),
    ]);
  });

  it('that never answer are given up after three days, those that answer 410 at once and for good', async () => {
    const { owner, path, id } = await listening(['message.actioned']);
    await say(owner, 'you are such an idiot');
    await failTenTimes(owner, id);
    expect(await eventsIn(owner, id)).toEqual([expect.objectContaining({ status: 'failed', attempts: 10 })]);
    expect(
      await server.store.db.selectFrom('jobs').selectAll().where('account_id', '=', owner.id).execute(),
    ).toEqual([]);

    const other = await listening(['message.actioned']);
    answers = [410];
    await insult(other.owner);
    expect((await log(other.owner, other.id))[0]).toMatchObject({ status: 'failed', attempts: 1 });
    const { webhooks } = (await call(other.owner, 'GET', '')).json<{ webhooks: { enabled: boolean }[] }>();
    expect(webhooks).toEqual([expect.objectContaining({ enabled: false })]);
    expect(typesAt(path).filter((type) => type === 'message.actioned')).toHaveLength(10);
  });

  const again = (owner: TestOwner, id: string, delivery: unknown) =>
    call(owner, 'POST', `/${id}/deliveries/${String(delivery)}/retry`);

  it('that wait for a retry can be retried at once, under the same id and once', async () => {
    const { owner, path, id } = await listening(['message.actioned']);
    answers = [500, 503];
    await insult(owner);
    const [waiting] = await log(owner, id);
    const failed = await again(owner, id, waiting?.['id']);
    expect(failed.json()).toMatchObject({ status: 'retrying', attempts: 2, response_status: 503 });
    const both = await Promise.all([again(owner, id, waiting?.['id']), again(owner, id, waiting?.['id'])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await log(owner, id)).toEqual([expect.objectContaining({ status: 'delivered', attempts: 3 })]);
    expect(new Set(at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(at(path)).toHaveLength(3);
    const delivered = await again(owner, id, waiting?.['id']);
    expect(delivered.json()).toMatchObject({ status: 409, detail: 'This event was delivered already.' });
    server.clock.advance(DAY_MS);
    await server.services.jobs.runDue();
    expect(at(path)).toHaveLength(3);
  });

  it('that were given up can be retried with the same content, and stay given up if that fails', async () => {
    const { owner, path, id } = await listening(['message.actioned']);
    await say(owner, 'you are such an idiot');
    await failTenTimes(owner, id);
    answers = [500];
    const [given] = await eventsIn(owner, id);
    const failed = await again(owner, id, given?.['id']);
    expect(failed.json()).toMatchObject({ status: 'failed', attempts: 11, next_attempt_at: null });
    const sent = await again(owner, id, given?.['id']);
    expect(sent.json()).toMatchObject({ status: 'delivered', attempts: 12, fault: null });
    const sentBodies = at(path).map(({ body }) => body);
    expect(new Set(sentBodies.filter((body) => !body.includes('webhook.test'))).size).toBe(1);
    const [row] = await server.store.db
      .selectFrom('webhook_deliveries')
      .select('content')
      .where('webhook_id', '=', id)
      .where('event', '<>', 'webhook.test')
      .execute();
    expect(row, 'nothing is kept of what was delivered').toEqual({ content: null });
  });

  it('are not retried while paused, nor for a test event, nor on a plan without webhooks', async () => {
    const { owner, id } = await listening(['message.actioned']);
    answers = [500, 500];
    await insult(owner);
    const [waiting] = await log(owner, id);
    await call(owner, 'PATCH', `/${id}`, { enabled: false });
    expect((await again(owner, id, waiting?.['id'])).statusCode).toBe(409);
    server.clock.advance(DAY_MS / 4);
    await server.services.jobs.runDue();
    expect(await log(owner, id)).toEqual([
      expect.objectContaining({ status: 'failed', fault: 'The webhook was paused before the next try.' }),
    ]);
    await call(owner, 'PATCH', `/${id}`, { enabled: true });
    const tested = await call(owner, 'POST', `/${id}/test`);
    expect((await again(owner, id, tested.json<{ id: string }>().id)).statusCode).toBe(409);
    expect((await again(owner, id, waiting?.['id'])).json()).toMatchObject({ status: 'delivered' });
    await updateSubscription(server.store.db, owner.id, { tier: 'growth' });
    expect((await again(owner, id, waiting?.['id'])).statusCode).toBe(403);
  });

  it('an event that waits is not sent once the plan has no webhooks', async () => {
    const { owner, id, path } = await listening(['message.actioned']);
    answers = [500];
    await insult(owner);
    await updateSubscription(server.store.db, owner.id, { tier: 'growth' });
    server.clock.advance(DAY_MS / 4);
    await server.services.jobs.runDue();
    expect(at(path)).toHaveLength(1);
    const [waiting] = await log(owner, id);
    expect(waiting).toMatchObject({ status: 'failed', fault: expect.stringContaining('plan') as string });
    await updateSubscription(server.store.db, owner.id, { tier: 'pro' });
    expect((await again(owner, id, waiting?.['id'])).json()).toMatchObject({ status: 'delivered' });
  });

  it('the test button sends one event at once and shows its result', async () => {
    const { owner, path, id } = await listening();
    answers = [200, 500];
    const good = await call(owner, 'POST', `/${id}/test`);
    expect(good.json()).toMatchObject({ event: 'webhook.test', status: 'delivered', response_status: 200 });
    const bad = await call(owner, 'POST', `/${id}/test`);
    expect(bad.statusCode).toBe(200);
    expect(bad.json()).toMatchObject({ status: 'failed', response_status: 500, next_attempt_at: null });
    expect(typesAt(path)).toEqual(['webhook.test', 'webhook.test']);
  });

  it('get nothing more once switched off, deleted or no longer part of the plan', async () => {
    for (const end of ['off', 'deleted', 'plan']) {
      const { owner, path, id } = await listening(['message.actioned']);
      if (end === 'off') await call(owner, 'PATCH', `/${id}`, { enabled: false });
      if (end === 'deleted') expect((await call(owner, 'DELETE', `/${id}`)).statusCode).toBe(204);
      if (end === 'plan') await updateSubscription(server.store.db, owner.id, { tier: 'growth' });
      await insult(owner);
      expect(at(path), end).toEqual([]);
    }
  });

  it('show their secret once, refuse private addresses and plans without webhooks, and are ten at most', async () => {
    const { owner, id, secret } = await listening();
    expect((await call(owner, 'GET', '')).body).not.toContain(secret.slice(6));
    const inside = await call(owner, 'POST', '', { url: 'https://169.254.169.254/', events: EVERY });
    expect(inside.statusCode).toBe(400);
    const moved = await call(owner, 'PATCH', `/${id}`, { url: 'https://[::ffff:10.0.0.1]/' });
    expect(moved.statusCode).toBe(400);
    const made = await Promise.all(
      Array.from({ length: 12 }, () => call(owner, 'POST', '', { url: `${address}/n`, events: EVERY })),
    );
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array<number>(9).fill(201),
      ...Array<number>(3).fill(409),
    ]);
    const grower = await server.createOwner({ tier: 'growth' });
    const refused = await call(grower, 'POST', '', { url: `${address}/n`, events: EVERY });
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ detail: string }>().detail).not.toMatch(/verif|subscription/i);
  });
});
