/** An account's share of what a node gives to all accounts. */
export interface AccountShare {
  accountId: string;
  /** The items of this account that are taken for each item of an account with weight 1; more than 0. */
  weight: number;
}

interface Lane<Item> {
  weight: number;
  /** When its next item is due, in items that an account with weight 1 could have taken. */
  dueAt: number;
  items: Item[];
}

/**
 * A queue for each account. Takes items of all accounts in turn, as often as their weights say, so that the length of
 * one account's queue delays no other account.
 */
export class FairQueue<Item> {
  readonly #lanes = new Map<string, Lane<Item>>();
  readonly #capacity: number;
  #now = 0;
  #size = 0;

  /** @param capacity items of all accounts together; one account alone may fill half of it */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /**
   * Adds an item at the end of its account's queue, unless that is longer than what is left free: so there is always
   * room for another account.
   *
   * @returns whether the item was added
   */
  add({ accountId, weight }: AccountShare, item: Item): boolean {
    const known = this.#lanes.get(accountId);
    const lane = known ?? { weight, dueAt: this.#now, items: [] };
    if (lane.items.length >= this.#capacity - this.#size) return false;
    if (!known) this.#lanes.set(accountId, lane);
    lane.weight = weight;
    lane.items.push(item);
    this.#size += 1;
    return true;
  }

  /**
   * Takes the item that is due first.
   *
   * @param isReady whether the account may be served now with this item; if not, it keeps its items
   */
  take(
    isReady: (accountId: string, next: Item) => boolean = () => true,
  ): { accountId: string; item: Item } | undefined {
    let first: [string, Lane<Item>] | undefined;
    for (const entry of this.#lanes) {
      const [accountId, { dueAt, items }] = entry;
      if (first !== undefined && dueAt >= first[1].dueAt) continue;
      if (isReady(accountId, items[0] as Item)) first = entry;
    }
    if (first === undefined) return undefined;
    const [accountId, lane] = first;
    const item = lane.items.shift() as Item;
    this.#now = Math.max(this.#now, lane.dueAt);
    lane.dueAt = this.#now + 1 / lane.weight;
    this.#forget(accountId, lane);
    return { accountId, item };
  }

  /** Takes an item out of turn. @returns false when it was not in the queue any more */
  remove(accountId: string, item: Item): boolean {
    const lane = this.#lanes.get(accountId);
    const at = lane?.items.indexOf(item) ?? -1;
    if (lane === undefined || at < 0) return false;
    lane.items.splice(at, 1);
    this.#forget(accountId, lane);
    return true;
  }

  get size(): number {
    return this.#size;
  }

  #forget(accountId: string, lane: Lane<Item>): void {
    this.#size -= 1;
    if (lane.items.length === 0) this.#lanes.delete(accountId);
  }
}
