import { type Clock, HOUR_MS, MINUTE_MS } from '../clock';
import { formatCount } from '~/contract/numberFormat';
import { createTooManyRequestsProblem } from '../problem';
import type { Store } from '../store/connect';
import {
  clearThrottle,
  findSpentThrottle,
  giveBackAttempt,
  takeAttempt,
} from '../store/repositories/throttles';

/** How many attempts may be made under one key in one period. */
export interface AttemptLimit {
  key: string;
  limit: number;
  /** Length of the period in which attempts are counted, in milliseconds. @default 15 minutes */
  windowMs?: number;
}

/** Counts attempts that may fail, on all nodes together and before the work that they cause. */
export interface Attempts {
  /** @throws {HttpProblem} 429 when one of the limits is reached */
  requireLeft: (limits: readonly AttemptLimit[]) => Promise<void>;
  /**
   * Counts one attempt under each key, or under none of them.
   *
   * @throws {HttpProblem} 429 when one of the limits is reached
   */
  take: (limits: readonly AttemptLimit[]) => Promise<void>;
  /** Uncounts one attempt that did not fail. */
  giveBack: (limit: AttemptLimit) => Promise<void>;
  /** Forgets every attempt under a key. */
  clear: (limit: AttemptLimit) => Promise<void>;
}

const ATTEMPT_WINDOW_MS = 15 * MINUTE_MS;

function formatWait(ms: number): string {
  return ms > 2 * HOUR_MS
    ? formatCount(Math.ceil(ms / HOUR_MS), 'hour')
    : formatCount(Math.ceil(ms / MINUTE_MS), 'minute');
}

interface AttemptOptions {
  store: Store;
  clock: Clock;
  /** The sentence that a refused caller reads. */
  refusal: (wait: string) => string;
}

export function createAttempts({ store: { db }, clock, refusal }: AttemptOptions): Attempts {
  async function requireLeft(limits: readonly AttemptLimit[]): Promise<void> {
    const now = clock.now();
    for (const { key, limit } of limits) {
      const endsAt = await findSpentThrottle(db, key, limit, now);
      if (!endsAt) continue;
      const waitMs = endsAt.getTime() - now.getTime();
      throw createTooManyRequestsProblem(refusal(formatWait(waitMs)), waitMs / 1_000);
    }
  }

  const giveBack = ({ key }: AttemptLimit): Promise<void> => giveBackAttempt(db, key);

  return {
    requireLeft,

    take: async (limits) => {
      const now = clock.now();
      const taken: AttemptLimit[] = [];
      for (const each of limits) {
        const endsAt = new Date(now.getTime() + (each.windowMs ?? ATTEMPT_WINDOW_MS));
        if (await takeAttempt(db, each.key, each.limit, now, endsAt)) {
          taken.push(each);
          continue;
        }
        for (const other of taken) await giveBack(other);
        await requireLeft([each]);
        throw createTooManyRequestsProblem(refusal('a moment'), 1);
      }
    },

    giveBack,
    clear: ({ key }) => clearThrottle(db, key),
  };
}
