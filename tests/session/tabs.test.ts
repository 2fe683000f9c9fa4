import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followOtherTab, type SessionStore } from '~/session';
import { createCredentials, SIGN_OUT_SIGNAL } from '~/session/credentials';
import { createMemoryStorage, type KeyValueStorage } from '~/storage';
import { createSessionStore } from '~/session/store';

const user = { email: 'mika@survival-one.example', verified: true };
let lasting: KeyValueStorage;
let store: SessionStore;
const restart = vi.fn();

function signIn(remember: boolean) {
  lasting = createMemoryStorage();
  const credentials = createCredentials(lasting, createMemoryStorage());
  credentials.storeToken('token', remember);
  store = createSessionStore(credentials);
  store.set({ status: 'signedIn', user, subscription: { status: 'loading' } });
}

beforeEach(() => {
  restart.mockClear();
});

describe('an event of another tab', () => {
  it('signs this tab out when it signs out with a shared token', () => {
    signIn(true);
    lasting.removeItem('jwt_token');
    followOtherTab(store, { key: 'jwt_token', newValue: null }, restart);
    expect(store.get()).toEqual({ status: 'anonymous', after: 'signOut' });
  });

  it('signs this tab out even when its token lives in this tab alone', () => {
    signIn(false);
    followOtherTab(store, { key: SIGN_OUT_SIGNAL, newValue: '1' }, restart);
    expect(store.get().status).toBe('anonymous');
    expect(store.credentials.current()).toBeNull();
  });

  it('signs this tab out when the whole storage is cleared', () => {
    signIn(true);
    followOtherTab(store, { key: null, newValue: null }, restart);
    expect(store.get().status).toBe('anonymous');
  });

  it('does not sign out a tab that has its own token when another tab expires', () => {
    signIn(false);
    followOtherTab(store, { key: 'jwt_token', newValue: null }, restart);
    expect(store.get().status).toBe('signedIn');
  });

  it('loads the account again when another tab has signed in', () => {
    signIn(true);
    lasting.setItem('jwt_token', 'second');
    followOtherTab(store, { key: 'jwt_token', newValue: 'second' }, restart);
    expect(restart).toHaveBeenCalledOnce();
  });

  it.each(['theme', 'user_email'])('does nothing when %s changes', (key) => {
    signIn(true);
    followOtherTab(store, { key, newValue: 'x' }, restart);
    expect(store.get().status).toBe('signedIn');
    expect(restart).not.toHaveBeenCalled();
  });
});
