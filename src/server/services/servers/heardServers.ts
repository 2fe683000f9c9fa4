import { MAX_LISTED_SERVERS } from '~/contract/serverSettings';
import type { Store } from '../../store/connect';
import { type HeardServer, writeHeardServers } from '../../store/repositories/gameServers';
import type { StorableMessage } from '../../store/repositories/ingest';

/** The torchward-link that calls. */
export interface CallingLink {
  version: string;
  /** Whether it prints its commands and sends none. */
  dryRun: boolean;
}

/** Remembers what this node hears of game servers, so that no message waits for its server's row. */
export interface HeardServers {
  noteStored: (items: readonly StorableMessage[]) => void;
  notePoll: (accountId: string, name: string, at: Date) => void;
  /** Notes which link calls for a server. The note alone adds no server to the account's list. */
  noteLink: (accountId: string, name: string, link: CallingLink) => void;
  /** Writes what is remembered. Never rejects. */
  write: () => Promise<void>;
}

interface HeardServersOptions {
  store: Store;
  /** Called with an account whose list of servers has grown. */
  onServersAdded: (accountId: string) => void;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** Milliseconds from the first of a series of messages to the write of their servers. */
const WRITE_DELAY_MS = 2_000;
/** Largest number of servers, over all accounts, that wait to be written. A further one comes with its next message. */
const MAX_WAITING = 20_000;

export function createHeardServers({
  store,
  onServersAdded,
  onBackgroundError,
}: HeardServersOptions): HeardServers {
  const waiting = new Map<string, Map<string, HeardServer>>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Returns the note of a server; undefined where too many wait. */
  function getNote(accountId: string, name: string): HeardServer | undefined {
    const servers = waiting.get(accountId) ?? new Map<string, HeardServer>();
    const known = servers.get(name);
    if (known) return known;
    if (servers.size >= MAX_LISTED_SERVERS || count >= MAX_WAITING) return undefined;
    const note: HeardServer = { account_id: accountId, name };
    waiting.set(accountId, servers.set(name, note));
    count += 1;
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS).unref();
    return note;
  }

  function noteMessage(note: HeardServer, { createdAt, sentAt }: StorableMessage): void {
    if (note.first_message_at === undefined || createdAt < note.first_message_at) {
      note.first_message_at = createdAt;
    }
    if (note.last_message_at !== undefined && createdAt < note.last_message_at) return;
    note.last_message_at = createdAt;
    note.lag_seconds = sentAt && (createdAt.getTime() - sentAt.getTime()) / 1_000;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const heard = [...waiting.values()].flatMap((servers) => [...servers.values()]);
    waiting.clear();
    count = 0;
    if (heard.length === 0) return;
    try {
      for (const accountId of await writeHeardServers(store.backgroundDb, heard, MAX_LISTED_SERVERS)) {
        onServersAdded(accountId);
      }
    } catch (error) {
      // The next message or poll of each server notes it again.
      onBackgroundError(error);
    }
  }

  return {
    noteStored: (items) => {
      for (const item of items) {
        const { server } = item.request;
        const note = typeof server === 'string' ? getNote(item.context.account.id, server) : undefined;
        if (note) noteMessage(note, item);
      }
    },
    notePoll: (accountId, name, at) => {
      const note = getNote(accountId, name);
      if (note) note.last_poll_at = at;
    },
    noteLink: (accountId, name, { version, dryRun }) => {
      const note = getNote(accountId, name);
      if (note) Object.assign(note, { link_version: version, link_dry_run: dryRun });
    },
    write,
  };
}
