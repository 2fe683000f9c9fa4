import { createHmac } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '~/server/clock';
import { getAccessLevel } from '~/server/http/authenticate';
import { type OperationFacts, readContract } from '~/server/http/contract';
import { createTimeOrderedId } from '~/server/ids';
import { generateApiKey } from '~/server/security/apiKeys';
import { createLoginTokens } from '~/server/security/loginTokens';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const guarded = [...readContract().operations.values()].filter((operation) => operation.accepts.length > 0);

/** A call of an operation without any input: the server decides about access before it looks at the body. */
function createBareCall(operation: OperationFacts, id: string): InjectOptions {
  const method = operation.method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const needsBody = method !== 'GET' && method !== 'DELETE';
  return {
    method,
    url: operation.path.replace(/\{\w+\}/g, id),
    ...(needsBody ? { payload: {} } : {}),
  };
}

function getCredential(operation: OperationFacts, owner: TestOwner): string {
  return operation.accepts.includes('loginToken') ? owner.token : owner.liveKey;
}

function encodeSegment(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describeOnBothStores('who may call what', (server) => {
  const anyId = createTimeOrderedId(Date.now());

  it.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s demands the credential, verified address and subscription of its access level',
    async (_, operation) => {
      const anonymous = await server().call(undefined, createBareCall(operation, anyId));
      expect(anonymous.statusCode).toBe(401);
      expect(anonymous.headers['www-authenticate']).toBe('Bearer');

      const level = getAccessLevel(operation);
      const unverified = await server().createOwner({ verified: false, subscription: null });
      const first = await server().call(
        getCredential(operation, unverified),
        createBareCall(operation, anyId),
      );
      if (level === 'signedIn') expect(first.statusCode).not.toBe(403);
      else
        expect(first.json()).toMatchObject({
          type: '/problems/verification-needed',
          status: 403,
          detail: expect.stringContaining('verify your email') as string,
        });

      for (const subscription of [null, 'canceled', 'suspended']) {
        const owner = await server().createOwner({ subscription });
        const answer = await server().call(getCredential(operation, owner), createBareCall(operation, anyId));
        if (level === 'subscribed') {
          expect(answer.json()).toMatchObject({
            type: '/problems/subscription-needed',
            status: 403,
            detail: expect.stringContaining('subscription') as string,
          });
        } else expect(answer.statusCode).not.toBe(403);
      }
    },
  );

  it.each(
    guarded
      .filter(({ accepts }) => !accepts.includes('apiKey'))
      .map((operation) => [operation.id, operation] as const),
  )('%s is closed to API keys, and the refusal sends no owner to another page', async (_, operation) => {
    const owner = await server().createOwner();
    const answer = await server().call(owner.liveKey, createBareCall(operation, anyId));
    expect(answer.statusCode).toBe(403);
    const { type, detail } = answer.json<{ type: string; detail: string }>();
    expect(type).toBe('about:blank');
    expect(detail).not.toMatch(/verif|subscription/i);
  });

  it("lists, totals and exports never hold another account's rows", async () => {
    const [mine, theirs] = [await server().createOwner(), await server().createOwner()];
    await server().moderate(theirs.liveKey, { message: 'secret of theirs', player_name: 'spy' });
    const lists = ['overview', 'recent-logs', 'logs', 'logs/export', 'analytics', 'performance', 'usage'];
    for (const url of [...lists, 'config']) {
      const answer = await server().get(mine.token, `/api/dashboard/${url}`);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.body, url).not.toMatch(/secret of theirs|spy/);
      expect(answer.body, url).not.toMatch(/"(total_messages|total|messages|total_requests)":[1-9]/);
    }
  });
});

