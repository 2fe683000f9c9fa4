import { type Clock, MINUTE_MS, SECOND_MS } from '../clock';
import { firstIdAt } from '../ids';
import { tooManyRequests } from '../problem';
import { CallCounts } from './callCounts';

export interface RefusedKeys {
  /**
   * Lets a well-formed key pass to its lookup. A key that exists always passes; of the others each network and each key
   * has a few lookups a minute.
   *
   * @param network where the request comes from
   * @returns to be called when the lookup has found the key, so that it counts for nothing
   * @throws {HttpProblem} 429 before the lookup costs a query
   */
  admit: (keyHash: Buffer, network: string) => Promise<() => void>;
  /** Says that a key was unknown or revoked. */
  refused: (keyHash: Buffer) => void;
}

interface RefusedKeyOptions {
  clock: Clock;
  /** Some keys in use whose ids come after this one, in the order of their ids; none when there are no more. */
  listKeys: (after: string) => Promise<{ id: string; hash: Buffer }[]>;
}

/** Lookups of keys that may not exist, a minute, for each network and for each key. */
const LOOKUP_LIMIT = 20;
/** A key that another node has made is found after this long, however many made-up ones come from its network. */
const readPauseMs = SECOND_MS;

/** Ids begin with the time of a node's clock, and clocks differ. */
const CLOCK_TOLERANCE_MS = 10 * MINUTE_MS;

/** Enough of a hash to tell keys apart; one that is mistaken for another only costs its lookup. */
function nameOf(hash: Buffer): number {
  return hash.readUIntBE(0, 6);
}

/**
 * Keeps made-up and revoked keys from costing a query each. Many game servers stand behind one address, so the keys in
 * use are read, once, when a network has spent its lookups, and from then on only what was added since.
 */
export function createRefusedKeys({ clock, listKeys }: RefusedKeyOptions): RefusedKeys {
  const counts = new CallCounts();
  const existing = new Set<number>();
  let readAtMs = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(sinceMs: number): Promise<void> {
    let after: string | undefined = firstIdAt(Math.max(0, sinceMs));
    while (after !== undefined) {
      const keys = await listKeys(after);
      for (const { hash } of keys) existing.add(nameOf(hash));
      after = keys.at(-1)?.id;
    }
  }

  /** Resolves when what is known of the keys in use is not older than the pause between two reads. */
  function refresh(nowMs: number): Promise<void> {
    if (reading) return reading;
    if (nowMs - readAtMs < readPauseMs) return Promise.resolve();
    const sinceMs = readAtMs - CLOCK_TOLERANCE_MS;
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

  const callersOf = (name: number, network: string) => [`network ${network}`, `key ${String(name)}`] as const;

  /** Counts one lookup. @returns milliseconds until the next one is allowed, undefined when this one is */
  function spentTime(caller: string, nowMs: number): number | undefined {
    const { current, ttl } = counts.hit(caller, LOOKUP_LIMIT, MINUTE_MS, nowMs);
    return current > LOOKUP_LIMIT ? ttl : undefined;
  }

  return {
    admit: async (keyHash, network) => {
      const name = nameOf(keyHash);
      if (existing.has(name)) return () => undefined;
      const nowMs = clock.now().getTime();
      const [ofNetwork, ofKey] = callersOf(name, network);
      const spent = spentTime(ofNetwork, nowMs) ?? spentTime(ofKey, nowMs);
      const accept = (): void => {
        existing.add(name);
        for (const caller of [ofNetwork, ofKey]) counts.giveBack(caller, nowMs);
      };
      if (spent === undefined) return accept;
      await refresh(nowMs);
      if (existing.has(name)) return accept;
      const seconds = Math.ceil(spent / SECOND_MS);
      throw tooManyRequests(
        `Too many calls with API keys that are unknown or revoked. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again with a key from the dashboard.`,
        seconds,
      );
    },
    refused: (keyHash) => {
      existing.delete(nameOf(keyHash));
    },
  };
}
