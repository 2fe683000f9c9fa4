import type { CheckoutSession, MessageResponse, SubscriptionStatus, Tier } from '~/contract/api.gen';
import { PLANS, TRIAL } from '~/contract/plans';
import { readSignedEvent } from '../billing/events';
import {
  type BillingProvider,
  isLive,
  leadingSubscription,
  type ProviderSubscription,
} from '../billing/provider';
import { type Clock, hourMs } from '../clock';
import { timeOrderedId } from '../ids';
import { asCalled } from '../local-address';
import { conflict, HttpProblem, notFound, unavailable } from '../problem';
import type { Store } from '../store/connect';
import { type Account, findAccount } from '../store/repositories/accounts';
import { writeAuditEvent } from '../store/repositories/audit';
import {
  claimCheckout,
  closeCheckout,
  closeProviderCheckout,
  completeClaim,
  databaseTime,
  findAccountOfCustomer,
  findCustomer,
  findOpenCheckout,
  hasUsedTrial,
  lockAccount,
  markEventProcessed,
  markTrialUsed,
  noteEvent,
  putCustomer,
} from '../store/repositories/billing';
import {
  findSubscription,
  listUnmanaged,
  putSubscription,
  type SubscriptionRow,
} from '../store/repositories/subscriptions';

export interface BillingService {
  /** @param host the request's Host header, for installations that are reached on this machine only */
  createCheckout: (account: Account, tier: Tier, host?: string) => Promise<CheckoutSession>;
  cancel: (account: Account) => Promise<MessageResponse>;
  reactivate: (account: Account) => Promise<MessageResponse>;
  /** Ends whatever the provider still charges for, at once. @throws {HttpProblem} 503 */
  endAll: (account: Account) => Promise<void>;
  /** @param raw the exact bytes of the body, which the signature is over */
  receive: (raw: Buffer, signature: string) => Promise<void>;
  /** Hands subscriptions that were made without a provider, such as the demo's, to one that takes them. */
  takeOver: () => Promise<void>;
}

interface BillingOptions {
  store: Store;
  clock: Clock;
  /** Undefined where nobody takes payments. */
  provider: BillingProvider | undefined;
  /** Where people reach the app, without a trailing slash. */
  origin: () => string;
  onBackgroundError: (error: unknown) => void;
}

/** Milliseconds for everything a call asks of the provider; the app gives up after 30 s. */
const providerPatienceMs = 20_000;
/** How long a claim holds before the provider has said how long its checkout is open. */
const claimMs = hourMs;
const maxTries = 5;

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const noAnswer =
  'The payment provider does not answer at the moment. Nothing was changed; please try again shortly.';
const notSetUp = 'Payments are not set up on this installation.';
const ended = 'This subscription has ended. Choose a plan to start again.';
const none = 'There is no subscription on this account.';

/** @throws {HttpProblem} 503 when the provider fails or takes too long */
async function askProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The payment provider took too long.'));
    }, providerPatienceMs);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } catch (error) {
    throw error instanceof HttpProblem ? error : unavailable(noAnswer, error, 5);
  } finally {
    clearTimeout(timer);
  }
}

function toProviderView(row: SubscriptionRow): Omit<ProviderSubscription, 'id'> {
  return {
    tier: row.tier,
    status: row.status as SubscriptionStatus,
    createdAt: row.created_at,
    periodStart: row.current_period_start,
    periodEnd: row.current_period_end,
    trialEndsAt: row.trial_ends_at,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  };
}

