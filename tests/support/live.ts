import { createParser } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';
import type { Services } from '~/server/services';

/** One event of a live stream, its data parsed. */
export interface ReceivedEvent {
  type: string;
  id: string | undefined;
  data: Record<string, unknown>;
}

export interface LiveReader {
  status: number;
  contentType: string;
  /** Everything received so far. */
  events: ReceivedEvent[];
  /** Id of the last event, with which a reader resumes. */
  lastId: () => string | undefined;
  /** Resolves with the first event, earlier or later, that fits; rejects when the stream ends without one. */
  next: (fits: (event: ReceivedEvent) => boolean) => Promise<ReceivedEvent>;
  /** Resolves when the stream is over. */
  ended: Promise<void>;
  leave: () => void;
}

export interface LiveReaderOptions {
  lastId?: string | undefined;
  seconds?: number;
}

/** Opens the live stream of an account without a socket. */
export async function listen(
  app: FastifyInstance,
  token: string,
  { lastId, seconds }: LiveReaderOptions = {},
): Promise<LiveReader> {
  const response = await app.inject({
    method: 'GET',
    url: `/v1/live${seconds === undefined ? '' : `?seconds=${String(seconds)}`}`,
    headers: {
      authorization: `Bearer ${token}`,
      // As browsers send it; a compressed stream would hold events back.
      'accept-encoding': 'gzip, deflate, br',
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
    payloadAsStream: true,
  });
  const events: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      events.push({ type: event ?? 'message', id, data: JSON.parse(data) as Record<string, unknown> });
      wake();
    },
  });
  const stream = response.stream();
  let over = false;
  const ended = new Promise<void>((resolve) => {
    stream.once('close', () => {
      over = true;
      wake();
      resolve();
    });
  });
  stream.on('data', (chunk: Buffer) => {
    parser.feed(chunk.toString());
  });
  stream.on('error', () => undefined);
  return {
    status: response.statusCode,
    contentType: String(response.headers['content-type']),
    events,
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id ?? lastId,
    next: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(fits);
          if (!found && !over) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`The stream ended after ${events.map(({ type }) => type).join(', ')}.`));
        };
        waiting.add(look);
        look();
      }),
    ended,
    leave: () => stream.destroy(),
  };
}

/** Resolves when the server's link between nodes is up; events sent before are lost. */
export async function waitUntilLinked(
  { app, services }: { app: FastifyInstance; services: Services },
  token: string,
): Promise<void> {
  const reader = await listen(app, token);
  if (!services.live.isUp()) await reader.next(isOfType('resync'));
  reader.leave();
}

/** Returns the condition for `next` that waits for an event of the type. */
export const isOfType =
  (type: string) =>
  (event: ReceivedEvent): boolean =>
    event.type === type;
