/** A poll that waits for its account's next decision. */
export interface WaitingPoll {
  /** Resolves when the poll was woken since it entered or since the last `wait`, or when the time is over. */
  wait: (ms: number) => Promise<void>;
  wake: () => void;
  /** Removes the poll, because it is answered or its caller has left. */
  leave: () => void;
  hasLeft: () => boolean;
}

export interface WaitingPolls {
  /** Adds a poll of an account; undefined when the account has as many as it may. */
  enter: (accountId: string) => WaitingPoll | undefined;
  /** Wakes the polls of an account, or all. */
  wake: (accountId?: string) => void;
  count: () => number;
}

/**
 * Keeps the polls that wait on this node. They hold no connection to the database.
 *
 * @param atOnce largest number of polls of one account
 */
export function createWaitingPolls({ atOnce }: { atOnce: number }): WaitingPolls {
  const accounts = new Map<string, Set<WaitingPoll>>();

  function create(onLeave: () => void): WaitingPoll {
    let isWoken = false;
    let left = false;
    let end: (() => void) | undefined;
    const wake = (): void => {
      isWoken = true;
      end?.();
    };
    return {
      wake,
      leave: () => {
        left = true;
        onLeave();
        wake();
      },
      hasLeft: () => left,
      wait: async (ms) => {
        if (!isWoken) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, ms);
            end = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
        isWoken = false;
        end = undefined;
      },
    };
  }

  return {
    enter: (accountId) => {
      const ofAccount = accounts.get(accountId) ?? new Set<WaitingPoll>();
      if (ofAccount.size >= atOnce) return undefined;
      const waitingPoll = create(() => {
        ofAccount.delete(waitingPoll);
        if (ofAccount.size === 0 && accounts.get(accountId) === ofAccount) accounts.delete(accountId);
      });
      ofAccount.add(waitingPoll);
      accounts.set(accountId, ofAccount);
      return waitingPoll;
    },
    wake: (accountId) => {
      const woken =
        accountId === undefined
          ? [...accounts.values()].flatMap((ofAccount) => [...ofAccount])
          : (accounts.get(accountId) ?? []);
      for (const waitingPoll of woken) waitingPoll.wake();
    },
    count: () => [...accounts.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