export function createBilling(options: BillingOptions): BillingService {
  const { store, clock, origin, onBackgroundError } = options;
  const { db } = store;

  function theProvider(): BillingProvider {
    if (!options.provider) throw unavailable(notSetUp, undefined, 3_600);
    return options.provider;
  }

  async function customerOf(provider: BillingProvider, account: Account): Promise<string> {
    const known = await findCustomer(db, account.id);
    if (known?.provider === provider.name) return known.customerId;
    const customerId = await askProvider(() =>
      provider.createCustomer({ id: account.id, email: account.email }),
    );
    await putCustomer(db, { accountId: account.id, provider: provider.name, customerId }, clock.now());
    return customerId;
  }

  /** @returns the subscriptions that run beside the leading one and must be ended */
  async function apply(
    accountId: string,
    customerId: string,
    provider: BillingProvider,
    lookedAt: Date,
    subscriptions: readonly ProviderSubscription[],
  ): Promise<ProviderSubscription[]> {
    const leading = leadingSubscription(subscriptions);
    const tier = leading?.tier;
    if (!leading || tier === undefined) return [];
    const plan = PLANS[tier];
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId);
      if (!account) return;
      const before = await findSubscription(trx, accountId);
      // Whoever looked at the provider later knows better, in whatever order the looks arrive here.
      if (before?.provider_event_at && before.provider_event_at > lookedAt) return;
      const now = clock.now();
      await putSubscription(trx, accountId, {
        tier,
        status: leading.status,
        current_period_start: leading.periodStart,
        current_period_end: leading.periodEnd,
        trial_ends_at: leading.trialEndsAt,
        cancel_at_period_end: leading.cancelAtPeriodEnd,
        message_limit: plan.messageLimit,
        server_limit: plan.serverLimit,
        max_servers: plan.serverLimit,
        provider: provider.name,
        provider_customer_id: customerId,
        provider_subscription_id: leading.id,
        provider_event_at: lookedAt,
        created_at: before?.created_at ?? now,
        updated_at: now,
      });
      if (leading.trialEndsAt && !account.trialUsedAt) await markTrialUsed(trx, accountId, leading.createdAt);
      const changed =
        before?.tier !== tier ||
        before.status !== leading.status ||
        before.cancel_at_period_end !== leading.cancelAtPeriodEnd ||
        before.current_period_start.getTime() !== leading.periodStart.getTime();
      if (!changed) return;
      await writeAuditEvent(trx, {
        id: timeOrderedId(now.getTime()),
        accountId,
        subjectId: accountId,
        kind: 'subscription.changed',
        actor: `provider:${provider.name}`,
        at: now,
        detail: {
          tier,
          status: leading.status,
          cancel_at_period_end: leading.cancelAtPeriodEnd,
          period_start: leading.periodStart.toISOString(),
        },
      });
    });
    return subscriptions.filter(({ id, status }) => id !== leading.id && isLive(status));
  }

  /** Makes the account's subscription what the provider says it is now. */
  async function sync(provider: BillingProvider, accountId: string, customerId: string): Promise<void> {
    const lookedAt = await databaseTime(db);
    const subscriptions = await askProvider(() => provider.listSubscriptions(customerId));
    const surplus = await apply(accountId, customerId, provider, lookedAt, subscriptions);
    for (const subscription of surplus) {
      try {
        await askProvider(() => provider.endSubscription(subscription.id));
      } catch (error) {
        onBackgroundError(error);
      }
    }
  }

  /** The subscription to cancel or reactivate, taken over by the provider if it was made without one. */
  async function managed(
    provider: BillingProvider,
    account: Account,
  ): Promise<{ id: string; customerId: string }> {
    const row = await findSubscription(db, account.id);
    if (!row) throw notFound(none);
    if (!isLive(row.status as SubscriptionStatus)) throw conflict(ended);
    const customerId = await customerOf(provider, account);
    if (row.provider === provider.name && row.provider_subscription_id !== null) {
      return { id: row.provider_subscription_id, customerId };
    }
    const { adopt } = provider;
    if (!adopt || row.provider !== null) {
      throw conflict('This subscription is billed elsewhere. Please contact support.');
    }
    await askProvider(() => adopt(customerId, toProviderView(row)));
    const [adopted] = await askProvider(() => provider.listSubscriptions(customerId));
    if (!adopted) throw new Error('The provider lost a subscription that it took over.');
    return { id: adopted.id, customerId };
  }

  async function setCancel(account: Account, cancel: boolean): Promise<SubscriptionRow> {
    const provider = theProvider();
    const { id, customerId } = await managed(provider, account);
    await askProvider(() => provider.setCancelAtPeriodEnd(id, cancel));
    // Looked at again after the change: of two opposite calls the provider's last word stands.
    await sync(provider, account.id, customerId);
    const row = await findSubscription(db, account.id);
    if (!row) throw notFound(none);
    return row;
  }

  async function refuseSamePlan(account: Account, tier: Tier): Promise<void> {
    const row = await findSubscription(db, account.id);
    if (!row || row.tier !== tier || !isLive(row.status as SubscriptionStatus)) return;
    throw conflict(
      row.cancel_at_period_end
        ? `You are on the ${PLANS[tier].name} plan until the end of the period. Reactivate it instead of choosing it again.`
        : `You are already on the ${PLANS[tier].name} plan.`,
    );
  }

  return {
    createCheckout: async (account, tier, host) => {
      const home = asCalled(origin(), host);
      const provider = theProvider();
      await refuseSamePlan(account, tier);
      const customerId = await customerOf(provider, account);
      for (let tries = 0; tries < maxTries; tries += 1) {
        const now = clock.now();
        const open = await findOpenCheckout(db, account.id, now);
        if (open && open.tier !== tier) {
          const { provider_checkout_id: replaced } = open;
          if (replaced !== null) {
            // Already completed or expired is as good as closed; the webhook tells which.
            await provider.expireCheckout(replaced).catch(onBackgroundError);
          }
          await closeCheckout(db, account.id, open.id, now);
          continue;
        }
        if (open?.url) return { checkout_url: asCalled(open.url, host) };
        const id = open?.id ?? timeOrderedId(now.getTime());
        const claim = { id, tier, createdAt: now, expiresAt: new Date(now.getTime() + claimMs) };
        if (!open && !(await claimCheckout(db, account.id, claim))) continue;
        const trialDays = (await hasUsedTrial(db, account.id)) ? 0 : TRIAL.days;
        const checkout = await askProvider(() =>
          provider.createCheckout({
            id,
            customerId,
            tier,
            trialDays,
            successUrl: `${home}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
            cancelUrl: `${home}/subscription/canceled`,
          }),
        );
        const { url, expiresAt } = checkout;
        await completeClaim(db, account.id, id, { providerId: checkout.id, url, expiresAt });
        return { checkout_url: asCalled(url, host) };
      }
      throw unavailable('Another plan is being chosen on this account right now. Please try again.');
    },

    cancel: async (account) => {
      const row = await setCancel(account, true);
      const end = dateFormat.format(row.current_period_end);
      return { message: `Your subscription will end on ${end}. Service continues until then.` };
    },

    reactivate: async (account) => {
      await setCancel(account, false);
      return { message: 'Your subscription continues.' };
    },

    endAll: async ({ id }) => {
      const { provider } = options;
      const customer = await findCustomer(db, id);
      if (!provider || customer?.provider !== provider.name) return;
      const open = await findOpenCheckout(db, id, clock.now());
      if (open?.provider_checkout_id) {
        // Already completed or expired is as good as closed; what came of it is ended below.
        await provider.expireCheckout(open.provider_checkout_id).catch(onBackgroundError);
      }
      const subscriptions = await askProvider(() => provider.listSubscriptions(customer.customerId));
      for (const subscription of subscriptions.filter(({ status }) => status !== 'canceled')) {
        await askProvider(() => provider.endSubscription(subscription.id));
      }
    },

    receive: async (raw, signature) => {
      const provider = theProvider();
      const event = readSignedEvent(raw, signature, provider.webhookSecret, clock.now().getTime());
      if (!(await noteEvent(db, event.id, event.type, clock.now()))) return;
      const { customerId, checkoutId } = event;
      const accountId = customerId && (await findAccountOfCustomer(db, customerId));
      if (customerId && accountId) {
        if (checkoutId !== undefined) await closeProviderCheckout(db, accountId, checkoutId, clock.now());
        await sync(provider, accountId, customerId);
      }
      await markEventProcessed(db, event.id, clock.now());
    },

    takeOver: async () => {
      const provider = options.provider;
      if (!provider?.adopt) return;
      for (const accountId of await listUnmanaged(db)) {
        const account = await findAccount(db, accountId);
        if (!account || !isLive(account.subscriptionStatus as SubscriptionStatus)) continue;
        const { customerId } = await managed(provider, account);
        await sync(provider, accountId, customerId);
      }
    },
  };
}
