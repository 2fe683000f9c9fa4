import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { createPendingSecretStore } from '~/api/pendingSecret';
import { createTestClient, createJsonResponse, signedInOwner } from './support';

const request = { name: 'Hub', prefix: 'sk_live' } as const;
const SECRET = 'sk_live_once';

function createTestStore() {
  const { store } = createTestClient(() => createJsonResponse(200, {}));
  const answers: { resolve: (secret: string) => void; reject: (error: unknown) => void }[] = [];
  const send = vi.fn(() => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })));
  const onEnd = vi.fn();
  const guard = vi.fn();
  const held = createPendingSecretStore({ store, send, onEnd, guard });
  return { store, held, send, onEnd, guard, last: () => answers.at(-1) };
}

describe('a pending secret', () => {
  it('stays until its owner dismisses it, whichever screen shows it', async () => {
    const { held, last, onEnd } = createTestStore();
    const seen = vi.fn();
    held.subscribe(seen);
    const made = held.create(request);
    expect(held.get()).toEqual({ state: 'creating', request });
    last()?.resolve(SECRET);
    await made;
    expect(held.get()).toEqual({ state: 'created', request, secret: SECRET, wasCopied: false });
    expect(onEnd).toHaveBeenCalledOnce();
    expect(seen).toHaveBeenCalledTimes(2);
    held.forget();
    expect(held.get()).toBeNull();
  });

  it('is neither created twice nor replaced before the owner has seen it', async () => {
    const { held, last, send } = createTestStore();
    const made = held.create(request);
    await held.create({ ...request, name: 'Second press' });
    held.forget();
    last()?.resolve(SECRET);
    await made;
    await held.create({ ...request, name: 'Another' });
    expect(send).toHaveBeenCalledExactlyOnceWith(request);
    expect(held.get()).toMatchObject({ state: 'created', secret: SECRET });
  });

  it("that could not be created keeps the form's values and can be retried", async () => {
    const { held, last, onEnd } = createTestStore();
    const failed = held.create(request);
    last()?.reject(new ApiError({ kind: 'http', status: 409, detail: 'Too many.' }));
    await failed;
    expect(held.get()).toMatchObject({ state: 'failed', request, error: { detail: 'Too many.' } });
    expect(onEnd).toHaveBeenCalledOnce();
    const made = held.create(request);
    last()?.resolve(SECRET);
    await made;
    expect(held.get()).toMatchObject({ state: 'created', secret: SECRET });
  });

  it('asks before the owner leaves the document only while leaving would lose it', async () => {
    const { held, last, guard } = createTestStore();
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
    'is forgotten when its owner signs out %s its answer',
    async (when) => {
      const { store, held, last, guard } = createTestStore();
      const made = held.create(request);
      if (when === 'before') store.end('signOut');
      last()?.resolve(SECRET);
      await made;
      if (when === 'after') store.end('expiry');
      expect(held.get()).toBeNull();
      expect(guard).toHaveBeenLastCalledWith(false);
    },
  );

  it('survives a refetch of the session while the owner is the same', async () => {
    const { store, held, last } = createTestStore();
    const made = held.create(request);
    last()?.resolve(SECRET);
    await made;
    const signedIn = (email: string) =>
      store.set({
        status: 'signedIn',
        user: { ...signedInOwner, email },
        subscription: { status: 'loading' },
      });
    store.set({ status: 'loading' });
    signedIn(signedInOwner.email);
    expect(held.get()).toMatchObject({ secret: SECRET });
    store.set({ status: 'loading' });
    signedIn('sam@elsewhere.example');
    expect(held.get()).toBeNull();
  });
});
