import { describe, expect, it } from 'vitest';
import { answer, objectAnswer } from '~/api/client';
import { ApiError } from '~/api/errors';
import { FORBIDDEN_TYPES } from '~/contract/problems';
import { bench, json, problem, user, type Answer } from './support';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(outcome)}.`);
  return outcome;
}

/** A server that takes the call and says nothing. */
const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

const credentials = { email: user.email, password: 'Torchlight7' };

describe('the credential', () => {
  it('is sent as a bearer', async () => {
    const { client, sent } = bench(() => json(200, user));
    await answer(client.GET('/v1/auth/me'));
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(sent[0]?.url).toBe('https://api.example/v1/auth/me');
  });

  it('is left out when there is none', async () => {
    const { client, sent } = bench(() => json(200, { access_token: 'token', user }), { token: null });
    await answer(client.POST('/v1/auth/login', { body: credentials }));
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('is read anew for every call', async () => {
    const { client, sent, store } = bench(() => json(200, user));
    await answer(client.GET('/v1/auth/me'));
    store.credentials.storeToken('second', true);
    await answer(client.GET('/v1/auth/me'));
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token',
      'Bearer second',
    ]);
  });
});

describe('a 401', () => {
  it('removes token and API key and leads to sign-in', async () => {
    const { client, store, lasting, events } = bench(() => problem(401, 'Sign in again.'));
    lasting.setItem('api_key', 'sk_live_x');
    const error = await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(error).toMatchObject({ status: 401, detail: 'Sign in again.' });
    expect([lasting.getItem('jwt_token'), lasting.getItem('api_key')]).toEqual([null, null]);
    expect(store.get()).toEqual({ status: 'anonymous', after: 'expiry' });
    expect(events).toEqual([{ type: 'expired' }]);
  });

  it('leads to sign-in once when five calls meet it together', async () => {
    const { client, events, lasting } = bench(() => problem(401, 'Sign in again.'));
    const calls = Array.from({ length: 5 }, () => failureOf(answer(client.GET('/api/dashboard/usage'))));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(events).toEqual([{ type: 'expired' }]);
    expect(lasting.getItem('jwt_token')).toBeNull();
  });

  it('of an older token does not end the sign-in made since', async () => {
    let release: (response: Response) => void = () => undefined;
    const { client, store, events } = bench(() => new Promise((resolve) => (release = resolve)));
    const call = failureOf(answer(client.GET('/api/dashboard/usage')));
    await new Promise((resolve) => setImmediate(resolve));
    store.credentials.storeToken('newer', true);
    release(problem(401, 'Sign in again.'));
    await call;
    expect(store.credentials.current()).toBe('newer');
    expect(events).toEqual([]);
  });

  it.each(['/v1/auth/login', '/v1/auth/register'] as const)(
    'of %s is about the password and keeps what is stored',
    async (path) => {
      const { client, events, lasting } = bench(() => problem(401, 'Wrong email or password.'));
      const error = await failureOf(answer(client.POST(path, { body: credentials })));
      expect(error.detail).toBe('Wrong email or password.');
      expect(lasting.getItem('jwt_token')).toBe('token');
      expect(events).toEqual([]);
    },
  );

  it('at start-up clears the credentials and does not drag a visitor from a public page', async () => {
    const { client, store, events, lasting } = bench(() => problem(401, 'Sign in again.'));
    store.set({ status: 'loading' });
    await failureOf(answer(client.GET('/v1/auth/me')));
    expect(lasting.getItem('jwt_token')).toBeNull();
    expect(events).toEqual([]);
  });
});

describe('a 403', () => {
  it.each([
    ['Please verify your email first.', 'verification'],
    ['Verification is missing.', 'verification'],
    ['Verification comes before a subscription.', 'verification'],
    ['An active subscription is required.', 'subscription'],
    ['SUBSCRIPTION required', 'subscription'],
  ])('that says %j asks for %s', async (detail, lacks) => {
    const { client, events, log } = bench(() => problem(403, detail));
    await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(events).toEqual([{ type: 'refused', lacks }]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [FORBIDDEN_TYPES.verification, 'Keep out, subscription or not.', 'verification'],
    [FORBIDDEN_TYPES.subscription, 'Verify that you have paid.', 'subscription'],
    ['/problems/of-tomorrow', 'An active subscription is required.', 'subscription'],
  ])('of the type %s that says %j asks for %s', async (type, detail, lacks) => {
    const { client, events } = bench(() => problem(403, detail, type));
    await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(events).toEqual([{ type: 'refused', lacks }]);
  });

  it('about a feature of another plan keeps the owner on the page, whatever its words', async () => {
    const detail = 'Webhooks need a larger subscription.';
    const { client, events, log } = bench(() => problem(403, detail, FORBIDDEN_TYPES.feature));
    await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(events).toEqual([]);
    expect(log).toHaveBeenCalledWith('Forbidden', detail);
  });

  it.each(['A key cannot make keys.', undefined, '<p>Forbidden</p>'])(
    'that says %j is only logged',
    async (detail) => {
      const { client, events, log, lasting } = bench(() => problem(403, detail));
      await failureOf(answer(client.GET('/api/dashboard/usage')));
      expect(events).toEqual([]);
      expect(log).toHaveBeenCalledWith('Forbidden', expect.any(String));
      expect(lasting.getItem('jwt_token')).toBe('token');
    },
  );
});

describe('a fault of the server or the way to it', () => {
  it.each([500, 502, 503])('of status %i is logged with its detail', async (status) => {
    const { client, log, events } = bench(() => problem(status, 'The database does not answer.'));
    const error = await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(error.isPassing).toBe(true);
    expect(log).toHaveBeenCalledExactlyOnceWith(`Server error ${status}`, 'The database does not answer.');
    expect(events).toEqual([]);
  });

  it('without a response is logged as a network error', async () => {
    const { client, log } = bench(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(error).toMatchObject({ kind: 'network', status: 0, detail: undefined, isPassing: true });
    expect(log).toHaveBeenCalledExactlyOnceWith('Network error', 'GET', '/api/dashboard/usage', 'network');
  });

  it('is given up after the time limit', async () => {
    const { client, log } = bench(silence, { timeoutMs: 20 });
    const error = await failureOf(answer(client.GET('/api/dashboard/usage')));
    expect(error).toMatchObject({ kind: 'timeout', isPassing: false });
    expect(log).toHaveBeenCalledExactlyOnceWith('Network error', 'GET', '/api/dashboard/usage', 'timeout');
  });

  it('is not reported when the caller gave up', async () => {
    const { client, log } = bench(silence);
    const controller = new AbortController();
    const call = failureOf(answer(client.GET('/api/dashboard/usage', { signal: controller.signal })));
    controller.abort();
    expect((await call).kind).toBe('aborted');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty success', new Response(null, { status: 200 })],
    ['HTML', new Response('<!doctype html>', { status: 200 })],
    ['half a document', new Response('{"total_requests":', { status: 200 })],
    ['a list', json(200, [])],
    ['null', json(200, null)],
  ])('that answers %s is malformed', async (_name, response) => {
    const { client } = bench(() => response);
    expect((await failureOf(objectAnswer(client.GET('/api/dashboard/usage')))).kind).toBe('malformed');
  });
});
