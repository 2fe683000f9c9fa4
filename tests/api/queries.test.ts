import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type FailureKind } from '~/api/errors';
import { createQueryClient, retriesRead } from '~/api/queryClient';
import { bench, json } from './support';

const failure = (kind: FailureKind, status = 0) => new ApiError({ kind, status });
const clientOf = () => createQueryClient(bench(() => json(200, {})).store);

describe('a read', () => {
  it.each([
    ['a lost connection', failure('network')],
    ['a 500', failure('http', 500)],
    ['a 503', failure('http', 503)],
  ])('is tried a second time after %s, and no third time', (_name, error) => {
    expect(retriesRead(0, error)).toBe(true);
    expect(retriesRead(1, error)).toBe(false);
  });

  it.each([
    ['a 404', failure('http', 404)],
    ['a 401', failure('http', 401)],
    ['a 429', failure('http', 429)],
    ['a time-out', failure('timeout')],
    ['a malformed body', failure('malformed')],
  ])('is not tried again after %s', (_name, error) => {
    expect(retriesRead(0, error)).toBe(false);
  });

  it('of filter A that answers after filter B leaves B standing', async () => {
    const client = clientOf();
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
  it('is empty as soon as the owner has signed out', () => {
    const { store } = bench(() => json(200, {}));
    const client = createQueryClient(store);
    client.setQueryData(['overview', '24h'], { secret: true });
    store.end('signOut');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('never sends a write a second time by itself', async () => {
    const client = clientOf();
    const send = vi.fn(() => Promise.reject(failure('network')));
    const mutation = client.getMutationCache().build(client, { mutationFn: send });
    await expect(mutation.execute(undefined)).rejects.toThrow();
    expect(send).toHaveBeenCalledOnce();
  });
});