describeOnBothStores('sessions', (server) => {
  const me = (token: string) => server().get(token, '/v1/auth/me');
  let owner: TestOwner;
  beforeAll(async () => {
    owner = await server().createOwner();
  });

  const login = (email: string, password: string, remoteAddress = '203.0.113.1') =>
    server().post(undefined, '/v1/auth/login', { email, password }, { remoteAddress });

  it('the right password signs in, with the address in any case', async () => {
    const answer = await login(owner.email.toUpperCase(), owner.password);
    expect(answer.statusCode).toBe(200);
    const { access_token, user } = answer.json<{ access_token: string; user: object }>();
    expect(user).toMatchObject({ email: owner.email, verified: true });
    expect((await me(access_token)).statusCode).toBe(200);
  });

  it('an unknown address and a wrong password answer alike', async () => {
    const known = await login(owner.email, 'Wrong-password-1');
    const unknown = await login('unknown@torchward.example', 'Wrong-password-1');
    const comparable = (answer: typeof known) => ({
      status: answer.statusCode,
      body: { ...answer.json<object>(), instance: '' },
      headers: { ...answer.headers, date: '', 'x-request-id': '' },
    });
    expect(known.statusCode).toBe(401);
    expect(comparable(known)).toEqual(comparable(unknown));
  });

  it('ten failures close that account for that address only, until the time window is over', async () => {
    const victim = await server().createOwner();
    for (let tries = 0; tries < 10; tries++) await login(victim.email, 'Wrong-password-1', '203.0.113.9');
    const closed = await login(victim.email, victim.password, '203.0.113.9');
    expect(closed.statusCode).toBe(429);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(victim.email, victim.password, '203.0.113.10')).statusCode).toBe(200);
    const forged = await server().post(
      undefined,
      '/v1/auth/login',
      { email: victim.email, password: victim.password },
      { headers: { 'x-forwarded-for': '198.51.100.7' }, remoteAddress: '203.0.113.9' },
    );
    expect(forged.statusCode).toBe(429);
    server().clock.advance(16 * MINUTE_MS);
    expect((await login(victim.email, victim.password, '203.0.113.9')).statusCode).toBe(200);
  });

  it('signing out ends that token at once and no other', async () => {
    const { token } = owner;
    const second = await login(owner.email, owner.password);
    const other = second.json<{ access_token: string }>().access_token;
    const out = await server().post(other, '/v1/auth/logout');
    expect(out.statusCode).toBe(204);
    expect((await me(other)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(200);
  });

  it('a token that has ended costs one query, however often a caller sends it', async () => {
    const { access_token: ended } = (await login(owner.email, owner.password)).json<{
      access_token: string;
    }>();
    await server().call(ended, { method: 'POST', url: '/v1/auth/logout' });
    const queries = vi.spyOn(server().store.db, 'selectFrom');
    for (let tries = 0; tries < 30; tries += 1) expect((await me(ended)).statusCode).toBe(401);
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });

  it('a raised session epoch ends every earlier token', async () => {
    const someone = await server().createOwner();
    const { db } = server().store;
    await db.updateTable('accounts').set({ session_epoch: 1 }).where('id', '=', someone.id).execute();
    expect((await me(someone.token)).statusCode).toBe(401);
  });

  it('a token in the address is not a credential', async () => {
    const answer = await server().get(undefined, `/v1/auth/me?access_token=${owner.token}`);
    expect(answer.statusCode).toBe(401);
  });

  it('tokens that this service did not issue for signing in are refused', async () => {
    const [, payload = ''] = owner.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const signed = (header: object, body: object) => {
      const text = `${encodeSegment(header)}.${encodeSegment(body)}`;
      return `${text}.${createHmac('sha256', server().env.jwtSecret).update(text).digest('base64url')}`;
    };
    const good = { alg: 'HS256', typ: 'login+jwt' };
    const inAnHour = Math.floor(server().clock.now().getTime() / 1000) + 3600;
    expect((await me(signed(good, { ...claims, exp: inAnHour }))).statusCode).toBe(200);
    const refused: Record<string, string> = {
      'alg none': `${encodeSegment({ alg: 'none', typ: 'login+jwt' })}.${encodeSegment(claims)}.`,
      'another audience': signed(good, { ...claims, exp: inAnHour, aud: 'elsewhere' }),
      'another issuer': signed(good, { ...claims, exp: inAnHour, iss: 'elsewhere' }),
      'another type': signed({ ...good, typ: 'JWT' }, { ...claims, exp: inAnHour }),
      expired: signed(good, { ...claims, exp: inAnHour - 7200 }),
      'no expiry': signed(good, { ...claims, exp: undefined }),
      altered: owner.token.replace(/\.[^.]+\./, `.${encodeSegment({ ...claims, sub: 'someone' })}.`),
      nonsense: 'a.b.c',
    };
    for (const [what, token] of Object.entries(refused)) {
      expect((await me(token)).statusCode, what).toBe(401);
    }
  });
});

it('no sign-in ends while nodes replace the secret in the documented steps', async () => {
  const clock = { now: () => new Date() };
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  const steps = [
    [old, undefined],
    [old, next],
    [next, old],
    [next, undefined],
  ] as const;
  const nodes = steps.map(([secret, previousSecret]) => createLoginTokens({ secret, previousSecret, clock }));
  const accepts = async (from: number, by: number) => {
    const token = await nodes[from]?.issue('8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55', 0);
    return (await nodes[by]?.read(token ?? '')) !== undefined;
  };
  for (const [from, by] of [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
    [2, 3],
  ] as const) {
    expect(await accepts(from, by), `a token of step ${from} in step ${by}`).toBe(true);
  }
  expect(await accepts(2, 0)).toBe(false);
  expect(await accepts(0, 3)).toBe(false);
});

describe('API keys', () => {
  it('a mistyped key has a bad checksum and is refused without asking the store', async () => {
    const { hashApiKey } = await import('~/server/security/apiKeys');
    const { key, hash, displayPrefix } = generateApiKey('live');
    expect(key).toMatch(/^sk_live_[0-9A-Za-z]{33}$/);
    expect(displayPrefix).toHaveLength(12);
    expect(hashApiKey(key)).toEqual(hash);
    for (let at = 8; at < key.length; at++) {
      const letter = key[at] === 'a' ? 'b' : 'a';
      expect(hashApiKey(key.slice(0, at) + letter + key.slice(at + 1))).toBeUndefined();
    }
    expect(hashApiKey(key.replace('sk_live', 'sk_test'))).toBeUndefined();
  });

  it('a thousand new keys are all different', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => generateApiKey('test').key)).size).toBe(1_000);
  });
});
