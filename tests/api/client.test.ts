import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { unwrapData, unwrapObject } from '~/api/client';
import { ApiError } from '~/api/errors';
import { FORBIDDEN_PROBLEM_TYPES } from '~/contract/problems';
import {
  createTestClient,
  createJsonResponse,
  createProblemResponse,
  signedInOwner,
  type Answer,
} from './support';

async function catchFailure(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(outcome)}.`);
  return outcome;
}

/** Makes a call that any owner may make, and returns its failure. */
const failUsage = (client: ReturnType<typeof createTestClient>['client']) =>
  catchFailure(unwrapData(client.GET('/api/dashboard/usage')));

/** Accepts the call and never answers. */
const leaveUnanswered: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

const createRefusingClient = (...problem: Parameters<typeof createProblemResponse>) =>
  createTestClient(() => createProblemResponse(...problem));

const credentials = { email: signedInOwner.email, password: 'Torchlight7' };

describe('the credential', () => {
  it('is sent as a bearer', async () => {
    const { client, sent } = createTestClient(() => createJsonResponse(200, signedInOwner));
    await unwrapData(client.GET('/v1/auth/me'));
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(sent[0]?.url).toBe('https://api.example/v1/auth/me');
  });

  it('is left out when there is none', async () => {
    const { client, sent } = createTestClient(
      () => createJsonResponse(200, { access_token: 'token', user: signedInOwner }),
      {
        token: null,
      },
    );
    await unwrapData(client.POST('/v1/auth/login', { body: credentials }));
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('is read anew for every call', async () => {
    const { client, sent, store } = createTestClient(() => createJsonResponse(200, signedInOwner));
    await unwrapData(client.GET('/v1/auth/me'));
    store.credentials.storeToken('second', true);
    await unwrapData(client.GET('/v1/auth/me'));
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token',
      'Bearer second',
    ]);
  });
});

describe('a 401', () => {
  it('removes token and API key and leads to sign-in', async () => {
    const { client, store, persistentStorage, events } = createRefusingClient(401, 'Sign in again.');
    persistentStorage.setItem('api_key', 'sk_live_x');
    const error = await failUsage(client);
    expect(error).toMatchObject({ status: 401, detail: 'Sign in again.' });
    expect([persistentStorage.getItem('jwt_token'), persistentStorage.getItem('api_key')]).toEqual([
      null,
      null,
    ]);
    expect(store.get()).toEqual({ status: 'anonymous', after: 'expiry' });
    expect(events).toEqual([{ type: 'expired' }]);
  });

  it('leads to sign-in once when five calls fail together', async () => {
    const { client, events, persistentStorage } = createRefusingClient(401, 'Sign in again.');
    const calls = Array.from({ length: 5 }, () => failUsage(client));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(events).toEqual([{ type: 'expired' }]);
    expect(persistentStorage.getItem('jwt_token')).toBeNull();
  });

  it('for an older token does not end the newer session', async () => {
    let release: (response: Response) => void = () => undefined;
    const { client, store, events } = createTestClient(() => new Promise((resolve) => (release = resolve)));
    const call = failUsage(client);
    await new Promise((resolve) => setImmediate(resolve));
    store.credentials.storeToken('newer', true);
    release(createProblemResponse(401, 'Sign in again.'));
    await call;
    expect(store.credentials.current()).toBe('newer');
    expect(events).toEqual([]);
  });

  it.each(['/v1/auth/login', '/v1/auth/register'] as const)(
    'of %s means a wrong password and keeps the stored credentials',
    async (path) => {
      const { client, events, persistentStorage } = createRefusingClient(401, 'Wrong email or password.');
      const error = await catchFailure(unwrapData(client.POST(path, { body: credentials })));
      expect(error.detail).toBe('Wrong email or password.');
      expect(persistentStorage.getItem('jwt_token')).toBe('token');
      expect(events).toEqual([]);
    },
  );

  it('at start-up clears the credentials and leaves a visitor on a public page', async () => {
    const { client, store, events, persistentStorage } = createRefusingClient(401, 'Sign in again.');
    store.set({ status: 'loading' });
    await catchFailure(unwrapData(client.GET('/v1/auth/me')));
    expect(persistentStorage.getItem('jwt_token')).toBeNull();
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
  ])('that says %j asks for %s', async (detail, missing) => {
    const { client, events, log } = createRefusingClient(403, detail);
    await failUsage(client);
    expect(events).toEqual([{ type: 'refused', missing }]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [FORBIDDEN_PROBLEM_TYPES.verification, 'Keep out, subscription or not.', 'verification'],
    [FORBIDDEN_PROBLEM_TYPES.subscription, 'Verify that you have paid.', 'subscription'],
    ['/problems/of-tomorrow', 'An active subscription is required.', 'subscription'],
  ])('of the type %s with the detail %j means a missing %s', async (type, detail, missing) => {
    const { client, events } = createRefusingClient(403, detail, type);
    await failUsage(client);
    expect(events).toEqual([{ type: 'refused', missing }]);
  });

  it('about a feature of another plan asks for nothing but the plan, for any detail', async () => {
    const detail = 'Webhooks need a larger subscription.';
    const { client, events, log } = createRefusingClient(403, detail, FORBIDDEN_PROBLEM_TYPES.feature);
    await failUsage(client);
    expect(events).toEqual([{ type: 'refused', missing: 'feature' }]);
    expect(log).toHaveBeenCalledWith('Forbidden', detail);
  });

  it.each(['A key cannot make keys.', undefined, '<p>Forbidden</p>'])(
    'with the detail %j is only logged',
    async (detail) => {
      const { client, events, log, persistentStorage } = createRefusingClient(403, detail);
      await failUsage(client);
      expect(events).toEqual([]);
      expect(log).toHaveBeenCalledWith('Forbidden', expect.any(String));
      expect(persistentStorage.getItem('jwt_token')).toBe('token');
    },
  );
});

describe('a failure of the server or the network', () => {
  it.each([500, 502, 503])('of status %i is logged with its detail', async (status) => {
    const { client, log, events } = createRefusingClient(status, 'The database does not answer.');
    const error = await failUsage(client);
    expect(error.isTemporary).toBe(true);
    expect(log).toHaveBeenCalledExactlyOnceWith(`Server error ${status}`, 'The database does not answer.');
    expect(events).toEqual([]);
  });

  it('without a response is logged as a network error', async () => {
    const { client, log } = createTestClient(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failUsage(client);
    expect(error).toMatchObject({ kind: 'network', status: 0, detail: undefined, isTemporary: true });
    expect(log).toHaveBeenCalledExactlyOnceWith('Network error', 'GET', '/api/dashboard/usage', 'network');
  });

  it('fails after the time limit', async () => {
    // The spy holds the signal, which Node otherwise collects when `AbortSignal.any` alone refers to it.
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    const { client, log } = createTestClient(leaveUnanswered, { timeoutMs: 20 });
    const error = await failUsage(client);
    expect(error).toMatchObject({ kind: 'timeout', isTemporary: false });
    expect(log).toHaveBeenCalledExactlyOnceWith('Network error', 'GET', '/api/dashboard/usage', 'timeout');
  });

  it('is not reported after the caller has aborted the call', async () => {
    const { client, log } = createTestClient(leaveUnanswered);
    const controller = new AbortController();
    const call = catchFailure(unwrapData(client.GET('/api/dashboard/usage', { signal: controller.signal })));
    controller.abort();
    expect((await call).kind).toBe('aborted');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty success', new Response(null, { status: 200 })],
    ['HTML', new Response('<!doctype html>', { status: 200 })],
    ['half a document', new Response('{"total_requests":', { status: 200 })],
    ['a list', createJsonResponse(200, [])],
    ['null', createJsonResponse(200, null)],
  ])('that answers %s is malformed', async (_name, response) => {
    const { client } = createTestClient(() => response);
    expect((await catchFailure(unwrapObject(client.GET('/api/dashboard/usage')))).kind).toBe('malformed');
  });
});

describe('the success of a mutation', () => {
  it.each([
    ['plain text', new Response('OK', { status: 200, headers: { 'content-length': '2' } })],
    ['plain text of unknown length', new Response('OK', { status: 200 })],
    ['half a document', new Response('{"message":')],
    ['nothing', new Response(null, { status: 204 })],
  ])('is one, although its body is %s', async (_name, response) => {
    const { client, log } = createTestClient(() => response);
    const body = { email: signedInOwner.email };
    expect(await unwrapObject(client.POST('/v1/auth/forgot-password', { body }))).toEqual({
      message: 'Done.',
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('is a failure without the answer that the app needs', async () => {
    const { client } = createTestClient(() => new Response('OK', { status: 200 }));
    const call = unwrapObject(client.POST('/v1/auth/login', { body: credentials }));
    expect((await catchFailure(call)).kind).toBe('malformed');
  });

  it('is none when its body is the page of a proxy', async () => {
    const { client } = createTestClient(() => new Response('\n<!doctype html>'));
    const call = client.POST('/v1/subscriptions/cancel');
    expect((await catchFailure(unwrapObject(call))).kind).toBe('malformed');
  });
});
