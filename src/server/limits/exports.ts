import { Readable } from 'node:stream';
import { getAccountCallLimits } from '~/contract/rateLimits';
import { MINUTE_MS } from '../clock';
import { createTooManyRequestsProblem } from '../problem';
import { EXPORT_CONNECTIONS } from '../store/connect';
import type { Account } from '../store/repositories/accounts';
import { createFairPlaces } from './fairPlaces';
import { getAccountShare } from './shares';
import { createTurns } from './turns';

/** Runs exports: reads a file from the store piece by piece, as fast as its caller takes it. */
export interface ExportLimits {
  /**
   * Starts to send pieces, each of which is read when the caller has taken the one before it. Ends the export of a caller
   * that takes none for a minute.
   *
   * @throws {HttpProblem} 429 when the account has as many exports under way as its plan allows
   */
  start: (account: Pick<Account, 'id' | 'tier'>, pieces: AsyncGenerator<string>) => Readable;
  /**
   * Runs one read of an export when it is the account's turn, so that exports leave connections to mails and other jobs.
   *
   * @throws {HttpProblem} 429 when too many wait
   */
  read: RunInTurn<Pick<Account, 'id' | 'tier'>>;
}

type RunInTurn<Owner> = <Result>(owner: Owner, run: () => Promise<Result>) => Promise<Result>;

/** Milliseconds that an export waits for others before each of its reads. */
export const EXPORT_WAIT_MS = MINUTE_MS;

/** Reads each chunk in a turn of its own. */
export async function* readInTurns<Chunk>(
  chunks: AsyncGenerator<Chunk>,
  takeTurn: (run: () => Promise<IteratorResult<Chunk>>) => Promise<IteratorResult<Chunk>>,
): AsyncGenerator<Chunk> {
  try {
    for (;;) {
      const next = await takeTurn(() => chunks.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await chunks.return(undefined);
  }
}

interface ExportOptions {
  /** Milliseconds that a caller may leave a piece. @default a minute */
  stallMs?: number | undefined;
}

export function createExportLimits({ stallMs = MINUTE_MS }: ExportOptions = {}): ExportLimits {
  const underWay = new Map<string, number>();
  const takeTurn = createTurns();
  const reads = createFairPlaces({ places: EXPORT_CONNECTIONS });

  /** Passes pieces on, of all exports one in each turn; calls `onStall` when the next one is not asked for in time. */
  async function* pace(pieces: AsyncGenerator<string>, onStall: () => void): AsyncGenerator<string> {
    for await (const piece of pieces) {
      await takeTurn();
      const timer = setTimeout(onStall, stallMs);
      try {
        yield piece;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  return {
    read: async (account, run) => {
      const release = await reads.take(getAccountShare(account), 1, EXPORT_WAIT_MS);
      if (!release)
        throw createTooManyRequestsProblem(
          'Too many exports at once. Wait until some have ended and try again.',
          5,
        );
      try {
        return await run();
      } finally {
        release();
      }
    },

    start: ({ id, tier }, pieces) => {
      const before = underWay.get(id) ?? 0;
      const { exportsAtOnce } = getAccountCallLimits(tier);
      if (before >= exportsAtOnce) {
        throw createTooManyRequestsProblem(
          `${exportsAtOnce === 1 ? 'An export' : `${exportsAtOnce} exports`} of this account ` +
            `${exportsAtOnce === 1 ? 'is' : 'are'} under way. Wait until one has ended and try again.`,
          5,
        );
      }
      underWay.set(id, before + 1);
      const file = Readable.from(
        pace(pieces, () => {
          file.destroy(new Error(`The caller of an export took nothing for ${stallMs} ms.`));
        }),
      );
      return file.once('close', () => {
        const left = (underWay.get(id) ?? 0) - 1;
        if (left > 0) underWay.set(id, left);
        else underWay.delete(id);
      });
    },
  };
}
