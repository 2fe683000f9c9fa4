import { type PlanId, PLANS } from '~/contract/plans';
import type { BillingProvider } from '../../billing/provider';
import type { Clock } from '../../clock';
import type { Store } from '../../store/connect';
import type { Db } from '../../store/db';
import {
  endGrantedPlans,
  grantPlan,
  listGrantedCustomers,
  type PlanRecipients,
} from '../../store/repositories/subscriptions';
import { auditChanges, type SubscriptionSync } from './subscriptionSync';

type Customer = Awaited<ReturnType<typeof listGrantedCustomers>>[number];

/** The plans of an installation without payments: every account has the one in the settings. */
export interface GrantedPlans {
  /** Gives one account its plan; does nothing where payments are taken. */
  grant: (trx: Db, accountId: string) => Promise<void>;
  /**
   * Makes every account's plan follow the settings: granted, with the calendar month as its period, or, where payments
   * are taken again, as the payment provider reports it.
   */
  settle: () => Promise<void>;
}

interface GrantedPlanOptions {
  store: Store;
  clock: Clock;
  /** Undefined where payments are taken. */
  grantedPlan: PlanId | undefined;
  provider: BillingProvider | undefined;
  subscriptionSync: SubscriptionSync;
  onBackgroundError: (error: unknown) => void;
}

export function createGrantedPlans(options: GrantedPlanOptions): GrantedPlans {
  const { store, clock, grantedPlan, provider, subscriptionSync, onBackgroundError } = options;
  const { db } = store;

  async function give(trx: Db, plan: PlanId, recipients: PlanRecipients): Promise<void> {
    const now = clock.now();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    const { messageLimit, serverLimit } = PLANS[plan];
    const periodStart = new Date(Date.UTC(year, month, 1));
    const periodEnd = new Date(Date.UTC(year, month + 1, 1));
    const changes = await grantPlan(
      trx,
      { tier: plan, messageLimit, serverLimit, periodStart, periodEnd, now },
      recipients,
    );
    await auditChanges(trx, changes, now);
  }

  function end(which: Parameters<typeof endGrantedPlans>[2]): Promise<void> {
    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      await auditChanges(trx, await endGrantedPlans(trx, now, which), now);
    });
  }

  /**
   * Reads the customers' subscriptions. A customer keeps the granted plan until the provider has answered, so that no
   * paying one is locked out meanwhile.
   */
  async function follow(from: BillingProvider, customers: readonly Customer[]): Promise<void> {
    for (const { accountId, customerId } of customers) {
      try {
        await subscriptionSync.sync(from, accountId, customerId);
        await end({ of: accountId });
      } catch (error) {
        onBackgroundError(error);
      }
    }
  }

  let following: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    const customers = provider === undefined ? [] : await listGrantedCustomers(db, provider.name);
    const exceptOf = customers.map(({ accountId }) => accountId);
    await end({ exceptOf });
    if (provider === undefined || customers.length === 0) return;
    // The provider may take long to answer, so a start does not wait for it.
    following ??= follow(provider, customers).finally(() => {
      following = undefined;
    });
  }

  return {
    grant: async (trx, accountId) => {
      if (grantedPlan !== undefined) await give(trx, grantedPlan, { accountId });
    },
    settle: async () => {
      if (grantedPlan === undefined) await endAll();
      else await db.transaction().execute((trx) => give(trx, grantedPlan, 'all accounts'));
    },
  };
}
