import { LRUCache } from 'lru-cache';
import type { AiBudget, Tier } from '~/contract/api.gen';
import type { PlanId } from '~/contract/plans';
import type { CostedVerdict } from '../ai/judge';
import { type Clock, DAY_MS } from '../clock';
import { MICROS_PER_DOLLAR, toDollars } from '../money';
import type { Store } from '../store/connect';
import { addUncountedAiUsage, type AiDay, type AiUsage, readAiDayCost } from '../store/repositories/aiUsage';
import { formatUtcDay } from '../timeRanges';

/** US dollars that an account on each plan may spend on the AI in a UTC day; a plan without an amount has no limit. */
export type AiBudgetByPlan = Readonly<Partial<Record<PlanId, number>>>;

/** The account that pays for a call. */
export interface Payer {
  id: string;
  tier: Tier | undefined;
}

/** Keeps each account within its AI budget of the day, and counts the AI calls that no stored message counts. */
export interface AiSpending {
  /** Whether the account's budget of the day pays for another call, as far as this node knows. Asks no store. */
  hasBudget: (account: Payer) => boolean;
  /** Counts calls against the budget of the day before any store does. */
  count: (accountId: string, decision: CostedVerdict) => void;
  /** Learns what days have cost on all nodes, as the store counts it. */
  learn: (days: readonly AiDay[]) => void;
  /**
   * Remembers an account's calls until they are written.
   *
   * @param messageId set when the answer of this message's commit was lost, so that the commit may have counted the
   * calls
   */
  note: (accountId: string, decisions: readonly CostedVerdict[], messageId?: string) => void;
  /** Writes what is remembered, of every account; what the database refuses stays remembered. Never rejects. */
  write: () => Promise<void>;
  /** Returns the account's budget of the day; null where none is set. */
  readBudget: (account: Payer) => Promise<AiBudget | null>;
}

interface SpendingOptions {
  store: Store;
  clock: Clock;
  budgets: AiBudgetByPlan;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** Accounts whose cost of the day a node remembers. The cost of an evicted account is known again with its next commit. */
const REMEMBERED_ACCOUNTS = 10_000;

export function createAiSpending({ store, clock, budgets, onBackgroundError }: SpendingOptions): AiSpending {
  const unwritten = new Map<string, AiUsage & Pick<AiDay, 'accountId' | 'day'>>();
  const known = new LRUCache<string, AiDay>({ max: REMEMBERED_ACCOUNTS });

  const today = (): string => formatUtcDay(clock.now());
  const knownToday = (accountId: string): number => {
    const found = known.get(accountId);
    return found?.day === today() ? found.costMicros : 0;
  };
  const getLimitMicros = (tier: Tier | undefined): number | undefined => {
    const dollars = tier && budgets[tier];
    return dollars === undefined ? undefined : Math.round(dollars * MICROS_PER_DOLLAR);
  };

  /** Keeps the larger figure: the node's lacks other nodes' calls, the store's lacks the calls since the commit. */
  function learn(days: readonly AiDay[]): void {
    for (const each of days) {
      if (each.day === today() && each.costMicros > knownToday(each.accountId))
        known.set(each.accountId, each);
    }
  }

  function add(accountId: string, day: string, { calls, costMicros, messageId }: AiUsage): void {
    const key = `${day} ${accountId} ${messageId ?? ''}`;
    const before = unwritten.get(key) ?? { calls: 0, costMicros: 0 };
    unwritten.set(key, {
      accountId,
      day,
      calls: before.calls + calls,
      costMicros: before.costMicros + costMicros,
      messageId,
    });
  }

  return {
    hasBudget: ({ id, tier }) => {
      const limit = getLimitMicros(tier);
      return limit === undefined || knownToday(id) < limit;
    },
    count: (accountId, { aiCostMicros }) => {
      if (aiCostMicros === 0) return;
      known.set(accountId, {
        accountId,
        day: today(),
        costMicros: knownToday(accountId) + aiCostMicros,
      });
    },
    learn,
    note: (accountId, decisions, messageId) => {
      for (const { aiCalls: calls, aiCostMicros: costMicros } of decisions) {
        if (calls > 0) add(accountId, today(), { calls, costMicros, messageId });
      }
    },
    write: async () => {
      const usages = [...unwritten.values()];
      unwritten.clear();
      await Promise.all(
        usages.map(async (usage) => {
          const { accountId, day } = usage;
          try {
            const total = await addUncountedAiUsage(store.ingestDb, accountId, day, usage);
            if (total) learn([total]);
          } catch (error) {
            add(accountId, day, usage);
            onBackgroundError(error);
          }
        }),
      );
    },
    readBudget: async ({ id, tier }) => {
      const limit = getLimitMicros(tier);
      if (limit === undefined) return null;
      const used = await readAiDayCost(store.db, id, today());
      return {
        limit_usd: toDollars(limit),
        used_usd: toDollars(used),
        used_up: used >= limit,
        resets_at: new Date((Math.floor(clock.now().getTime() / DAY_MS) + 1) * DAY_MS).toISOString(),
      };
    },
  };
}
