import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, type DownloadInit } from '~/api/fetchFile';
import { CALL_TIMEOUT_MS } from '~/contract/limits';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a body that sends one chunk after each pause, and then ends or stays open. */
function createBody(pauses: readonly number[], { ends = true } = {}) {
  return ({ signal }: Pick<DownloadInit, 'signal'>) =>
    Promise.resolve(
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => {
          let at = 0;
          signal.addEventListener('abort', () => controller.error(signal.reason));
          for (const pause of pauses) {
            at += pause;
            setTimeout(() => controller.enqueue(new TextEncoder().encode('row\n')), at);
          }
          if (ends) setTimeout(() => controller.close(), at + 1);
        },
      }),
    );
}

const JUST_IN_TIME_MS = CALL_TIMEOUT_MS - 1_000;

describe('a download', () => {
  it('may take longer than other calls while data arrives', async () => {
    const seen: number[] = [];
    const file = fetchFile(createBody([JUST_IN_TIME_MS, JUST_IN_TIME_MS, JUST_IN_TIME_MS]), {
      type: 'text/csv',
      onBytes: (n) => seen.push(n),
    });
    await vi.advanceTimersByTimeAsync(3 * JUST_IN_TIME_MS + 1);
    expect(await (await file).text()).toBe('row\nrow\nrow\n');
    expect((await file).type).toBe('text/csv');
    expect(seen).toEqual([4, 8, 12]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['before the answer', () => new Promise<never>(() => undefined)],
    ['in mid-flow', createBody([JUST_IN_TIME_MS], { ends: false })],
  ])('is given up after 30 s of silence %s', async (_, open) => {
    const giveUp = new AbortController();
    const failed = fetchFile(
      (init) =>
        Promise.race([
          open(init),
          new Promise<never>((_resolve, reject) => {
            init.signal.addEventListener('abort', () => reject(init.signal.reason as Error));
          }),
        ]),
      { type: 'text/csv', giveUp },
    ).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2 * CALL_TIMEOUT_MS);
    expect(await failed).toMatchObject({ kind: 'timeout' });
    expect(giveUp.signal.aborted).toBe(true);
  });

  it('without a body fails', async () => {
    const empty = fetchFile(() => Promise.resolve(null), { type: 'text/csv' });
    await expect(empty).rejects.toMatchObject({ kind: 'malformed' });
  });
});
