import { afterAll, describe, expect, test } from 'vitest';
import { ACCOUNT_ERRORS } from '~/contract/accountRules';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '~/server/clock';
import { createTestClock, FIXED_START, startTestServer, readMailToken } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const server = useTestServer({
  store: 'postgres',
  clock: createTestClock(FIXED_START),
  collectErrors: true,
});
afterAll(() => expect(server.backgroundErrors).toEqual([]));

async function askForReset(email: string): Promise<string> {
  await server.request('POST', '/v1/auth/forgot-password', { body: { email } });
  await server.settle();
  // The server sends mails in no fixed order: that of an earlier change of the password may come after the link.
  return readMailToken(
    server.mails.findLast((mail) => mail.to === email && mail.text.includes('/reset-password?')),
  );
}

const logIn = (email: string, password: string) =>
  server.request('POST', '/v1/auth/login', { body: { email, password } });
const reset = (token: string, password: string) =>
  server.request('POST', '/v1/auth/reset-password', { body: { token, new_password: password } });
const fetchMe = (token: string) => server.request('GET', '/v1/auth/me', { token });

describe('registration', () => {
  test('signs in, unverified, and mails a link that verifies', async () => {
    const { email, token } = await server.register({ verified: false });
    expect((await fetchMe(token)).body).toMatchObject({ email, verified: false });
    const mail = server.mails.findLast(({ to }) => to === email);
    expect(mail?.html).toContain(readMailToken(mail));
    const answer = await server.request('POST', '/v1/auth/verify-email', {
      body: { token: readMailToken(mail) },
    });
    expect(answer.status).toBe(200);
    expect((await fetchMe(token)).body).toMatchObject({ verified: true });
  });

  test('makes one account of two simultaneous registrations of one address in different case', async () => {
    const email = 'Mika.Doubled@survival-one.example';
    const answers = await Promise.all(
      [email, email.toLowerCase()].map((each) =>
        server.request('POST', '/v1/auth/register', { body: { email: each, password: 'Torchlight7x' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await server.store.db
      .selectFrom('accounts')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .execute();
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['short7A', ACCOUNT_ERRORS.passwordShort],
    ['alllowercase7', ACCOUNT_ERRORS.passwordMix],
    ['NODIGITSHERE', ACCOUNT_ERRORS.passwordMix],
  ])('refuses %s with the sentence of the form', async (password, message) => {
    const body = { email: 'rules@survival-one.example', password };
    const answer = await server.request('POST', '/v1/auth/register', { body });
    expect(answer).toMatchObject({ status: 400, body: { detail: message } });
  });

  test.each(['Password1', 'Qwerty123', 'Passw0rd', 'Trustno1'])(
    'refuses the common password %s',
    async (password) => {
      const body = { email: 'common@survival-one.example', password };
      const answer = await server.request('POST', '/v1/auth/register', { body });
      expect(answer.status).toBe(400);
      expect(answer.body['detail']).toContain('most common');
    },
  );

  test('ignores members that a caller may not set', async () => {
    const body = {
      email: 'extra@survival-one.example',
      password: 'Torchlight7x',
      verified: true,
      tier: 'pro',
    };
    const answer = await server.request('POST', '/v1/auth/register', { body });
    const status = await fetchMe(String(answer.body['access_token']));
    expect(status.body).toMatchObject({ verified: false });
  });

  test('tells one caller only twenty times in a quarter of an hour that an address is taken', async () => {
    const { email } = await server.register();
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const body = { email, password: 'Torchlight7x' };
      statuses.push(
        (await server.request('POST', '/v1/auth/register', { body, address: '203.0.113.9' })).status,
      );
    }
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('tells a parallel burst no more about taken addresses than the same calls in sequence', async () => {
    const taken = (await server.register()).email;
    const isTaken = (n: number) => n % 2 === 0;
    const createEmail = (n: number) => (isTaken(n) ? taken : `free-${n}@burst.example`);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const body = { email: createEmail(n), password: 'Torchlight7x' };
        return (await server.request('POST', '/v1/auth/register', { body, address: '203.0.113.10' })).status;
      }),
    );
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    const refused = statuses.flatMap((status, n) => (status === 429 ? [isTaken(n)] : []));
    expect(new Set(refused)).toEqual(new Set([true, false]));
  });
});

describe('passwords', () => {
  test.each([
    ['64 characters', `Aa1${'x'.repeat(61)}`],
    ['Unicode', 'Schlüssel7Ω🔥日本'],
  ])('of %s work untruncated', async (_name, password) => {
    const email = `${Buffer.from(password).toString('hex').slice(0, 20)}@survival-one.example`;
    await server.request('POST', '/v1/auth/register', { body: { email, password } });
    expect((await logIn(email, password)).status).toBe(200);
    expect((await logIn(email, password.slice(0, -1))).status).toBe(401);
  });
});

describe('the verification link', () => {
  async function unverified() {
    const account = await server.register({ verified: false });
    return { ...account, link: readMailToken(server.mails.findLast(({ to }) => to === account.email)) };
  }
  const verify = (token: string) => server.request('POST', '/v1/auth/verify-email', { body: { token } });

  test('works at 24 hours and fails a second later', async () => {
    const first = await unverified();
    server.clock.advance(24 * HOUR_MS);
    expect((await verify(first.link)).status).toBe(200);
    const second = await unverified();
    server.clock.advance(24 * HOUR_MS + SECOND_MS);
    expect((await verify(second.link)).status).toBe(400);
  });

  test('opened again says that the address is verified, however often, and signs no owner in', async () => {
    const { link } = await unverified();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)));
    server.clock.advance(24 * HOUR_MS + SECOND_MS);
    answers.push(await verify(link));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'Your email address is verified.' });
    }
  });

  test('verifies once: used, it does not verify an address again', async () => {
    const { id, link } = await unverified();
    expect((await verify(link)).status).toBe(200);
    await server.store.db.updateTable('accounts').set({ verified_at: null }).where('id', '=', id).execute();
    expect((await verify(link)).status).toBe(400);
  });

  test('of an older mail tells a verified owner so', async () => {
    const { email, password, link } = await unverified();
    server.clock.advance(2 * MINUTE_MS);
    await server.request('POST', '/v1/auth/login', { body: { email, password } });
    await server.settle();
    const newer = readMailToken(server.mails.findLast(({ to }) => to === email));
    expect(newer).not.toBe(link);
    expect((await verify(newer)).status).toBe(200);
    server.clock.advance(24 * HOUR_MS);
    expect((await verify(link)).status).toBe(200);
  });

  test.each(['!!', ' ', '%0A', 'vrf_1>'])('that was changed on its way to %j is invalid', async (token) => {
    const invalid = 'link is invalid, was already used or has expired.';
    for (const answer of [await verify(token), await reset(token, 'Lantern42bx')]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining(invalid) as unknown },
      });
    }
  });

  test('does not reset passwords', async () => {
    const { link } = await unverified();
    expect((await reset(link, 'Lantern42bx')).status).toBe(400);
    expect((await verify(link)).status).toBe(200);
  });

  test('comes again at sign-in, once a minute at most', async () => {
    const { email, password } = await server.register({ verified: false });
    const count = () => server.mails.filter(({ to }) => to === email).length;
    await logIn(email, password);
    await server.settle();
    expect(count()).toBe(1);
    server.clock.advance(MINUTE_MS + SECOND_MS);
    await Promise.all([logIn(email, password), logIn(email, password), logIn(email, password)]);
    await server.settle();
    expect(count()).toBe(2);
  });

  test('comes ten times a day at most, and each mail says so', async () => {
    const { email, password } = await server.register({ verified: false });
    for (let times = 0; times < 15; times += 1) {
      server.clock.advance(2 * MINUTE_MS);
      await logIn(email, password);
      await server.settle();
    }
    const mails = () => server.mails.filter(({ to }) => to === email);
    expect(mails()).toHaveLength(10);
    expect(mails().at(-1)?.text).toContain('at most 10 a day');
    server.clock.advance(24 * HOUR_MS);
    await logIn(email, password);
    await server.settle();
    expect(mails()).toHaveLength(11);
  });

  test('is not sent to verified accounts', async () => {
    const { email, password } = await server.register();
    server.clock.advance(HOUR_MS);
    await logIn(email, password);
    await server.settle();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('the reset link', () => {
  test('is requested with the same answer for known and unknown addresses', async () => {
    const { email } = await server.register();
    const known = await server.request('POST', '/v1/auth/forgot-password', { body: { email } });
    const unknown = await server.request('POST', '/v1/auth/forgot-password', {
      body: { email: `x${email}` },
    });
    await server.settle();
    expect(known.status).toBe(unknown.status);
    expect(String(known.body['message']).replace(email, '')).toBe(
      String(unknown.body['message']).replace(`x${email}`, ''),
    );
    const names = (answer: typeof known) => Object.keys(answer.headers).sort();
    expect(names(known)).toEqual(names(unknown));
    expect(server.mails.some(({ to }) => to === `x${email}`)).toBe(false);
  });

  test('changes the password and ends every earlier login token', async () => {
    const { email, password, token } = await server.register();
    const other = String((await logIn(email, password)).body['access_token']);
    expect((await reset(await askForReset(email), 'Lantern42bx')).status).toBe(200);
    expect((await fetchMe(token)).status).toBe(401);
    expect((await fetchMe(other)).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, 'Lantern42bx')).status).toBe(200);
  });

  test("used twice at once lets one win, and only the winner's password works", async () => {
    const { email } = await server.register();
    const token = await askForReset(email);
    const candidates = ['Lantern42bxA', 'Lantern42bxB', 'Lantern42bxC', 'Lantern42bxD'];
    const answers = await Promise.all(candidates.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const [index, candidate] of candidates.entries()) {
      expect((await logIn(email, candidate)).status).toBe(answers[index]?.status === 200 ? 200 : 401);
    }
  });

  test('works at 60 minutes and fails a second later', async () => {
    const { email } = await server.register();
    const first = await askForReset(email);
    server.clock.advance(60 * MINUTE_MS);
    expect((await reset(first, 'Lantern42bx')).status).toBe(200);
    const second = await askForReset(email);
    server.clock.advance(60 * MINUTE_MS + SECOND_MS);
    expect((await reset(second, 'Lantern42by')).status).toBe(400);
  });

  test('ends the older ones', async () => {
    const { email } = await server.register();
    const older = await askForReset(email);
    const newer = await askForReset(email);
    expect((await reset(older, 'Lantern42bx')).status).toBe(400);
    expect((await reset(newer, 'Lantern42bx')).status).toBe(200);
  });

  test('does not verify addresses', async () => {
    const { email } = await server.register({ verified: false });
    const token = await askForReset(email);
    expect((await server.request('POST', '/v1/auth/verify-email', { body: { token } })).status).toBe(400);
  });

  test('is mailed three times in a quarter of an hour at most', async () => {
    const { email } = await server.register();
    const before = server.mails.length;
    for (let n = 0; n < 6; n += 1) await askForReset(email);
    expect(server.mails.length - before).toBe(3);
  });

  test('is mailed ten times a day at most, and the answer says so for every address', async () => {
    const { email } = await server.register();
    for (const address of [email, 'unknown-ten@survival-one.example']) {
      const before = server.mails.length;
      const answers: { status: number; body: Record<string, unknown> }[] = [];
      for (let times = 0; times < 12; times += 1) {
        server.clock.advance(16 * MINUTE_MS);
        answers.push(await server.request('POST', '/v1/auth/forgot-password', { body: { email: address } }));
        await server.settle();
      }
      expect(server.mails.length - before).toBe(address === email ? 10 : 0);
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect(answers.at(-1)?.body['detail']).toContain('10 in a day');
    }
  });

  test('is mailed to an owner whose address a stranger has used up, and to no mailbox without end', async () => {
    const { email, password } = await server.register();
    const ask = (address: string) =>
      server.app.inject({
        method: 'POST',
        url: '/v1/auth/forgot-password',
        payload: { email },
        remoteAddress: address,
      });
    await server.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, password },
      remoteAddress: '203.0.113.40',
    });
    const statuses: number[] = [];
    // One network alone, then as many others as it takes.
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
      for (let times = 0; times < 11; times += 1) {
        server.clock.advance(6 * MINUTE_MS);
        statuses.push((await ask(network)).statusCode);
      }
      if (network === '198.51.100.1') expect((await ask('203.0.113.41')).statusCode).toBe(200);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect((await ask('203.0.113.42')).statusCode).toBe(429);
    expect((await ask('203.0.113.40')).statusCode).toBe(200);
  });

  test('leaves only hashes in the database', async () => {
    const { email, password } = await server.register();
    const token = await askForReset(email);
    const tokens = await server.store.db.selectFrom('single_use_tokens').selectAll().execute();
    const accounts = await server.store.db.selectFrom('accounts').selectAll().execute();
    const stored = JSON.stringify([tokens.map((row) => row.hash.toString('latin1')), accounts]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
    expect(accounts.every((row) => row.password_hash.startsWith('$argon2id$'))).toBe(true);
  });
});

test('signing in calls the password hasher once, whether or not the address exists', async () => {
  const calls: (string | undefined)[] = [];
  const counting = await startTestServer({
    store: 'postgres',
    services: {
      passwords: {
        hash: () => Promise.resolve('hash'),
        verify: (stored) => {
          calls.push(stored);
          return Promise.resolve(false);
        },
      },
    },
  });
  try {
    const { email } = await counting.register({ verified: false });
    const answers = [];
    for (const address of [email, `x${email}`]) {
      calls.length = 0;
      answers.push(
        await counting.request('POST', '/v1/auth/login', { body: { email: address, password: 'Wrong1234' } }),
      );
      expect(calls).toHaveLength(1);
    }
    const shape = answers.map(({ status, body, headers }) => [
      status,
      body['detail'],
      Object.keys(headers).sort(),
    ]);
    expect(shape[0]).toEqual(shape[1]);
  } finally {
    await counting.close();
  }
});
