import { inspect } from 'node:util';
import { sql } from 'kysely';
import Stripe from 'stripe';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '~/server/app';
import type { TestOwner } from '../support/server';
import { useTestServer } from '../support/useTestServer';

/** Texts that no log may hold, in every place where a caller can send one. */
const planted = {
  password: 'Planted-Password-77',
  chat: 'planted chat line of a player',
  player: 'PlantedPlayer',
  token: 'rst_planted-token-of-a-mail',
  query: 'planted-query-value',
};

describe('the log at its most detailed level', () => {
  const server = useTestServer({ store: 'postgres', collectErrors: true });
  let app: FastifyInstance;
  let owner: TestOwner;
  const lines: string[] = [];

  beforeAll(async () => {
    owner = await server.createOwner();
    app = await buildApp({
      env: { ...server.env, logLevel: 'trace' },
      services: server.services,
      logTo: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object | string, credential?: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: {
        'content-type': 'application/json',
        ...(credential ? { authorization: `Bearer ${credential}` } : {}),
      },
    });

  it('holds no password, token, key, message or player, even when the database quotes the refused row', async () => {
    const message = { message: planted.chat, player_name: planted.player, player_uuid: owner.id };
    const { email } = owner;
    await post('/v1/auth/login', { email, password: planted.password });
    await post('/v1/auth/login', { email, password: owner.password });
    await post('/v1/auth/register', { email: 'new@torchward.example', password: planted.password });
    await post('/v1/auth/register', { email: { password: planted.password } });
    await post('/v1/auth/login', `{"password": "${planted.password}", broken`);
    await post('/v1/auth/reset-password', { token: planted.token, new_password: planted.password });
    await post('/v1/moderate', message, owner.liveKey);
    await post('/v1/moderate', { ...message, message: 7, player_name: planted.player }, owner.liveKey);
    await post('/v1/moderate', message, `${owner.liveKey}x`);
    await app.inject({ url: `/verify-email?token=${planted.token}` });
    await app.inject({
      url: `/api/dashboard/logs?player=${planted.query}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const { db } = server.store;
    await sql`alter table messages add constraint refuses check (message not like 'planted%') not valid`.execute(
      db,
    );
    const refused = await post('/v1/moderate', message, owner.liveKey);
    expect(refused.json()).toMatchObject({ stored: false });
    await sql`alter table messages drop constraint refuses`.execute(db);
    await sql`alter table api_keys add constraint refuses check (name not like 'planted%') not valid`.execute(
      db,
    );
    const failed = await post('/v1/account/keys', { name: planted.chat, prefix: 'sk_live' }, owner.token);
    expect(failed.statusCode, failed.body).toBe(500);
    await sql`alter table api_keys drop constraint refuses`.execute(db);

    const [refusal] = server.backgroundErrors;
    expect(String(refusal)).toContain('table messages_');
    expect(String(refusal)).toContain('constraint refuses');
    const log = [...lines, inspect(server.backgroundErrors)].join('');
    const secrets = { ...planted, account: owner.password, session: owner.token, key: owner.liveKey };
    for (const [what, secret] of Object.entries(secrets)) expect(log, what).not.toContain(secret);
    expect(log).not.toMatch(/argon2|sk_live_/);
  });

  it("holds a payment provider's refusal without its answer, which names who pays", () => {
    const before = lines.length;
    const billing_details = { email: 'planted-payer@torchward.example' };
    const err = new Stripe.errors.StripeCardError({
      type: 'card_error',
      message: 'The card was declined.',
      payment_method: { billing_details } as Stripe.PaymentMethod,
    });
    app.log.error({ err }, 'Work in the background failed');
    const logged = lines.slice(before).join('');
    expect(JSON.parse(logged)).toMatchObject({ err: { message: 'The card was declined.' } });
    expect(logged).not.toContain(billing_details.email);
  });

  it("holds for each request its path, the caller's network address, the status and the duration", () => {
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(
      expect.objectContaining({
        operation: 'login',
        status: 401,
        req: { method: 'POST', path: '/v1/auth/login', address: '127.0.0.1' },
        ms: expect.any(Number) as number,
        reqId: expect.any(String) as string,
      }),
    );
    const failure = entries.find(({ level }) => level === 50);
    expect(failure).toMatchObject({ err: { type: 'DatabaseError', detail: '[removed]' } });
  });
});
