import { createParser } from 'eventsource-parser';
import type { LiveEnd } from '../../contract/api.gen';
import type { LiveStatus } from './state';

/** One event of the stream. Its data is not checked yet, so it may differ from the contract. */
export interface LiveMessage {
  type: string;
  data: unknown;
}

/** The part of a response that the connection reads. */
export interface LiveResponse {
  status: number;
  body: ReadableStream<Uint8Array> | null;
}

interface LiveConnectionOptions {
  /** Opens the stream after an event. @throws when there is no connection */
  open: (lastId: string | undefined, signal: AbortSignal) => Promise<LiveResponse>;
  onMessage: (message: LiveMessage) => void;
  onStatus: (status: LiveStatus) => void;
  /** The server refuses the stream until the owner signs in, or has ended it because access is over. */
  onRefused: () => void;
  /** Resolves after some milliseconds, or as soon as the signal is aborted. @default a timer */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. @default Math.random */
  random?: () => number;
}

export interface LiveConnection {
  /** Opens the stream, and opens it again after each loss. Does nothing when it is open. */
  open: () => void;
  /** Closes the stream; `open` continues after the last event. */
  close: () => void;
  /** Ends the pause before the next attempt. Does nothing when there is none. */
  retryNow: () => void;
}

const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
/** The server writes something every 15 s; after three missed lines the client counts the connection as lost. */
const SILENCE_TIMEOUT_MS = 50_000;

function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}

/** Milliseconds before the next attempt: longer after each failure, and different in each tab. */
export function computeRetryDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** failures);
  return longest * (0.5 + random / 2);
}

function parseEventData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates a stream of events that outlives lost connections and loses no events. */
export function createLiveConnection({
  open,
  onMessage,
  onStatus,
  onRefused,
  wait = waitUnlessAborted,
  random = Math.random,
}: LiveConnectionOptions): LiveConnection {
  let running: AbortController | null = null;
  let pause = new AbortController();
  let lastId: string | undefined;

  /** Reads one response to its end. @returns why it ended, undefined when it was lost */
  async function read(
    body: ReadableStream<Uint8Array>,
    attempt: AbortController,
    onEvent: () => void,
  ): Promise<LiveEnd['reason'] | undefined> {
    let reason: LiveEnd['reason'] | undefined;
    const parser = createParser({
      onEvent: ({ event, id, data }) => {
        onEvent();
        const message = { type: event ?? 'message', data: parseEventData(data) };
        if (message.type === 'end') reason = (message.data as LiveEnd | undefined)?.reason;
        else onMessage(message);
        // Stored after the handler ran, so that the server sends an event again whose handling failed.
        if (id !== undefined) lastId = id;
      },
    });
    const reader = body.getReader();
    const text = new TextDecoder();
    for (;;) {
      const silence = setTimeout(() => attempt.abort(), SILENCE_TIMEOUT_MS);
      try {
        const { done, value } = await reader.read();
        if (done || attempt.signal.aborted) return reason;
        parser.feed(text.decode(value, { stream: true }));
      } finally {
        clearTimeout(silence);
      }
    }
  }

  /** @returns what to do next: try again soon, later, or no more */
  async function attemptOnce(stopped: AbortSignal): Promise<'soon' | 'later' | 'never'> {
    const attempt = new AbortController();
    let isLive = false as boolean;
    // The server begins with an event; a proxy may answer 200 with a page of its own.
    const onEvent = () => {
      if (!isLive) onStatus('live');
      isLive = true;
    };
    try {
      const { status, body } = await open(lastId, AbortSignal.any([stopped, attempt.signal]));
      if (status === 401) return 'never';
      // The client leads away from the page after the server's own 403; a proxy's may go away again.
      if (status !== 200 || body === null) return 'later';
      if (stopped.aborted) return 'never';
      const reason = await read(body, attempt, onEvent);
      if (reason === 'signed_out' || reason === 'access') return 'never';
    } catch {
      // The connection was lost.
    } finally {
      attempt.abort();
      if (isLive) onStatus('away');
    }
    return isLive ? 'soon' : 'later';
  }

  async function run(stopped: AbortSignal): Promise<void> {
    let failures = 0;
    const isOver = () => stopped.aborted;
    while (!isOver()) {
      const next = await attemptOnce(stopped);
      if (isOver()) return;
      if (next === 'never') {
        onRefused();
        return;
      }
      failures = next === 'soon' ? 0 : failures + 1;
      pause = new AbortController();
      await wait(computeRetryDelay(failures, random()), AbortSignal.any([stopped, pause.signal]));
    }
  }

  return {
    open: () => {
      if (running !== null) return;
      running = new AbortController();
      void run(running.signal);
    },
    close: () => {
      running?.abort();
      running = null;
    },
    retryNow: () => pause.abort(),
  };
}
