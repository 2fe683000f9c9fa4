import { beforeEach, describe, expect, it } from 'vitest';
import { firstSteps } from '~/fixtures';
import { createCredentials } from '~/session/credentials';
import { chooseStorage, createMemoryStorage, type KeyValueStorage } from '~/storage';

let lasting: KeyValueStorage;
let passing: KeyValueStorage;
let credentials: ReturnType<typeof createCredentials>;

beforeEach(() => {
  lasting = createMemoryStorage();
  passing = createMemoryStorage();
  credentials = createCredentials(lasting, passing);
});

describe('stored credentials', () => {
  it('outlive the tab only with "remember me"', () => {
    credentials.storeToken('remembered', true);
    expect([lasting.getItem('jwt_token'), passing.getItem('jwt_token')]).toEqual(['remembered', null]);
    credentials.storeToken('passing', false);
    expect([lasting.getItem('jwt_token'), passing.getItem('jwt_token')]).toEqual([null, 'passing']);
  });

  it('prefer the login token over the API key', () => {
    lasting.setItem('api_key', 'sk_live_x');
    expect(credentials.current()).toBe('sk_live_x');
    credentials.storeToken('token', false);
    expect(credentials.current()).toBe('token');
  });

  it('are gone from both storages after clearing, but the reviewer address stays', () => {
    lasting.setItem('api_key', 'sk_live_x');
    credentials.storeToken('token', true);
    passing.setItem('jwt_token', 'other');
    credentials.storeReviewerEmail('rev@survival-one.example');
    credentials.clear();
    expect(credentials.current()).toBeNull();
    expect(credentials.reviewerEmail()).toBe('rev@survival-one.example');
  });

  it('remember access until sign-out or another sign-in', () => {
    credentials.storeToken('token', false);
    expect(credentials.hadAccess()).toBe(false);
    credentials.rememberAccess(true);
    expect(credentials.hadAccess()).toBe(true);
    credentials.storeToken('other', true);
    expect(credentials.hadAccess()).toBe(false);
    credentials.rememberAccess(true);
    credentials.clear();
    expect(credentials.hadAccess()).toBe(false);
  });

  it('remember the first steps until they are taken, sign-out or another sign-in', () => {
    expect(credentials.firstSteps()).toBeNull();
    for (const forget of [
      () => credentials.rememberFirstSteps(undefined),
      () => credentials.storeToken('other', true),
      () => credentials.clear(),
    ]) {
      credentials.rememberFirstSteps(firstSteps.connected);
      expect(credentials.firstSteps()).toEqual(firstSteps.connected);
      forget();
      expect(credentials.firstSteps()).toBeNull();
    }
    lasting.setItem('first_steps', '{');
    expect(credentials.firstSteps()).toBeNull();
  });

  it('work without a reviewer address where the browser refuses storage', () => {
    lasting.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    credentials.storeReviewerEmail('rev@survival-one.example');
    expect(credentials.reviewerEmail()).toBeNull();
  });

  it('name the browser once for all its tabs, across sign-outs, and each tab where nothing can be stored', () => {
    expect(credentials.nameBrowser('first tab')).toBe('first tab');
    credentials.clear();
    expect(createCredentials(lasting, createMemoryStorage()).nameBrowser('second tab')).toBe('first tab');
    const full = createMemoryStorage();
    full.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    expect(createCredentials(full, passing).nameBrowser('alone')).toBe('alone');
  });

  it('last until the page closes where the browser refuses storage', () => {
    const storage = chooseStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.setItem('jwt_token', 'token');
    expect(storage.getItem('jwt_token')).toBe('token');
  });
});
