import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { createPendingSecretStore } from '~/api/pendingSecret';
import { bench, json, user } from './support';

const request = { name: 'Hub', prefix: 'sk_live' } as const;
const SECRET = 'sk_live_once';

function holder() {
  const { store } = bench(() => json(200, {}));
  const answers: { resolve: (secret: string) => void; reject: (error: unknown) => void }[] = [];
  const send = vi.fn(() => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })));
  const onEnd = vi.fn();
  const guard = vi.fn();
  const held = createPendingSecretStore({ store, send, onEnd, guard });
  return { store, held, send, onEnd, guard, last: () => answers.at(-1) };
}

describe('a new secret', () => {
  it('is kept until its owner is done with it, whichever screen shows it', async () => {
    const { held, last, onEnd } = holder();
    const seen = vi.fn();
    held.subscribe(seen);
    const made = held.create(request);
    expect(held.get()).toEqual({ state: 'creating', request });
    last()?.resolve(SECRET);
    await made;
    expect(held.get()).toEqual({ state: 'created', request, SECRET, wasCopied: false });
    expect(onEnd).toHaveBeenCalledOnce();
    expect(seen).toHaveBeenCalledTimes(2);
    held.forget();
    expect(held.get()).toBeNull();
  });

  it('is neither made twice nor replaced before it was seen', async () => {
    const { held, last, send } = holder();
    const made = held.create(request);
    await held.create({ ...request, name: 'Second press' });
    held.forget();
    last()?.resolve(SECRET);
    await made;
    await held.create({ ...request, name: 'Another' });
    expect(send).toHaveBeenCalledExactlyOnceWith(request);
    expect(held.get()).toMatchObject({ state: 'created', SECRET });
  });

  it('that could not be made keeps what was typed, and can be asked for again', async () => {
    const { held, last, onEnd } = holder();
    const failed = held.create(request);
    last()?.reject(new ApiError({ kind: 'http', status: 409, detail: 'Too many.' }));
    await failed;
    expect(held.get()).toMatchObject({ state: 'failed', request, error: { detail: 'Too many.' } });
    expect(onEnd).toHaveBeenCalledOnce();
    const made = held.create(request);
    last()?.resolve(SECRET);
    await made;
    expect(held.get()).toMatchObject({ state: 'created', SECRET });
  });

  it('holds the document while leaving would lose it, and no longer', async () => {
    const { held, last, guard } = holder();
    const isHeld = () => guard.mock.lastCall?.[0] as unknown;
    const made = held.create(request);
    expect(isHeld()).toBe(true);
    last()?.resolve(SECRET);
    await made;
    expect(isHeld()).toBe(true);
    held.copied();
    expect(isHeld()).toBe(false);
    expect(held.get()).toMatchObject({ wasCopied: true });
  });

  it.each(['before', 'after'] as const)(
    'is for its owner alone: signing out %s its answer forgets it',
    async (when) => {
      const { store, held, last, guard } = holder();
      const made = held.create(request);
      if (when === 'before') store.end('signOut');
      last()?.resolve(SECRET);
      await made;
      if (when === 'after') store.end('expiry');
      expect(held.get()).toBeNull();
      expect(guard).toHaveBeenLastCalledWith(false);
    },
  );

  it('outlasts a look at who is signed in, as long as it is the same owner', async () => {
    const { store, held, last } = holder();
    const made = held.create(request);
    last()?.resolve(SECRET);
    await made;
    const signedIn = (email: string) =>
      store.set({ status: 'signedIn', user: { ...user, email }, subscription: { status: 'loading' } });
    store.set({ status: 'loading' });
    signedIn(user.email);
    expect(held.get()).toMatchObject({ SECRET });
    store.set({ status: 'loading' });
    signedIn('sam@elsewhere.example');
    expect(held.get()).toBeNull();
  });
});
