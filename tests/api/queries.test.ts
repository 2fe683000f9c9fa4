import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type FailureKind } from '~/api/errors';
import { createQueryClient, shouldRetryQuery } from '~/api/queryClient';
import { followOtherTab } from '~/session';
import { createTestClient, createJsonResponse } from './support';

const createFailure = (kind: FailureKind, status = 0) => new ApiError({ kind, status });
const createTestQueryClient = () =>
  createQueryClient(createTestClient(() => createJsonResponse(200, {})).store);

describe('a query', () => {
  it.each([
    ['a lost connection', createFailure('network')],
    ['a 500', createFailure('http', 500)],
    ['a 503', createFailure('http', 503)],
  ])('is tried a second time after %s, and no third time', (_name, error) => {
    expect(shouldRetryQuery(0, error)).toBe(true);
    expect(shouldRetryQuery(1, error)).toBe(false);
  });

  it.each([
    ['a 404', createFailure('http', 404)],
    ['a 401', createFailure('http', 401)],
    ['a 429', createFailure('http', 429)],
    ['a time-out', createFailure('timeout')],
    ['a malformed body', createFailure('malformed')],
  ])('is not tried again after %s', (_name, error) => {
    expect(shouldRetryQuery(0, error)).toBe(false);
  });

  it('for filter A that answers after filter B does not replace B', async () => {
    const client = createTestQueryClient();
    const release = new Map<string, (rows: string) => void>();
    const options = (filter: string) => ({
      queryKey: ['logs', filter],
      queryFn: () => new Promise<string>((resolve) => release.set(filter, resolve)),
    });
    const observer = new QueryObserver<string>(client, options('A'));
    const stop = observer.subscribe(() => undefined);
    observer.setOptions(options('B'));
    release.get('B')?.('rows of B');
    await expect.poll(() => observer.getCurrentResult().data).toBe('rows of B');
    release.get('A')?.('rows of A');
    await new Promise((resolve) => setImmediate(resolve));
    expect(observer.getCurrentResult().data).toBe('rows of B');
    stop();
    client.clear();
  });
});

describe('the cache', () => {
  it('is empty as soon as the owner signs out', () => {
    const { store } = createTestClient(() => createJsonResponse(200, {}));
    const client = createQueryClient(store);
    client.setQueryData(['overview', '24h'], { secret: true });
    store.end('signOut');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('is empty as soon as another tab signs in, perhaps with another account', () => {
    const { store } = createTestClient(() => createJsonResponse(200, {}));
    const user = { email: 'mika@survival-one.example', verified: true };
    store.set({ status: 'signedIn', user, subscription: { status: 'loading' } });
    const client = createQueryClient(store);
    client.setQueryData(['overview', '24h'], { secret: true });
    const { credentials } = store;
    credentials.storeToken('token of the other account', true);
    const change = { key: 'jwt_token', newValue: credentials.current() };
    followOtherTab(store, change, () => store.set({ status: 'loading' }));
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('never retries a mutation by itself', async () => {
    const client = createTestQueryClient();
    const send = vi.fn(() => Promise.reject(createFailure('network')));
    const mutation = client.getMutationCache().build(client, { mutationFn: send });
    await expect(mutation.execute(undefined)).rejects.toThrow();
    expect(send).toHaveBeenCalledOnce();
  });
});
