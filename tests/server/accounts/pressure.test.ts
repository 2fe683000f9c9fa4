import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOwner } from '../../support/server';
import { measureTimeFactor } from '../../support/timing';
import { useTestServer } from '../../support/useTestServer';

const server = useTestServer({
  store: 'postgres',
  services: { mailer: { send: () => Promise.resolve() } },
});
let owner: TestOwner;
beforeAll(async () => {
  owner = await server.createOwner();
});
afterAll(() => server.settle());

/** Factors at which the times of two kinds of calls tell an address with an account from one without. */
const BOUND = 1.5;
const LINK_BOUND = 2;

let callers = 0;
/** Each call comes from another address, so that no limit applies. */
const post = (url: string, payload: object) => {
  callers += 1;
  const remoteAddress = `10.1.${callers >> 8}.${callers & 255}`;
  return server.app.inject({ method: 'POST', url, payload, remoteAddress });
};

test('the measurement tells a call that does more work from one that does less', async () => {
  const work = (times: number) => async () => {
    for (let done = 0; done < times; done += 1) await server.store.ping();
  };
  expect(await measureTimeFactor(work(3), work(1), { bound: BOUND })).toBeGreaterThan(BOUND);
});

const createUnknownEmail = (): string => `${randomUUID()}@survival-one.example`;

test('signing in takes as long for an address without an account as with a wrong password', async () => {
  const attempt = (email: string) => post('/v1/auth/login', { email, password: 'Wrong-password-1' });
  const factor = await measureTimeFactor(
    () => attempt(owner.email),
    () => attempt(createUnknownEmail()),
    { between: () => server.settle(), bound: BOUND },
  );
  expect(factor).toBeLessThan(BOUND);
});

test('registering a taken address takes as long as signing in with a wrong password', async () => {
  const password = 'Wrong-password-1';
  const factor = await measureTimeFactor(
    () => post('/v1/auth/register', { email: owner.email, password }),
    () => post('/v1/auth/login', { email: owner.email, password }),
    { between: () => server.settle(), bound: BOUND },
  );
  expect(factor).toBeLessThan(BOUND);
});

test('asking for a reset link takes as long for an address without an account as with one', async () => {
  // The server sends at most three links to one address in a quarter of an hour, so each address gets one request.
  const known = await Promise.all(Array.from({ length: 240 }, () => server.createOwner()));
  const ask = (email: string) => post('/v1/auth/forgot-password', { email });
  const factor = await measureTimeFactor(
    () => ask(known.pop()?.email ?? ''),
    () => ask(createUnknownEmail()),
    { between: () => server.settle(), bound: LINK_BOUND },
  );
  expect(factor).toBeLessThan(LINK_BOUND);
});

test('two hundred logins at the same time keep neither chat nor health waiting', async () => {
  let signedIn = 0;
  const logins = Array.from({ length: 200 }, async () => {
    const answer = await post('/v1/auth/login', { email: owner.email, password: owner.password });
    signedIn += 1;
    return answer.statusCode;
  });
  for (let turn = 0; turn < 20; turn += 1) {
    const chat = await server.moderate(owner.liveKey, { player_uuid: randomUUID() });
    expect(chat.statusCode).toBe(200);
    expect((await server.app.inject('/health')).statusCode).toBe(200);
  }
  // Counted in logins and not in seconds: twenty rounds of both fit in while most of the hashing still waits.
  expect(signedIn).toBeLessThan(150);
  expect(await Promise.all(logins)).toEqual(Array.from({ length: 200 }, () => 200));
});
