import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { createSingleFlight } from '~/api/singleFlight';

describe('a mutation', () => {
  it('started ten times is sent once, and every caller gets its result', async () => {
    const send = vi.fn(async (name: string) => `created ${name}`);
    const joinOrStart = createSingleFlight<string, string>();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, press) => joinOrStart(send, `key ${press}`)),
    );
    expect(send).toHaveBeenCalledExactlyOnceWith('key 0');
    expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
      new Set([JSON.stringify({ ok: true, data: 'created key 0' })]),
    );
  });

  it('can be sent again once it has succeeded or failed', async () => {
    const send = vi
      .fn<(input: undefined) => Promise<string>>()
      .mockRejectedValueOnce(new ApiError({ kind: 'http', status: 503, detail: 'Later.' }))
      .mockResolvedValueOnce('done');
    const joinOrStart = createSingleFlight<undefined, string>();
    expect(await joinOrStart(send, undefined)).toMatchObject({ ok: false, error: { status: 503 } });
    expect(await joinOrStart(send, undefined)).toEqual({ ok: true, data: 'done' });
  });

  it('that throws ends with a failure, not with an unhandled rejection', async () => {
    const joinOrStart = createSingleFlight<undefined, string>();
    const result = await joinOrStart(() => Promise.reject(new Error('surprise')), undefined);
    expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
});
