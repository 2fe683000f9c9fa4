import type { Store } from '../../store/connect';
import type { StorableMessage } from '../../store/repositories/ingest';
import { addDecidedLines, type DecidedLineCount } from '../../store/repositories/listEntries';

/** Counts the lines that list entries decide, behind the messages, so that no message waits for an entry's row. */
export interface DecidedLineCounter {
  noteStored: (items: readonly StorableMessage[]) => void;
  /** Writes what was counted. Never rejects. */
  write: () => Promise<void>;
}

interface CountOptions {
  store: Store;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** Milliseconds from the first of a series of lines to the write of their counts. */
const WRITE_DELAY_MS = 2_000;
/** Largest number of entries, over all accounts, whose counts wait. Lines of further entries are not counted. */
const MAX_WAITING = 20_000;

export function createDecidedLineCounter({ store, onBackgroundError }: CountOptions): DecidedLineCounter {
  const waiting = new Map<string, DecidedLineCount>();
  let timer: NodeJS.Timeout | undefined;

  function count(id: string, { context, createdAt }: StorableMessage): void {
    const known = waiting.get(id);
    if (known === undefined && waiting.size >= MAX_WAITING) return;
    waiting.set(id, {
      id,
      account_id: context.account.id,
      lines: (known?.lines ?? 0) + 1,
      last_at: known && known.last_at > createdAt ? known.last_at : createdAt,
    });
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS).unref();
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const decided = [...waiting.values()];
    waiting.clear();
    if (decided.length === 0) return;
    try {
      await addDecidedLines(store.backgroundDb, decided);
    } catch (error) {
      // The counts of these seconds are lost; no verdict depends on them.
      onBackgroundError(error);
    }
  }

  return {
    noteStored: (items) => {
      for (const item of items) for (const id of item.listEntryIds ?? []) count(id, item);
    },
    write,
  };
}
