import type { CostedVerdict } from '../ai/decide';
import type { Store } from '../store/connect';
import { addAiUsage, type AiUsage } from '../store/repositories/aiUsage';

/** Calls to the AI that no stored message counts. */
export interface AiSpending {
  /** Remembers an account's calls until they are written. */
  note: (accountId: string, decisions: readonly CostedVerdict[]) => void;
  /** Writes what is remembered, of every account; what the database refuses stays remembered. Never rejects. */
  write: () => Promise<void>;
}

interface SpendingOptions {
  store: Store;
  /** Called with each failure that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

export function createAiSpending({ store, onBackgroundError }: SpendingOptions): AiSpending {
  const unwritten = new Map<string, AiUsage>();

  function add(accountId: string, { calls, costMicros }: AiUsage): void {
    const known = unwritten.get(accountId) ?? { calls: 0, costMicros: 0 };
    unwritten.set(accountId, { calls: known.calls + calls, costMicros: known.costMicros + costMicros });
  }

  return {
    note: (accountId, decisions) => {
      for (const { aiCalls: calls, aiCostMicros: costMicros } of decisions) {
        if (calls > 0) add(accountId, { calls, costMicros });
      }
    },
    write: async () => {
      const usages = [...unwritten];
      unwritten.clear();
      await Promise.all(
        usages.map(([accountId, usage]) =>
          addAiUsage(store.db, accountId, usage).catch((error: unknown) => {
            add(accountId, usage);
            onBackgroundError(error);
          }),
        ),
      );
    },
  };
}
