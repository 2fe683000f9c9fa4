import { type Clock, isOver, MINUTE_MS, SECOND_MS } from '../clock';
import { formatCount } from '~/contract/numberFormat';
import { computeFirstIdAt } from '../ids';
import { createTooManyRequestsProblem } from '../problem';
import { TokenBuckets } from './tokenBuckets';

export interface KeyLookupLimit {
  /**
   * Admits a well-formed key to its lookup. A key that exists is always admitted; for other keys each network and each
   * key has a few lookups a minute.
   *
   * @param network of the request's address
   * @returns a function to call when the lookup found the key, so that the lookup is not counted
   * @throws {HttpProblem} 429 before the lookup costs a query
   */
  admit: (keyHash: Buffer, network: string) => Promise<() => void>;
  /** Says that a lookup found no such key, or a revoked one. */
  noteRefused: (keyHash: Buffer) => void;
}

interface KeyLookupLimitOptions {
  clock: Clock;
  /** Some active keys whose ids come after this one, in the order of their ids; none when there are no more. */
  listKeys: (after: string) => Promise<{ id: string; hash: Buffer }[]>;
}

/** Lookups a minute of keys that may not exist, for each network and for each key. */
const LOOKUP_LIMIT = { perMinute: 20, burst: 20 } as const;
/** Least milliseconds between two reads of the active keys: after them this node knows a key made on another node. */
const readPauseMs = SECOND_MS;

/** Ids begin with the time of a node's clock, and clocks differ. */
const CLOCK_TOLERANCE_MS = 10 * MINUTE_MS;

/** Returns the first six bytes of a hash, which suffice to tell keys apart: a collision only costs a lookup. */
function shortenHash(hash: Buffer): number {
  return hash.readUIntBE(0, 6);
}

/**
 * Limits how many lookups of unknown keys one network or one key may cause, so that made-up and revoked keys do not cost
 * a query each. Many game servers share one address, so when a network has used up its lookups the server reads the
 * active keys, once, and after that only those added since.
 */
export function createKeyLookupLimit({ clock, listKeys }: KeyLookupLimitOptions): KeyLookupLimit {
  const buckets = new TokenBuckets();
  const existing = new Set<number>();
  let readAtMs = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(sinceMs: number): Promise<void> {
    let after: string | undefined = computeFirstIdAt(Math.max(0, sinceMs));
    while (after !== undefined) {
      const keys = await listKeys(after);
      for (const { hash } of keys) existing.add(shortenHash(hash));
      after = keys.at(-1)?.id;
    }
  }

  /** Reads the keys made since the last read, at most once in `readPauseMs`. Waits for a read under way. */
  function refresh(nowMs: number): Promise<void> {
    if (reading) return reading;
    if (!isOver(readPauseMs, readAtMs, nowMs)) return Promise.resolve();
    const sinceMs = Math.min(readAtMs, nowMs) - CLOCK_TOLERANCE_MS;
    readAtMs = nowMs;
    reading = read(sinceMs)
      .catch((error: unknown) => {
        readAtMs = -Infinity;
        throw error;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  const nameCallers = (name: number, network: string) =>
    [`network ${network}`, `key ${String(name)}`] as const;

  return {
    admit: async (keyHash, network) => {
      const name = shortenHash(keyHash);
      if (existing.has(name)) return () => undefined;
      const nowMs = clock.now().getTime();
      const [ofNetwork, ofKey] = nameCallers(name, network);
      const waitMs = buckets.take(ofNetwork, LOOKUP_LIMIT, nowMs) || buckets.take(ofKey, LOOKUP_LIMIT, nowMs);
      if (waitMs === 0) {
        return () => {
          existing.add(name);
          for (const caller of [ofNetwork, ofKey]) buckets.giveBack(caller);
        };
      }
      await refresh(nowMs);
      if (existing.has(name)) return () => undefined;
      const seconds = Math.ceil(waitMs / SECOND_MS);
      throw createTooManyRequestsProblem(
        `Too many calls with API keys that are unknown or revoked. Wait ${formatCount(seconds, 'second')} and try again with a key from the dashboard.`,
        seconds,
      );
    },
    noteRefused: (keyHash) => {
      existing.delete(shortenHash(keyHash));
    },
  };
}
