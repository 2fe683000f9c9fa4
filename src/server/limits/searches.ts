import { setTimeout as pause } from 'node:timers/promises';
import { getAccountCallLimits, SEARCH_TIME_LIMIT } from '~/contract/rateLimits';
import { SECOND_MS } from '../clock';
import { formatCount } from '~/contract/numberFormat';
import { createTooManyRequestsProblem, createUnavailableProblem } from '../problem';
import { SEARCH_CONNECTIONS } from '../store/connect';
import { isTimedOut } from '../store/failures';
import type { Account } from '../store/repositories/accounts';
import { createFairPlaces } from './fairPlaces';
import { getAccountShare } from './shares';
import type { TokenBuckets } from './tokenBuckets';

/** Reads that may cost more than a page: each runs on a connection for searches, within its account's search time. */
export interface Searches {
  /**
   * Runs a search when it is the account's turn.
   *
   * @param waitMs how long it waits for its turn, 5 s without it
   * @throws {HttpProblem} 429 when too many wait or the account has searched for too long, 503 when the search costs too
   *   much
   */
  run: <Result>(
    account: Pick<Account, 'id' | 'tier'>,
    search: () => Promise<Result>,
    waitMs?: number,
  ) => Promise<Result>;
}

const SEARCH_WAIT_MS = 5 * SECOND_MS;

const SLOW_SEARCH_DETAIL =
  'This search took too long and was ended. Type more of the text or the name; in the logs, choosing fewer days helps too.';

/** Returns what is searched for; undefined for a text of spaces alone. */
export function toSearchText(text: string | undefined): string | undefined {
  const searched = text?.trim();
  return searched === '' ? undefined : searched;
}

/** @param calls the buckets that hold each account's search time */
export function createSearches(calls: TokenBuckets): Searches {
  const places = createFairPlaces({ places: SEARCH_CONNECTIONS });

  /**
   * Waits until the account may search for another millisecond.
   *
   * @throws {HttpProblem} 429 when that takes longer than `waitMs`
   */
  async function waitForSearchTime(bucket: string, waitMs: number): Promise<void> {
    const lastMs = performance.now() + waitMs;
    for (;;) {
      const leftMs = calls.take(bucket, SEARCH_TIME_LIMIT, Date.now());
      if (leftMs === 0) return;
      if (performance.now() + leftMs > lastMs) {
        const seconds = Math.ceil(leftMs / SECOND_MS);
        throw createTooManyRequestsProblem(
          `Your searches have used up their time. Wait ${formatCount(seconds, 'second')} and try again.`,
          seconds,
        );
      }
      await pause(leftMs);
    }
  }

  return {
    run: async (account, search, waitMs = SEARCH_WAIT_MS) => {
      const bucket = `searches ${account.id}`;
      await waitForSearchTime(bucket, waitMs);
      const { searchesAtOnce } = getAccountCallLimits(account.tier);
      const release = await places.take(getAccountShare(account), searchesAtOnce, waitMs);
      if (!release) {
        throw createTooManyRequestsProblem(
          'Too many searches at once. Wait until some are answered and try again.',
          5,
        );
      }
      const beganMs = performance.now();
      try {
        return await search();
      } catch (error) {
        throw isTimedOut(error) ? createUnavailableProblem(SLOW_SEARCH_DETAIL, error) : error;
      } finally {
        release();
        calls.spend(bucket, SEARCH_TIME_LIMIT, Math.ceil(performance.now() - beganMs), Date.now());
      }
    },
  };
}
