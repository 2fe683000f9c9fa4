/** How often one caller called one operation in one time window, as one node counted it. */
export interface CallCount {
  /** Caller and operation. */
  name: string;
  /** End of the window, milliseconds since 1970. */
  endsMs: number;
  count: number;
}

interface Counted {
  endsMs: number;
  max: number;
  here: number;
  /** The count of `here` that the last report held. */
  reported: number;
  /** The count of each other node's last report. */
  elsewhere: Map<string, number>;
}

/** Callers that are remembered; the oldest is forgotten first. */
const MAX_NAMES = 20_000;
/**
 * A node does not report a caller below this share of its limit, so reports are rare, and among up to twenty nodes no
 * caller can exceed its limit unnoticed.
 */
const REPORTED_SHARE = 1 / 20;
/** Nodes whose reports count for one caller; an installation never has more. */
const MAX_NODES = 100;

/**
 * Counts calls on this node and adds what other nodes report. A call is counted without waiting for other nodes; their
 * counts are as old as their last report.
 */
export class CallCounts {
  readonly #names = new Map<string, Counted>();

  /**
   * Counts one call. Windows begin at the same moments on every node.
   *
   * @param max calls allowed in one window, on all nodes together
   * @param windowMs milliseconds
   * @returns known calls in this window, this one included, and the milliseconds until it ends
   */
  countCall(name: string, max: number, windowMs: number, nowMs: number): { current: number; ttl: number } {
    const endsMs = (Math.floor(nowMs / windowMs) + 1) * windowMs;
    const counted = this.#of(name, endsMs);
    counted.max = max;
    counted.here += 1;
    return { current: counted.here + sum(counted.elsewhere), ttl: endsMs - nowMs };
  }

  /** Uncounts one call that this node counted in the window of `nowMs`. */
  giveBack(name: string, nowMs: number): void {
    const counted = this.#names.get(name);
    if (counted && counted.endsMs > nowMs && counted.here > 0) counted.here -= 1;
  }

  /** The counts that changed since the last report, for the other nodes. */
  takeReport(nowMs: number): CallCount[] {
    const report: CallCount[] = [];
    for (const [name, counted] of this.#names) {
      const { endsMs, here, reported: told, max } = counted;
      if (endsMs <= nowMs) this.#names.delete(name);
      else if (here !== told && here >= max * REPORTED_SHARE) {
        counted.reported = here;
        report.push({ name, endsMs, count: here });
      }
    }
    return report;
  }

  /** Takes the counts that another node reports. Reporting the same twice changes nothing. */
  applyReport(node: string, counts: readonly CallCount[]): void {
    for (const { name, endsMs, count } of counts) {
      const counted = this.#of(name, endsMs);
      if (counted.endsMs === endsMs && counted.elsewhere.size < MAX_NODES) counted.elsewhere.set(node, count);
    }
  }

  #of(name: string, endsMs: number): Counted {
    const known = this.#names.get(name);
    // A node whose clock is behind may report a window that is over here.
    if (known && known.endsMs >= endsMs) return known;
    const fresh = { endsMs, max: Infinity, here: 0, reported: 0, elsewhere: new Map<string, number>() };
    this.#names.delete(name);
    this.#names.set(name, fresh);
    if (this.#names.size > MAX_NAMES) {
      const [oldest] = this.#names.keys();
      if (oldest !== undefined) this.#names.delete(oldest);
    }
    return fresh;
  }
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
