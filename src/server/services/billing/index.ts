import { doesStatusGrantAccess } from '~/contract/access';
import type { CheckoutSession, MessageResponse, Tier } from '~/contract/api.gen';
import { readSignedEvent } from '../../billing/events';
import type { BillingProvider } from '../../billing/provider';
import { type PlanId, PLANS } from '~/contract/plans';
import { LATE_PAYMENT_DAYS } from '~/contract/limits';
import { type Clock, DAY_MS } from '../../clock';
import type { JobQueue } from '../../jobs/queue';
import { createConflictProblem, createNotFoundProblem, createUnavailableProblem } from '../../problem';
import type { Store } from '../../store/connect';
import type { Db } from '../../store/db';
import { type Account, findAccount } from '../../store/repositories/accounts';
import { toMember } from '../../actor';
import {
  closeCheckoutByProviderId,
  findAccountOfCustomer,
  findCustomer,
  findOpenCheckout,
  markEventProcessed,
  recordBillingEvent,
} from '../../store/repositories/billing';
import {
  claimLatePayments,
  endLapsedSubscriptions,
  findSubscription,
  listUnmanagedAccounts,
  type SubscriptionRow,
} from '../../store/repositories/subscriptions';
import { askProvider } from './askProvider';
import { createCheckouts } from './checkout';
import { describeServerLimit, refuseExtraServers } from './extraServers';
import { computeLapseCutoffs } from './lapse';
import { createOverageInvoicing } from './overage';
import { createReconciliation, type Reconciliation } from './reconcile';
import {
  auditChanges,
  createSubscriptionSync,
  NO_SUBSCRIPTION_DETAIL,
  type SubscriptionListener,
} from './subscriptionSync';
import { createGrantedPlans, type GrantedPlans } from './grantedPlans';

export interface BillingService {
  /** @param host the request's Host header, for installations that are only reached on this machine */
  createCheckout: (account: Account, tier: Tier, host?: string) => Promise<CheckoutSession>;
  cancel: (account: Account) => Promise<MessageResponse>;
  reactivate: (account: Account) => Promise<MessageResponse>;
  /**
   * Sets the number of extra servers. Setting the same number again changes nothing.
   *
   * @throws {HttpProblem} 403 when the plan has no extra servers; 404 without a subscription; 409 when the subscription
   *   has ended or ends with its period
   */
  setExtraServers: (account: Account, count: number) => Promise<MessageResponse>;
  /**
   * Ends at once every subscription that the provider still charges for.
   *
   * @throws {HttpProblem} 503
   */
  endAll: (account: Account) => Promise<void>;
  /** @param raw the exact bytes of the body, which the signature covers */
  receive: (raw: Buffer, signature: string) => Promise<void>;
  /** Hands subscriptions that were made without a provider, such as the demo's, to the provider, if it adopts them. */
  takeOver: () => Promise<void>;
  /** The plans without payment, where the settings grant one. */
  granted: GrantedPlans;
  /** Called after the commit of a change that the provider reports; must not throw. */
  onChanged: (listener: SubscriptionListener) => void;
  /**
   * Ends the access of subscriptions whose days of grace, or whose days for a late payment, are over. Reminds the owner
   * of a late payment a day before.
   */
  endLapsed: () => Promise<void>;
  reconcile: Reconciliation['reconcile'];
  queueReconciliation: Reconciliation['queueReconciliation'];
  /** Invoices the priced overage of closed periods, each once. Never rejects. */
  invoiceOverage: () => Promise<void>;
}

interface BillingOptions {
  store: Store;
  clock: Clock;
  /** Undefined where no payments are taken. */
  provider: BillingProvider | undefined;
  /** The plan of every account where no payments are taken. */
  grantedPlan: PlanId | undefined;
  /** Days after a period's end for which access goes on without news from the provider. */
  graceDays: number;
  /** US cents for a thousand messages over the limit; 0 is free. */
  overageCentsPer1000: number;
  jobs: JobQueue;
  /** The origin on which owners reach the app, without a trailing slash. */
  origin: () => string;
  onBackgroundError: (error: unknown) => void;
}

const NO_PAYMENTS_DETAIL = 'Payments are not set up on this installation.';

