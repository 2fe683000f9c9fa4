import { LRUCache } from 'lru-cache';
import type { RateLimit } from '~/contract/rateLimits';
import { MINUTE_MS } from '../clock';

/** What one caller spent on one node in one minute of the clock. */
export interface SpentTokens {
  /** Caller and what it called. */
  name: string;
  limit: RateLimit;
  /** End of the minute, milliseconds since 1970. */
  endsMs: number;
  spent: number;
}

interface Bucket {
  limit: RateLimit;
  /** Tokens left; negative after a call that cost more than was left. */
  level: number;
  /** When `level` was computed, milliseconds since 1970. */
  atMs: number;
  /** The end of the minute that `spent` and `elsewhere` count. */
  endsMs: number;
  spent: number;
  /** The `spent` of the last report. */
  reported: number;
  /** The `spent` of each other node's last report. */
  elsewhere: Map<string, number>;
}

/** Callers that are remembered; the one that has not called for longest is forgotten first. */
const MAX_NAMES = 20_000;
/**
 * A node does not report a caller below this share of its limit, so reports are rare, and among up to twenty nodes no
 * caller can exceed its limit unnoticed.
 */
const REPORTED_SHARE = 1 / 20;
/** Nodes whose reports one bucket keeps; it ignores further nodes, so that it stays bounded. */
const MAX_NODES = 100;

function computeMinuteEnd(nowMs: number): number {
  return (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS;
}

/**
 * A bucket of tokens for each caller, which fills steadily. A call takes its tokens on this node without waiting for
 * others; what other nodes report is taken off as well, so it is as old as their last report.
 */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_NAMES });

  /**
   * Takes a token where there is one.
   *
   * @returns milliseconds until there is one; 0 when it was taken
   */
  take(name: string, limit: RateLimit, nowMs: number): number {
    const bucket = this.#fill(name, limit, nowMs);
    if (bucket.level < 1) return Math.ceil(((1 - bucket.level) * MINUTE_MS) / limit.perMinute);
    bucket.level -= 1;
    bucket.spent += 1;
    return 0;
  }

  /** Takes what an admitted call turned out to cost, also when that leaves the bucket in debt. */
  spend(name: string, limit: RateLimit, tokens: number, nowMs: number): void {
    const bucket = this.#fill(name, limit, nowMs);
    bucket.level -= tokens;
    bucket.spent += tokens;
  }

  /** Puts a taken token back. */
  giveBack(name: string): void {
    const bucket = this.#buckets.get(name);
    if (bucket === undefined) return;
    bucket.level += 1;
    bucket.spent = Math.max(0, bucket.spent - 1);
  }

  /** Returns, for the other nodes, what callers have spent in this minute since the last report. */
  takeReport(nowMs: number): SpentTokens[] {
    const report: SpentTokens[] = [];
    for (const [name, bucket] of this.#buckets) {
      const { limit, endsMs, spent, reported } = bucket;
      if (endsMs <= nowMs || spent === reported || spent < limit.perMinute * REPORTED_SHARE) continue;
      bucket.reported = spent;
      report.push({ name, limit, endsMs, spent });
    }
    return report;
  }

  /** Takes off what another node reports. Reporting the same twice changes nothing. */
  applyReport(node: string, report: readonly SpentTokens[], nowMs: number): void {
    for (const { name, limit, endsMs, spent } of report) {
      const bucket = this.#fill(name, limit, nowMs);
      if (bucket.endsMs !== endsMs || (bucket.elsewhere.size >= MAX_NODES && !bucket.elsewhere.has(node))) {
        continue;
      }
      const before = bucket.elsewhere.get(node) ?? 0;
      bucket.elsewhere.set(node, spent);
      bucket.level = Math.max(-limit.burst, bucket.level - (spent - before));
    }
  }

  /** The bucket with the tokens that time has added. */
  #fill(name: string, limit: RateLimit, nowMs: number): Bucket {
    const endsMs = computeMinuteEnd(nowMs);
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      bucket = {
        limit,
        level: limit.burst,
        atMs: nowMs,
        endsMs,
        spent: 0,
        reported: 0,
        elsewhere: new Map(),
      };
      this.#buckets.set(name, bucket);
      return bucket;
    }
    const added = (Math.max(0, nowMs - bucket.atMs) * limit.perMinute) / MINUTE_MS;
    bucket.level = Math.min(limit.burst, bucket.level + added);
    bucket.limit = limit;
    // Also back: from a later moment, a clock that was set back would add nothing until it got there again.
    bucket.atMs = nowMs;
    if (bucket.endsMs !== endsMs) {
      Object.assign(bucket, { endsMs, spent: 0, reported: 0 });
      bucket.elsewhere.clear();
    }
    return bucket;
  }
}
