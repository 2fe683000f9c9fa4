import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createLiveConnection,
  type LiveMessage,
  type LiveResponse,
  computeRetryDelay,
} from '~/api/live/connection';
import type { LiveStatus } from '~/api/live/state';

/** Creates an answer that the test writes into and ends. */
function createStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const bytes = new TextEncoder();
  return {
    response: { status: 200, body } satisfies LiveResponse,
    write: (text: string) => controller.enqueue(bytes.encode(text)),
    end: () => controller.close(),
    cut: () => controller.error(new TypeError('network error')),
  };
}

const formatEvent = (id: string, type = 'logs') => `id: ${id}\nevent: ${type}\ndata: {"id":"${id}"}\n\n`;

/** Creates a connection whose server and clock the test controls. */
function createTestConnection() {
  const asked: { lastId: string | undefined; signal: AbortSignal }[] = [];
  const pauses: number[] = [];
  const messages: LiveMessage[] = [];
  const statuses: LiveStatus[] = [];
  let refused = 0;
  let answer: (response: LiveResponse | Error) => void = () => undefined;
  let endPause: () => void = () => undefined;
  let wake: () => void = () => undefined;
  const connection = createLiveConnection({
    open: (lastId, signal) => {
      asked.push({ lastId, signal });
      wake();
      return new Promise((resolve, reject) => {
        answer = (response) => {
          if (response instanceof Error) reject(response);
          else resolve(response);
        };
      });
    },
    onMessage: (message) => {
      messages.push(message);
      wake();
    },
    onStatus: (status) => {
      statuses.push(status);
      wake();
    },
    onRefused: () => {
      refused += 1;
      wake();
    },
    wait: (ms, signal) => {
      pauses.push(ms);
      wake();
      return new Promise((resolve) => {
        endPause = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    },
    random: () => 1,
  });
  onTestFinished(() => connection.close());
  /** Resolves once the condition holds. */
  const waitUntil = (isReached: () => boolean) =>
    new Promise<void>((resolve) => {
      wake = () => {
        if (isReached()) resolve();
      };
      wake();
    });
  return {
    connection,
    asked,
    pauses,
    messages,
    statuses,
    waitUntil,
    refusals: () => refused,
    answer: (response: LiveResponse | Error) => answer(response),
    goOn: () => endPause(),
  };
}

/** Opens a connection that the server has answered. */
function openConnection() {
  const page = createTestConnection();
  page.connection.open();
  const server = createStream();
  page.answer(server.response);
  return { page, server };
}

describe('a live connection', () => {
  it('hands on events as they arrive, however the network splits their bytes', async () => {
    const { page, server } = openConnection();
    const text = `: still here\n\nretry: 2000\n\n${formatEvent('a')}event: counts\ndata: {"n":"ä"}\n\n`;
    for (const letter of text) server.write(letter);
    await page.waitUntil(() => page.messages.length === 2);
    expect(page.messages).toEqual([
      { type: 'logs', data: { id: 'a' } },
      { type: 'counts', data: { n: 'ä' } },
    ]);
  });

  it('reconnects after a loss with the last event id, which an event without an id does not change', async () => {
    const { page, server } = openConnection();
    server.write(formatEvent('a') + formatEvent('b') + 'event: counts\ndata: {}\n\n');
    await page.waitUntil(() => page.messages.length === 3);
    server.cut();
    await page.waitUntil(() => page.pauses.length === 1);
    expect(page.statuses).toEqual(['live', 'away']);
    page.goOn();
    await page.waitUntil(() => page.asked.length === 2);
    expect(page.asked.map(({ lastId }) => lastId)).toEqual([undefined, 'b']);
  });

  it('waits longer after each failure, up to a minute, and reconnects quickly again after a success', async () => {
    const page = createTestConnection();
    page.connection.open();
    for (let failures = 1; failures <= 8; failures += 1) {
      await page.waitUntil(() => page.asked.length === failures);
      page.answer(failures % 2 === 0 ? { status: 503, body: null } : new TypeError('no network'));
      await page.waitUntil(() => page.pauses.length === failures);
      page.goOn();
    }
    expect(page.pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    await page.waitUntil(() => page.asked.length === 9);
    const server = createStream();
    page.answer(server.response);
    server.write(formatEvent('a', 'hello'));
    await page.waitUntil(() => page.statuses.length === 1);
    server.end();
    await page.waitUntil(() => page.pauses.length === 9);
    expect(page.pauses[8]).toBe(1_000);
  });

  it("counts a proxy's page as a failure, and is never live with it", async () => {
    const page = createTestConnection();
    page.connection.open();
    for (let failures = 1; failures <= 3; failures += 1) {
      await page.waitUntil(() => page.asked.length === failures);
      const proxy = createStream();
      page.answer(proxy.response);
      proxy.write('<html><h1>Back in a minute</h1></html>');
      proxy.end();
      await page.waitUntil(() => page.pauses.length === failures);
      page.goOn();
    }
    expect(page.pauses).toEqual([2_000, 4_000, 8_000]);
    expect(page.statuses).toEqual([]);
  });

  it('tries again at once when it is told so, and in no other state', async () => {
    const page = createTestConnection();
    page.connection.retryNow();
    page.connection.open();
    page.connection.retryNow();
    page.answer(new TypeError('no network'));
    await page.waitUntil(() => page.pauses.length === 1);
    expect(page.asked).toHaveLength(1);
    page.connection.retryNow();
    await page.waitUntil(() => page.asked.length === 2);
  });

  it('spreads the pauses of many tabs over half of the pause', () => {
    expect(computeRetryDelay(3, 0)).toBe(4_000);
    expect(computeRetryDelay(3, 1)).toBe(8_000);
  });

  it('does not reconnect after 401 and reports it once', async () => {
    const page = createTestConnection();
    page.connection.open();
    page.answer({ status: 401, body: null });
    await page.waitUntil(() => page.refusals() === 1);
    expect(page.pauses).toEqual([]);
    expect(page.asked).toHaveLength(1);
  });

  it("comes back after a proxy's 403, because it may go away again", async () => {
    const page = createTestConnection();
    page.connection.open();
    page.answer({ status: 403, body: null });
    await page.waitUntil(() => page.pauses.length === 1 || page.refusals() === 1);
    expect(page.pauses).toEqual([2_000]);
  });

  it.each([
    ['signed_out', false],
    ['access', false],
    ['restart', true],
    ['time', true],
  ])('after the end with reason %s, comes back: %s', async (reason, comesBack) => {
    const { page, server } = openConnection();
    server.write(`event: end\ndata: {"reason":"${reason}"}\n\n`);
    server.end();
    await page.waitUntil(() => page.pauses.length === 1 || page.refusals() === 1);
    expect(page.pauses.length === 1).toBe(comesBack);
  });

  it('closed in a hidden tab sends no request, and continues after its last event when the tab is visible again', async () => {
    const { page, server } = openConnection();
    server.write(formatEvent('a'));
    await page.waitUntil(() => page.messages.length === 1);
    page.connection.close();
    expect(page.asked[0]?.signal.aborted).toBe(true);
    page.connection.open();
    page.connection.open();
    await page.waitUntil(() => page.asked.length === 2);
    expect(page.asked[1]?.lastId).toBe('a');
  });

  it('ignores data that is no JSON', async () => {
    const { page, server } = openConnection();
    server.write(`event: logs\ndata: <html>\n\n${formatEvent('a')}`);
    await page.waitUntil(() => page.messages.length === 2);
    expect(page.messages[0]).toEqual({ type: 'logs', data: undefined });
  });

  it('counts as lost after 50 seconds without data, even while the socket is open', async () => {
    vi.useFakeTimers();
    const page = createTestConnection();
    page.connection.open();
    const server = createStream();
    // A browser errors the body of an aborted call in the same way.
    page.asked[0]?.signal.addEventListener('abort', () => server.cut());
    page.answer(server.response);
    server.write(formatEvent('a', 'hello'));
    await vi.advanceTimersByTimeAsync(49_000);
    server.write(': still here\n\n');
    await vi.advanceTimersByTimeAsync(49_000);
    expect(page.statuses).toEqual(['live']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.statuses).toEqual(['live', 'away']);
    expect(page.pauses).toHaveLength(1);
    vi.useRealTimers();
  });
});