export function createBillingService(options: BillingOptions): BillingService {
  const { store, clock, graceDays, jobs, onBackgroundError } = options;
  const { db, backgroundDb } = store;
  const background = { ...options, store: { ...store, db: backgroundDb } };
  const subscriptionSync = createSubscriptionSync(options);
  const granted = createGrantedPlans({ ...options, subscriptionSync });
  const { reconcile, queueReconciliation } = createReconciliation({ ...background, subscriptionSync });
  const invoiceOverage = createOverageInvoicing(background);
  const openCheckout = createCheckouts({ ...options, subscriptionSync });

  function theProvider(): BillingProvider {
    const { provider, grantedPlan } = options;
    if (grantedPlan !== undefined) {
      throw createConflictProblem(
        `This installation takes no payments: every account has the ${PLANS[grantedPlan].name} plan.`,
      );
    }
    if (!provider) throw createUnavailableProblem(NO_PAYMENTS_DETAIL, undefined, 3_600);
    return provider;
  }

  async function requireSubscription(account: Account): Promise<SubscriptionRow> {
    const row = await findSubscription(db, account.id);
    if (!row) throw createNotFoundProblem(NO_SUBSCRIPTION_DETAIL);
    return row;
  }

  /** Makes a change at the provider, then stores the result. */
  async function change(
    account: Account,
    kind: `subscription.${string}`,
    act: (provider: BillingProvider, subscriptionId: string) => Promise<void>,
  ): Promise<SubscriptionRow> {
    const provider = theProvider();
    const before = await requireSubscription(account);
    const { id, customerId } = await subscriptionSync.requireManaged(provider, account);
    await askProvider(() => act(provider, id));
    // Read again after the change: of two opposite calls, the provider's last state counts.
    await subscriptionSync.sync(provider, account.id, customerId, {
      kind,
      actor: toMember(account),
      before,
    });
    return requireSubscription(account);
  }

  /** Queues, once for each late payment, the mail that tells its owner a day before access ends. */
  async function remindOfLatePayments(trx: Db, now: Date): Promise<void> {
    const lateSince = new Date(now.getTime() - (LATE_PAYMENT_DAYS - 1) * DAY_MS);
    for (const { accountId, since } of await claimLatePayments(trx, lateSince)) {
      await jobs.add(
        trx,
        'mail.payment_late',
        { accountId, since: since.toISOString(), reminder: true },
        accountId,
      );
    }
  }

  return {
    granted,
    onChanged: subscriptionSync.onChanged,
    reconcile,
    queueReconciliation,
    invoiceOverage,

    endLapsed: async () => {
      const now = clock.now();
      await backgroundDb.transaction().execute(async (trx) => {
        await remindOfLatePayments(trx, now);
        const ended = await endLapsedSubscriptions(trx, computeLapseCutoffs(now, graceDays), now);
        await auditChanges(trx, ended, now);
      });
    },

    createCheckout: (account, tier, host) => openCheckout(theProvider(), account, tier, host),

    cancel: async (account) => {
      await change(account, 'subscription.cancel', (provider, id) => provider.setCancelAtPeriodEnd(id, true));
      // Without the date: the owner's day may be another than the server's.
      return {
        message: 'Your subscription is canceled. Service continues until the end of the billing period.',
      };
    },

    reactivate: async (account) => {
      await change(account, 'subscription.reactivate', (provider, id) =>
        provider.setCancelAtPeriodEnd(id, false),
      );
      return { message: 'Your subscription continues.' };
    },

    setExtraServers: async (account, count) => {
      theProvider();
      refuseExtraServers(await requireSubscription(account), count);
      const row = await change(account, 'subscription.extra_servers', (provider, id) =>
        provider.setExtraServers(id, count),
      );
      return { message: describeServerLimit(row) };
    },

    endAll: async ({ id }) => {
      const { provider } = options;
      const customer = await findCustomer(db, id);
      if (!provider || customer?.provider !== provider.name) return;
      const open = await findOpenCheckout(db, id, clock.now());
      if (open?.provider_checkout_id) {
        // Fails for a checkout that is completed or has expired already; the code below ends its subscription.
        await provider.expireCheckout(open.provider_checkout_id).catch(onBackgroundError);
      }
      const subscriptions = await askProvider(() => provider.listSubscriptions(customer.customerId));
      for (const subscription of subscriptions.filter(({ status }) => status !== 'canceled')) {
        await askProvider(() => provider.endSubscription(subscription.id));
      }
    },

    receive: async (raw, signature) => {
      const { provider } = options;
      if (!provider) throw createUnavailableProblem(NO_PAYMENTS_DETAIL, undefined, 3_600);
      const event = readSignedEvent(raw, signature, provider.webhookSecret, clock.now().getTime());
      if (!(await recordBillingEvent(db, event.id, event.type, clock.now()))) return;
      const { customerId, checkoutId } = event;
      const accountId = customerId && (await findAccountOfCustomer(db, customerId));
      if (customerId && accountId) {
        if (checkoutId !== undefined) await closeCheckoutByProviderId(db, accountId, checkoutId, clock.now());
        await subscriptionSync.sync(provider, accountId, customerId);
      }
      await markEventProcessed(db, event.id, clock.now());
    },

    takeOver: async () => {
      const provider = options.provider;
      if (!provider?.adopt) return;
      for (const accountId of await listUnmanagedAccounts(db)) {
        const account = await findAccount(db, accountId);
        if (!account || !doesStatusGrantAccess(account.subscriptionStatus)) continue;
        const { customerId } = await subscriptionSync.requireManaged(provider, account);
        await subscriptionSync.sync(provider, accountId, customerId);
      }
    },
  };
}
