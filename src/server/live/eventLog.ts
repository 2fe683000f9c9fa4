import { computeFirstIdAt, readTimeOfId } from '../ids';

/** One event, stored for callers who reconnect. */
export interface LoggedEvent {
  /** Time-ordered id, made by the node on which the event happened. */
  id: string;
  /** The event as the stream sends it. */
  text: string;
}

interface EventLogOptions {
  /** Events kept for one account. @default 200 */
  perAccount?: number;
  /** Accounts whose events are stored, those with the latest events. @default 500 */
  accounts?: number;
}

interface Kept {
  events: LoggedEvent[];
  /** Milliseconds since 1970, by this node's clock: every event that arrived later is here. */
  completeSince: number;
}

/** How far the clocks of two nodes and the delay between them may differ. */
const MARGIN_MS = 5_000;

/**
 * The last events of each account in the order in which this node heard them. Every node hears the same events in the
 * same order, so a caller may reconnect to another node than the one it lost.
 */
export class EventLog {
  readonly #accounts = new Map<string, Kept>();
  readonly #perAccount: number;
  readonly #maxAccounts: number;
  #completeSince: number;

  /** @param nowMs the moment from which this node hears events */
  constructor(nowMs: number, { perAccount = 200, accounts = 500 }: EventLogOptions = {}) {
    this.#completeSince = nowMs;
    this.#perAccount = perAccount;
    this.#maxAccounts = accounts;
  }

  append(accountId: string, event: LoggedEvent, nowMs: number): void {
    const kept = this.#find(accountId);
    this.#accounts.delete(accountId);
    this.#accounts.set(accountId, kept);
    kept.events.push(event);
    if (kept.events.length > this.#perAccount) {
      kept.events.shift();
      kept.completeSince = nowMs;
    }
    this.#forgetOldest(nowMs);
  }

  /**
   * The events after a given one, oldest first. An id that is not stored is placed by the time in it, with a margin:
   * some events may then come a second time, but none is missing.
   *
   * @returns undefined when an event may be missing, so that the caller must refetch everything
   */
  after(accountId: string, lastId: string, nowMs: number): readonly LoggedEvent[] | undefined {
    const { events, completeSince } = this.#find(accountId);
    const at = events.findIndex(({ id }) => id === lastId);
    if (at >= 0) return events.slice(at + 1);
    const lastMs = readTimeOfId(lastId);
    const isPlaceable = lastMs - MARGIN_MS > completeSince && lastMs <= nowMs + MARGIN_MS;
    return isPlaceable ? events.filter(({ id }) => readTimeOfId(id) >= lastMs - MARGIN_MS) : undefined;
  }

  /** The id of the account's last event; without one, an id after which every event that is heard from now on follows. */
  getLastId(accountId: string): string {
    const { events, completeSince } = this.#find(accountId);
    return events.at(-1)?.id ?? computeFirstIdAt(completeSince + MARGIN_MS + 1);
  }

  /** Forgets an account's events, so that its callers refetch everything. */
  forget(accountId: string, nowMs: number): void {
    if (this.#accounts.has(accountId)) this.#accounts.set(accountId, { events: [], completeSince: nowMs });
  }

  /** Forgets everything, because this node may have missed events. */
  restart(nowMs: number): void {
    this.#accounts.clear();
    this.#completeSince = nowMs;
  }

  #find(accountId: string): Kept {
    return this.#accounts.get(accountId) ?? { events: [], completeSince: this.#completeSince };
  }

  #forgetOldest(nowMs: number): void {
    if (this.#accounts.size <= this.#maxAccounts) return;
    const [oldest] = this.#accounts.keys();
    if (oldest !== undefined) this.#accounts.delete(oldest);
    // A missing entry means that the account has no events, or that its entry was evicted.
    this.#completeSince = nowMs;
  }
}
