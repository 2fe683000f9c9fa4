/** How often one caller has called one operation in one stretch of time, as one node counted it. */
export interface CallCount {
  /** Caller and operation. */
  name: string;
  /** End of the stretch, milliseconds since 1970. */
  endsMs: number;
  count: number;
}

interface Counted {
  endsMs: number;
  max: number;
  here: number;
  /** What was last told of `here`. */
  told: number;
  /** What other nodes said last. */
  elsewhere: Map<string, number>;
}

/** Callers that are remembered, those seen last. */
const MAX_NAMES = 20_000;
/**
 * A caller below this share of its limit on a node is not talked about: so nearly nothing is ever said, and among up
 * to twenty nodes none can exceed the limit unnoticed.
 */
const QUIET_SHARE = 1 / 20;
/** Nodes that one count is heard from; more would be a fault. */
const MAX_NODES = 100;

/**
 * Counts calls on this node and adds what other nodes report. A call is counted without waiting for other nodes; what
 * others have counted is known as of their last report.
 */
export class CallCounts {
  readonly #names = new Map<string, Counted>();

  /**
   * Counts one call. Stretches begin at the same moments on every node.
   *
   * @param max calls allowed in one stretch, on all nodes together
   * @param stretchMs milliseconds
   * @returns calls in this stretch with this one, as far as known, and the milliseconds until it ends
   */
  hit(name: string, max: number, stretchMs: number, nowMs: number): { current: number; ttl: number } {
    const endsMs = (Math.floor(nowMs / stretchMs) + 1) * stretchMs;
    const counted = this.#of(name, endsMs);
    counted.max = max;
    counted.here += 1;
    return { current: counted.here + sum(counted.elsewhere), ttl: endsMs - nowMs };
  }

  /** Takes one call back that this node has counted in the stretch of `nowMs`. */
  giveBack(name: string, nowMs: number): void {
    const counted = this.#names.get(name);
    if (counted && counted.endsMs > nowMs && counted.here > 0) counted.here -= 1;
  }

  /** What other nodes should know since the last report. */
  report(nowMs: number): CallCount[] {
    const report: CallCount[] = [];
    for (const [name, counted] of this.#names) {
      const { endsMs, here, told, max } = counted;
      if (endsMs <= nowMs) this.#names.delete(name);
      else if (here !== told && here >= max * QUIET_SHARE) {
        counted.told = here;
        report.push({ name, endsMs, count: here });
      }
    }
    return report;
  }

  /** Takes what another node has counted by itself. Saying the same twice changes nothing. */
  hear(node: string, counts: readonly CallCount[]): void {
    for (const { name, endsMs, count } of counts) {
      const counted = this.#of(name, endsMs);
      if (counted.endsMs === endsMs && counted.elsewhere.size < MAX_NODES) counted.elsewhere.set(node, count);
    }
  }

  #of(name: string, endsMs: number): Counted {
    const known = this.#names.get(name);
    // A node whose clock is behind may speak of a stretch that is over here.
    if (known && known.endsMs >= endsMs) return known;
    const fresh = { endsMs, max: Infinity, here: 0, told: 0, elsewhere: new Map<string, number>() };
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
