import { describe, expect, it } from 'vitest';
import { createPasswords, type Passwords } from '~/server/security/passwords';
import { useTwoNodes } from '../../support/useTestServer';

const WRONG_PASSWORD = 'Wrong-password-1';

/** Two nodes on one PostgreSQL, because a single node shows no races. */
describe('sign-in attempts', () => {
  let hashed = 0;
  const real = createPasswords();
  const passwords: Passwords = {
    hash: real.hash,
    verify: (stored, password) => {
      hashed += 1;
      return real.verify(stored, password);
    },
  };
  const nodes = useTwoNodes({ services: { passwords, mailer: { send: () => Promise.resolve() } } });

  const login = (email: string, password: string, remoteAddress: string, node = nodes[0]) =>
    node.app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, password }, remoteAddress });

  async function hashedDuring(work: () => Promise<unknown>): Promise<number> {
    const before = hashed;
    await work();
    return hashed - before;
  }

  it('a parallel burst of wrong passwords on two nodes reaches the hasher ten times', async () => {
    const { email } = await nodes[0].createOwner();
    let statuses: number[] = [];
    const count = await hashedDuring(async () => {
      const burst = Array.from({ length: 50 }, (_, index) =>
        login(email, WRONG_PASSWORD, '203.0.113.20', nodes[index % 2]),
      );
      statuses = (await Promise.all(burst)).map(({ statusCode }) => statusCode);
    });
    expect(count).toBe(10);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('a parallel burst over many accounts reaches the hasher a hundred times for one address', async () => {
    const count = await hashedDuring(() =>
      Promise.all(
        Array.from({ length: 150 }, (_, index) =>
          login(`owner-${index % 50}@burst.example`, WRONG_PASSWORD, '203.0.113.21', nodes[index % 2]),
        ),
      ),
    );
    expect(count).toBe(100);
  });

  it('guessing one password from many networks ends, and the owner signs in from a network of the last weeks', async () => {
    const { email, password } = await nodes[0].createOwner();
    expect((await login(email, password, '203.0.113.25')).statusCode).toBe(200);
    const count = await hashedDuring(() =>
      Promise.all(
        Array.from({ length: 150 }, (_, index) =>
          login(email, WRONG_PASSWORD, `198.51.100.${index}`, nodes[index % 2]),
        ),
      ),
    );
    expect(count).toBe(100);
    expect((await login(email, password, '198.51.100.200')).statusCode).toBe(429);
    expect((await login(email, password, '203.0.113.25')).statusCode).toBe(200);
    const { email: other, password: right } = await nodes[0].createOwner();
    expect((await login(other, right, '198.51.100.200')).statusCode).toBe(200);
  });

  it('a parallel burst of right passwords passes and counts no failure', async () => {
    const { email, password } = await nodes[0].createOwner();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(email, password, '203.0.113.22', nodes[index % 2])),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200));
    const left = await nodes[0].store.db
      .selectFrom('throttles')
      .select('failures')
      .where('key', 'like', '%203.0.113.22')
      .where('failures', '>', 0)
      .execute();
    expect(left).toEqual([]);
  });

  it('the hasher is called once for a known and once for an unknown address', async () => {
    const { email } = await nodes[0].createOwner();
    expect(await hashedDuring(() => login(email, WRONG_PASSWORD, '203.0.113.23'))).toBe(1);
    expect(await hashedDuring(() => login('unknown@burst.example', WRONG_PASSWORD, '203.0.113.23'))).toBe(1);
  });

  it('addresses of one IPv6 /64 share one count, and other networks have their own', async () => {
    const { email, password } = await nodes[0].createOwner();
    for (let tries = 0; tries < 10; tries += 1) {
      await login(email, WRONG_PASSWORD, `2001:db8:0:7::${(tries + 1).toString(16)}`);
    }
    expect((await login(email, password, '2001:db8:0:7:ffff::1')).statusCode).toBe(429);
    expect((await login(email, password, '2001:db8:0:8::1')).statusCode).toBe(200);
  });

  it('a refused attempt does not prolong the refusal', async () => {
    const { email, password } = await nodes[0].createOwner();
    for (let tries = 0; tries < 12; tries += 1) await login(email, WRONG_PASSWORD, '203.0.113.24');
    const refused = await login(email, password, '203.0.113.24');
    expect(refused.statusCode).toBe(429);
    for (const node of nodes) node.clock.advance((Number(refused.headers['retry-after']) + 1) * 1_000);
    expect((await login(email, password, '203.0.113.24')).statusCode).toBe(200);
  });

  it('a parallel burst of requests for a reset link queues three mails', async () => {
    const { email } = await nodes[0].createOwner();
    const ask = async (_: unknown, index: number) =>
      nodes[index % 2]?.app.inject({ method: 'POST', url: '/v1/auth/forgot-password', payload: { email } });
    const queued = () =>
      nodes[0].store.db
        .selectFrom('throttles')
        .select('failures')
        .where('key', '=', `reset mail ${email} 127.0.0.1`)
        .executeTakeFirst();
    await Promise.all(Array.from({ length: 30 }, ask));
    expect(await queued()).toEqual({ failures: 3 });
    const refused = await nodes[0].app.inject({
      method: 'POST',
      url: '/v1/auth/forgot-password',
      payload: { email },
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('3 in 15 minutes') as string });
  });
});
