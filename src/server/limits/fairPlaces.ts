import { FairQueue, type AccountShare } from './fairQueue';

/** Gives a place back; a second call does nothing. */
export type Release = () => void;

/** Places for work that costs much, given to accounts in turn. */
export interface FairPlaces {
  /**
   * Waits for a place.
   *
   * @param atOnce places that the account may have at the same time
   * @param waitMs milliseconds; 0 takes only a place that is free now
   * @returns undefined when no place got free in time, or when too many wait
   */
  take: (share: AccountShare, atOnce: number, waitMs: number) => Promise<Release | undefined>;
}

interface PlaceOptions {
  /** Places of all accounts together. */
  places: number;
  /** Callers that may wait. @default 1000 */
  maxWaiting?: number;
}

interface Waiter {
  atOnce: number;
  give: (release: Release) => void;
}

export function createFairPlaces({ places, maxWaiting = 1_000 }: PlaceOptions): FairPlaces {
  const queue = new FairQueue<Waiter>(maxWaiting);
  const held = new Map<string, number>();
  let free = places;

  function createRelease(accountId: string): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      const left = (held.get(accountId) ?? 0) - 1;
      if (left > 0) held.set(accountId, left);
      else held.delete(accountId);
      givePlaces();
    };
  }

  function givePlaces(): void {
    while (free > 0) {
      const next = queue.take((id, { atOnce }) => (held.get(id) ?? 0) < atOnce);
      if (next === undefined) return;
      free -= 1;
      held.set(next.accountId, (held.get(next.accountId) ?? 0) + 1);
      next.item.give(createRelease(next.accountId));
    }
  }

  return {
    take: (share, atOnce, waitMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          if (queue.remove(share.accountId, waiter)) resolve(undefined);
        }, waitMs);
        const waiter: Waiter = {
          atOnce,
          give: (release) => {
            clearTimeout(timer);
            resolve(release);
          },
        };
        if (queue.add(share, waiter)) {
          givePlaces();
        } else {
          clearTimeout(timer);
          resolve(undefined);
        }
      }),
  };
}
