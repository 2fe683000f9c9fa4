import { describe, expect, it } from 'vitest';
import { createSessionCalls } from '~/api/session';
import { subscriptions } from '~/fixtures';
import {
  createTestClient,
  createJsonResponse,
  createProblemResponse,
  signedInOwner,
  type Answer,
} from './support';

const growth = Object.values(subscriptions)[0];
const unverified = { ...signedInOwner, verified: false };

function startSession(answers: Record<string, Answer>, token: string | null = 'token') {
  const made = createTestClient(
    (request) => {
      const answer = answers[new URL(request.url).pathname];
      if (!answer) throw new Error(`Unexpected request: ${request.url}`);
      return answer(request);
    },
    { token },
  );
  const pathsSent = () => made.sent.map((request) => new URL(request.url).pathname);
  return { ...made, pathsSent, calls: createSessionCalls(made.client, made.store) };
}

describe('start-up', () => {
  it('fetches the owner, then the subscription of a verified one', async () => {
    const { calls, store, pathsSent } = startSession({
      '/v1/auth/me': () => createJsonResponse(200, signedInOwner),
      '/v1/subscriptions/current': () => createJsonResponse(200, growth),
    });
    await calls.startSession();
    expect(pathsSent()).toEqual(['/v1/auth/me', '/v1/subscriptions/current']);
    expect(store.get()).toEqual({
      status: 'signedIn',
      user: signedInOwner,
      subscription: { status: 'ready', value: growth },
    });
  });

  it('remembers whether the owner has access, and forgets it when access has ended', async () => {
    const answer = { subscription: growth };
    const { calls, store } = startSession({
      '/v1/auth/me': () => createJsonResponse(200, signedInOwner),
      '/v1/subscriptions/current': () => createJsonResponse(200, answer.subscription),
    });
    await calls.startSession();
    expect(store.credentials.hadAccess()).toBe(true);
    answer.subscription = { ...growth, status: 'canceled' } as typeof growth;
    await calls.startSession();
    expect(store.credentials.hadAccess()).toBe(false);
  });

  it('does not ask for the subscription of an unverified owner', async () => {
    const { calls, pathsSent } = startSession({ '/v1/auth/me': () => createJsonResponse(200, unverified) });
    await calls.startSession();
    expect(pathsSent()).toEqual(['/v1/auth/me']);
  });

  it('sends no request without a credential', async () => {
    const { calls, store, pathsSent } = startSession({}, null);
    await calls.startSession();
    expect(pathsSent()).toEqual([]);
    expect(store.get().status).toBe('anonymous');
  });

  it('clears a refused credential', async () => {
    const { calls, store } = startSession({
      '/v1/auth/me': () => createProblemResponse(401, 'Sign in again.'),
    });
    await calls.startSession();
    expect(store.get()).toEqual({ status: 'anonymous', after: 'expiry' });
    expect(store.credentials.current()).toBeNull();
  });

  it.each([500, 429])(
    'keeps the credential when the server answers %i, and can be retried',
    async (status) => {
      let broken = true;
      const { calls, store } = startSession({
        '/v1/auth/me': () =>
          broken ? createProblemResponse(status, 'Later.') : createJsonResponse(200, unverified),
      });
      await calls.startSession();
      expect(store.get().status).toBe('failed');
      expect(store.credentials.current()).toBe('token');
      broken = false;
      await calls.startSession();
      expect(store.get()).toMatchObject({ status: 'signedIn', user: unverified });
    },
  );

  it.each([
    ['null', () => createJsonResponse(200, null)],
    ['404', () => createProblemResponse(404, 'No subscription found.')],
  ])('knows an account that never subscribed from %s', async (_, answer) => {
    const { calls, store } = startSession({
      '/v1/auth/me': () => createJsonResponse(200, signedInOwner),
      '/v1/subscriptions/current': answer,
    });
    await calls.startSession();
    expect(store.get()).toMatchObject({ subscription: { status: 'ready', value: null } });
  });

  it('normalizes the name of the top tier', async () => {
    const { calls, store } = startSession({
      '/v1/auth/me': () => createJsonResponse(200, signedInOwner),
      '/v1/subscriptions/current': () => createJsonResponse(200, { ...growth, tier: 'professional' }),
    });
    await calls.startSession();
    expect(store.get()).toMatchObject({ subscription: { value: { tier: 'pro' } } });
  });

  it('drops an answer that arrives after signing out', async () => {
    let release: (response: Response) => void = () => undefined;
    const { calls, store } = startSession({
      '/v1/auth/me': () => new Promise((resolve) => (release = resolve)),
      '/v1/auth/logout': () => new Response(null, { status: 204 }),
    });
    const starting = calls.startSession();
    await new Promise((resolve) => setImmediate(resolve));
    calls.signOut();
    release(createJsonResponse(200, signedInOwner));
    await starting;
    expect(store.get()).toEqual({ status: 'anonymous', after: 'signOut' });
  });
});

describe('a subscription that cannot be fetched', () => {
  let broken: boolean;
  const answers = {
    '/v1/auth/me': () => createJsonResponse(200, signedInOwner),
    '/v1/subscriptions/current': () =>
      broken ? createProblemResponse(503, 'Later.') : createJsonResponse(200, growth),
  };

  it('is a failure of its own and can be retried', async () => {
    broken = true;
    const { calls, store } = startSession(answers);
    await calls.startSession();
    expect(store.get()).toMatchObject({ status: 'signedIn', subscription: { status: 'failed' } });
    broken = false;
    await calls.refreshSubscription();
    expect(store.get()).toMatchObject({ subscription: { status: 'ready', value: growth } });
  });

  it('keeps the subscription that is already known', async () => {
    broken = false;
    const { calls, store } = startSession(answers);
    await calls.startSession();
    broken = true;
    await calls.refreshSubscription();
    expect(store.get()).toMatchObject({ subscription: { status: 'ready', value: growth } });
  });
});

describe('signing in and out', () => {
  it('stores the token and loads the subscription of a verified owner', async () => {
    const { calls, store, persistentStorage, pathsSent } = startSession(
      { '/v1/subscriptions/current': () => createJsonResponse(200, growth) },
      null,
    );
    await calls.signIn({ access_token: 'fresh', user: signedInOwner }, true);
    expect(persistentStorage.getItem('jwt_token')).toBe('fresh');
    expect(pathsSent()).toEqual(['/v1/subscriptions/current']);
    expect(store.get()).toMatchObject({ status: 'signedIn', subscription: { status: 'ready' } });
  });

  it('ends the token on the server without a redirect for its answer', async () => {
    const { calls, store, sent, events } = startSession({
      '/v1/auth/logout': () => createProblemResponse(401, 'Sign in again.'),
    });
    calls.signOut();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(store.get()).toEqual({ status: 'anonymous', after: 'signOut' });
    expect(events).toEqual([]);
  });

  it('marks the session as verified once the address is', async () => {
    const { calls, store } = startSession({
      '/v1/auth/me': () => createJsonResponse(200, signedInOwner),
      '/v1/subscriptions/current': () => createJsonResponse(200, null),
    });
    store.set({ status: 'signedIn', user: unverified, subscription: { status: 'loading' } });
    await calls.refreshUser();
    expect(store.get()).toMatchObject({
      user: signedInOwner,
      subscription: { status: 'ready', value: null },
    });
  });
});
