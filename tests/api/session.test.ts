import { describe, expect, it } from 'vitest';
import { createSessionCalls } from '~/api/session';
import { subscriptions } from '~/fixtures';
import { bench, json, problem, user, type Answer } from './support';

const growth = Object.values(subscriptions)[0];
const unverified = { ...user, verified: false };

function start(answers: Record<string, Answer>, token: string | null = 'token') {
  const made = bench(
    (request) => {
      const answer = answers[new URL(request.url).pathname];
      if (!answer) throw new Error(`The test did not expect ${request.url}.`);
      return answer(request);
    },
    { token },
  );
  const pathsSent = () => made.sent.map((request) => new URL(request.url).pathname);
  return { ...made, pathsSent, calls: createSessionCalls(made.client, made.store) };
}

describe('start-up', () => {
  it('fetches the owner, then the subscription of a verified one', async () => {
    const { calls, store, pathsSent } = start({
      '/v1/auth/me': () => json(200, user),
      '/v1/subscriptions/current': () => json(200, growth),
    });
    await calls.startSession();
    expect(pathsSent()).toEqual(['/v1/auth/me', '/v1/subscriptions/current']);
    expect(store.get()).toEqual({
      status: 'signedIn',
      user,
      subscription: { status: 'ready', value: growth },
    });
  });

  it('does not ask for the subscription of an unverified owner', async () => {
    const { calls, pathsSent } = start({ '/v1/auth/me': () => json(200, unverified) });
    await calls.startSession();
    expect(pathsSent()).toEqual(['/v1/auth/me']);
  });

  it('sends no call without a credential', async () => {
    const { calls, store, pathsSent } = start({}, null);
    await calls.startSession();
    expect(pathsSent()).toEqual([]);
    expect(store.get().status).toBe('anonymous');
  });

  it('clears a credential that is refused', async () => {
    const { calls, store } = start({ '/v1/auth/me': () => problem(401, 'Sign in again.') });
    await calls.startSession();
    expect(store.get()).toEqual({ status: 'anonymous', after: 'expiry' });
    expect(store.credentials.current()).toBeNull();
  });

  it.each([500, 429])(
    'keeps the credential when the server answers %i, and can be tried again',
    async (status) => {
      let broken = true;
      const { calls, store } = start({
        '/v1/auth/me': () => (broken ? problem(status, 'Later.') : json(200, unverified)),
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
    ['null', () => json(200, null)],
    ['404', () => problem(404, 'No subscription found.')],
  ])('knows an account that never subscribed from %s', async (_, answer) => {
    const { calls, store } = start({
      '/v1/auth/me': () => json(200, user),
      '/v1/subscriptions/current': answer,
    });
    await calls.startSession();
    expect(store.get()).toMatchObject({ subscription: { status: 'ready', value: null } });
  });

  it('calls the top tier by one name, whichever the server uses', async () => {
    const { calls, store } = start({
      '/v1/auth/me': () => json(200, user),
      '/v1/subscriptions/current': () => json(200, { ...growth, tier: 'professional' }),
    });
    await calls.startSession();
    expect(store.get()).toMatchObject({ subscription: { value: { tier: 'pro' } } });
  });

  it('drops an answer that arrives after signing out', async () => {
    let release: (response: Response) => void = () => undefined;
    const { calls, store } = start({
      '/v1/auth/me': () => new Promise((resolve) => (release = resolve)),
      '/v1/auth/logout': () => new Response(null, { status: 204 }),
    });
    const starting = calls.startSession();
    await new Promise((resolve) => setImmediate(resolve));
    calls.signOut();
    release(json(200, user));
    await starting;
    expect(store.get()).toEqual({ status: 'anonymous', after: 'signOut' });
  });
});

describe('a subscription that cannot be fetched', () => {
  it('is a failure of its own, and can be tried again', async () => {
    let broken = true;
    const { calls, store } = start({
      '/v1/auth/me': () => json(200, user),
      '/v1/subscriptions/current': () => (broken ? problem(503, 'Later.') : json(200, growth)),
    });
    await calls.startSession();
    expect(store.get()).toMatchObject({ status: 'signedIn', subscription: { status: 'failed' } });
    broken = false;
    await calls.refreshSubscription();
    expect(store.get()).toMatchObject({ subscription: { status: 'ready', value: growth } });
  });

  it('does not take away what is known already', async () => {
    let broken = false;
    const { calls, store } = start({
      '/v1/auth/me': () => json(200, user),
      '/v1/subscriptions/current': () => (broken ? problem(503, 'Later.') : json(200, growth)),
    });
    await calls.startSession();
    broken = true;
    await calls.refreshSubscription();
    expect(store.get()).toMatchObject({ subscription: { status: 'ready', value: growth } });
  });
});

describe('signing in and out', () => {
  it('stores the token and loads the subscription of a verified owner', async () => {
    const { calls, store, lasting, pathsSent } = start(
      { '/v1/subscriptions/current': () => json(200, growth) },
      null,
    );
    await calls.signIn({ access_token: 'fresh', user }, true);
    expect(lasting.getItem('jwt_token')).toBe('fresh');
    expect(pathsSent()).toEqual(['/v1/subscriptions/current']);
    expect(store.get()).toMatchObject({ status: 'signedIn', subscription: { status: 'ready' } });
  });

  it('ends the token on the server, which must not bring a redirect of its own', async () => {
    const { calls, store, sent, events } = start({
      '/v1/auth/logout': () => problem(401, 'Sign in again.'),
    });
    calls.signOut();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(store.get()).toEqual({ status: 'anonymous', after: 'signOut' });
    expect(events).toEqual([]);
  });

  it('learns that the address has been verified', async () => {
    const { calls, store } = start({
      '/v1/auth/me': () => json(200, user),
      '/v1/subscriptions/current': () => json(200, null),
    });
    store.set({ status: 'signedIn', user: unverified, subscription: { status: 'loading' } });
    await calls.refreshUser();
    expect(store.get()).toMatchObject({ user, subscription: { status: 'ready', value: null } });
  });
});
