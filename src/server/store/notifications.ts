import { sql } from 'kysely';
import pg from 'pg';
import { SECOND_MS } from '../clock';
import type { Db } from './db';

export interface NotificationListener {
  isUp: () => boolean;
  close: () => Promise<void>;
}

interface NotificationHandlers {
  onPayload: (payload: string) => void;
  /** Called each time listening begins: earlier messages were not heard. */
  onListening: () => void;
}

/** @param payloads less than 8,000 bytes each; every listener hears them in this order */
export async function notify(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10 * SECOND_MS;
/** Milliseconds between two queries that detect a dead connection, because no packet reports it. */
const CHECK_MS = 15 * SECOND_MS;
const ANSWER_MS = 5 * SECOND_MS;

/**
 * Listens to one channel on a connection of its own, and reconnects until it succeeds.
 *
 * @param channel an SQL identifier
 */
export function listenTo(
  databaseUrl: string,
  channel: string,
  { onPayload, onListening }: NotificationHandlers,
): NotificationListener {
  let client: pg.Client | undefined;
  let up = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  function connectLater(): void {
    if (closed) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    // Spreads the nodes that lost the database together, so that they do not reconnect at the same instant.
    retry = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    retry.unref();
  }

  function lost(broken: pg.Client): void {
    if (client !== broken) return;
    client = undefined;
    up = false;
    broken.end().catch(() => undefined);
    connectLater();
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'torchward live',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client = next;
    next.on('error', () => {
      lost(next);
    });
    next.on('end', () => {
      lost(next);
    });
    next.on('notification', ({ payload }) => {
      if (payload !== undefined) onPayload(payload);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (client !== next) return;
      up = true;
      failures = 0;
      onListening();
    } catch {
      lost(next);
    }
  }

  const check = setInterval(() => {
    const asked = client;
    if (!up || !asked) return;
    asked.query('select 1').catch(() => {
      lost(asked);
    });
  }, CHECK_MS);
  check.unref();
  const connecting = connect();

  return {
    isUp: () => up,
    close: async () => {
      closed = true;
      clearInterval(check);
      clearTimeout(retry);
      await connecting;
      const open = client;
      client = undefined;
      up = false;
      await open?.end().catch(() => undefined);
    },
  };
}
