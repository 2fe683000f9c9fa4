import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { singleFlight } from '~/api/singleFlight';

describe('a mutation', () => {
  it('started ten times is sent once, and every caller gets its result', async () => {
    const send = vi.fn(async (name: string) => `created ${name}`);
    const once = singleFlight<string, string>();
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, press) => once(send, `key ${press}`)));
    expect(send).toHaveBeenCalledExactlyOnceWith('key 0');
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ ok: true, data: 'created key 0' })]),
    );
  });

  it('can be sent again once it has succeeded or failed', async () => {
    const send = vi
      .fn<(input: undefined) => Promise<string>>()
      .mockRejectedValueOnce(new ApiError({ kind: 'http', status: 503, detail: 'Later.' }))
      .mockResolvedValueOnce('done');
    const once = singleFlight<undefined, string>();
    expect(await once(send, undefined)).toMatchObject({ ok: false, error: { status: 503 } });
    expect(await once(send, undefined)).toEqual({ ok: true, data: 'done' });
  });

  it('that throws ends with a failure, not with an unhandled rejection', async () => {
    const once = singleFlight<undefined, string>();
    const outcome = await once(() => Promise.reject(new Error('surprise')), undefined);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
});
