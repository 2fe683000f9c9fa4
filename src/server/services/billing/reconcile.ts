import type { BillingProvider } from '../../billing/provider';
import { type Clock, DAY_MS, HOUR_MS, SECOND_MS } from '../../clock';
import type { JobQueue } from '../../jobs/queue';
import type { Store } from '../../store/connect';
import { claimCustomerToCheck } from '../../store/repositories/billing';
import { isCustomerRefused } from './askProvider';
import type { SubscriptionSync } from './subscriptionSync';

interface ReconciliationOptions {
  store: Store;
  clock: Clock;
  jobs: JobQueue;
  provider: BillingProvider | undefined;
  subscriptionSync: SubscriptionSync;
  onBackgroundError: (error: unknown) => void;
}

/** Finds what the provider changed when its event did not arrive. */
export interface Reconciliation {
  /** Reads the provider's state of the customers whose turn it is; bounded in calls and time. Never rejects. */
  reconcile: () => Promise<void>;
  /** Queues a reconciliation and an invoicing of overage, unless one waits or runs on any node. */
  queueReconciliation: () => Promise<void>;
}

const MAX_CALLS = 200;
/** Less than a job's lock lasts, so that no second node begins beside this one. */
const MAX_TIME_MS = 90 * SECOND_MS;
const MAX_FAILURES_IN_A_ROW = 3;
const QUIET_MS = 7 * DAY_MS;
/** All nodes use the same ids, so that the queue holds at most one job of each kind. */
const JOB_IDS = {
  'billing.reconcile': '00000000-0000-7000-8000-000000000001',
  'billing.overage': '00000000-0000-7000-8000-000000000002',
} as const;

export function createReconciliation(options: ReconciliationOptions): Reconciliation {
  const { store, clock, jobs, provider, subscriptionSync, onBackgroundError } = options;
  const { db } = store;

  async function check(from: BillingProvider): Promise<void> {
    const now = clock.now();
    const limits = {
      now,
      checkedBefore: new Date(now.getTime() - HOUR_MS),
      quietSince: new Date(now.getTime() - QUIET_MS),
    };
    const began = performance.now();
    let failures = 0;
    for (let calls = 0; calls < MAX_CALLS && performance.now() - began < MAX_TIME_MS; calls += 1) {
      const customer = await claimCustomerToCheck(db, from.name, limits);
      if (!customer) return;
      try {
        await subscriptionSync.sync(from, customer.accountId, customer.customerId);
        failures = 0;
      } catch (error) {
        onBackgroundError(error);
        if (isCustomerRefused(error)) continue;
        failures += 1;
        if (failures === MAX_FAILURES_IN_A_ROW) return;
      }
    }
  }

  const reconcile = async (): Promise<void> => {
    if (provider) await check(provider).catch(onBackgroundError);
  };
  jobs.handle('billing.reconcile', reconcile);

  return {
    reconcile,
    queueReconciliation: async () => {
      if (!provider) return;
      // `billing.overage` invoices periods that `billing.reconcile` closes, so it comes second.
      for (const kind of ['billing.reconcile', 'billing.overage'] as const) {
        await jobs.add(db, kind, {}, null, { again: { id: JOB_IDS[kind], attempts: 0 } });
      }
      jobs.checkSoon();
    },
  };
}
