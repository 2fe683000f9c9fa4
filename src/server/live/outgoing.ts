import type { LiveLogs } from '~/contract/api.gen';
import type { NodeMessage } from './messages';

export interface OutgoingMessages {
  /** Adds stored messages to the account's next event. */
  addLogs: (accountId: string, logs: LiveLogs) => void;
  add: (message: NodeMessage) => void;
  /** Sends everything that waits, now. */
  flush: () => Promise<void>;
}

interface OutgoingOptions {
  send: (messages: readonly NodeMessage[]) => Promise<void>;
  newId: () => string;
}

/** Beyond this number of waiting messages, pages learn only that something changed. */
const MAX_WAITING = 2_000;
/** Milliseconds in which several messages become one event. */
const GATHER_DELAY_MS = 100;
/** Milliseconds until a failed send is tried again. */
const RETRY_MS = 1_000;

/**
 * Gathers messages for the nodes, so that a thousand stored chat messages are one notification. Messages that can't be
 * sent wait until the database answers.
 */
export function createOutgoingMessages({ send, newId }: OutgoingOptions): OutgoingMessages {
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
      schedule(GATHER_DELAY_MS);
    },
    add: (message) => {
      waiting.push(message);
      schedule(GATHER_DELAY_MS);
    },
    flush,
  };
}
