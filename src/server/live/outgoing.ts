import type { LiveLogs } from '~/contract/api.gen';
import type { NodeMessage } from './messages';

export interface Outgoing {
  /** Adds stored messages to what is told next about the account. */
  addLogs: (accountId: string, logs: LiveLogs) => void;
  add: (message: NodeMessage) => void;
  /** Sends what waits now. */
  flush: () => Promise<void>;
}

interface OutgoingOptions {
  send: (messages: readonly NodeMessage[]) => Promise<void>;
  newId: () => string;
  /** Milliseconds during which messages gather. */
  gatherMs: number;
}

/** Beyond this number, pages are told only that something changed. */
const MAX_WAITING = 2_000;
/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 1_000;

/**
 * Gathers what is to be told, so that a thousand stored messages are one notification. What cannot be sent waits for
 * the database.
 */
export function createOutgoing({ send, newId, gatherMs }: OutgoingOptions): Outgoing {
  const logs = new Map<string, LiveLogs>();
  let waiting: NodeMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  function take(): NodeMessage[] {
    const gathered = [...logs].map(([accountId, data]): NodeMessage => ({
      kind: 'event',
      accountId,
      id: newId(),
      event: { type: 'logs', data },
    }));
    logs.clear();
    const taken = [...waiting, ...gathered];
    waiting = [];
    return taken;
  }

  async function sendAll(): Promise<void> {
    const taken = take();
    if (taken.length === 0) return;
    try {
      await send(taken);
    } catch {
      waiting = taken.length + waiting.length > MAX_WAITING ? [{ kind: 'gap' }] : [...taken, ...waiting];
      schedule(RETRY_MS);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending = sending.then(sendAll);
    return sending;
  }

  function schedule(inMs: number): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => void flush(), inMs);
    timer.unref();
  }

  return {
    addLogs: (accountId, { count, last_id, last_at }) => {
      const known = logs.get(accountId)?.count ?? 0;
      logs.set(accountId, { count: known + count, last_id, last_at });
      schedule(gatherMs);
    },
    add: (message) => {
      waiting.push(message);
      schedule(gatherMs);
    },
    flush,
  };
}
