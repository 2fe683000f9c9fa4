import Stripe from 'stripe';
import type { SubscriptionStatus, Tier } from '~/contract/api.gen';
import { PLANS } from '~/contract/plans';
import { tierValues } from '~/contract/enums.gen';
import {
  type BillingProvider,
  CustomerRefusedError,
  type OverageInvoice,
  type ProviderSubscription,
} from './provider';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Base address of the API; undefined means Stripe's own. */
  apiUrl: string | undefined;
  /** Milliseconds for one call; the SDK tries once more on a broken connection. @default 8000 */
  timeoutMs?: number;
}

/** With `past_due` Stripe keeps trying to collect a payment; with `unpaid` it has given up. */
const statuses: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trial',
  past_due: 'active',
  unpaid: 'suspended',
  paused: 'suspended',
  incomplete: 'suspended',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

/** A product with a monthly price. */
interface Article {
  name: string;
  /** US dollars a month. */
  price: number;
  lookupKey: string;
}

function createPlanArticle(tier: Tier): Article {
  const { name, price } = PLANS[tier];
  return { name: `Torchward ${name}`, price, lookupKey: `torchward_${tier}_monthly_${price}` };
}

/** @throws when the plan has no price for extra servers */
function createExtraServerArticle(tier: Tier | undefined): Article {
  const price = tier && PLANS[tier].extraServerPrice;
  if (!price) throw new Error('This subscription has a plan without extra servers.');
  return { name: 'Torchward extra server', price, lookupKey: `torchward_extra_server_monthly_${price}` };
}

const PLAN_SHAPE = /^torchward_([a-z]+)_monthly/;
const EXTRA_SERVER_SHAPE = /^torchward_extra_server_monthly/;

function isExtraServer({ price }: Stripe.SubscriptionItem): boolean {
  return EXTRA_SERVER_SHAPE.test(price.lookup_key ?? '');
}

/** The item of the plan; items of extra servers may stand before or after it. */
function findPlanItem({ items }: Stripe.Subscription): Stripe.SubscriptionItem | undefined {
  return items.data.find((item) => !isExtraServer(item));
}

function findTier(subscription: Stripe.Subscription): Tier | undefined {
  const name =
    PLAN_SHAPE.exec(findPlanItem(subscription)?.price.lookup_key ?? '')?.[1] ?? subscription.metadata['tier'];
  return tierValues.find((tier) => tier === name);
}

/** Sums the items of extra servers, because two changes at the same time can leave one each. */
function countExtraServers({ items }: Stripe.Subscription): number {
  return items.data.filter(isExtraServer).reduce((sum, { quantity }) => sum + requireQuantity(quantity), 0);
}

/** The SDK does not check answers. One that lacks a needed value counts as a failure. */
function requireText(value: unknown, what: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`The payment provider answered without ${what}.`);
}

/** The app sends owners to this address, so only a page on the web is accepted. */
function requirePageUrl(value: unknown): string {
  const url = requireText(value, 'the address of its page');
  if (new URL(url).protocol === 'https:') return url;
  throw new Error('The payment provider gave an address that is no https page.');
}

function requireQuantity(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error('The payment provider answered without a quantity.');
}

function fromSeconds(seconds: unknown): Date {
  if (typeof seconds === 'number' && Number.isFinite(seconds)) return new Date(seconds * 1_000);
  throw new Error('The payment provider answered without a time.');
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}

/** Since 2025 the period stands on the items; older API versions have it on the subscription. */
function getPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const older = subscription as { current_period_start?: number; current_period_end?: number };
  const item = findPlanItem(subscription) as typeof older | undefined;
  const start = item?.current_period_start ?? older.current_period_start ?? subscription.start_date;
  return { start, end: item?.current_period_end ?? older.current_period_end ?? start };
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { start, end } = getPeriod(subscription);
  return {
    id: subscription.id,
    tier: findTier(subscription),
    status: (statuses as Partial<Record<string, SubscriptionStatus>>)[subscription.status] ?? 'suspended',
    pastDue: subscription.status === 'past_due',
    createdAt: fromSeconds(subscription.created),
    periodStart: fromSeconds(start),
    periodEnd: fromSeconds(end),
    trialEndsAt: subscription.trial_end === null ? null : fromSeconds(subscription.trial_end),
    // Newer API versions express the same request as a date.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || (subscription.cancel_at ?? 0) >= end,
    extraServers: countExtraServers(subscription),
  };
}

/** A subscription whose first payment failed has never begun. */
function hasBegun({ status }: Stripe.Subscription): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

/** Stripe's errors about what one call asks for; those about keys, limits and Stripe itself meet every call. */
const REFUSALS = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeIdempotencyError,
];

/** @throws {CustomerRefusedError} when Stripe refuses the call because of its customer: others may succeed */
async function callForCustomer<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const isRefusal = REFUSALS.some((Refusal) => error instanceof Refusal);
    throw isRefusal ? new CustomerRefusedError((error as Error).message, { cause: error }) : error;
  }
}

function createStripeClient({ secretKey, apiUrl, timeoutMs = 8_000 }: StripeOptions): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : url.port,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Stripe through its official SDK. Finds prices by lookup key, and creates them once if the account has none yet. */
export function createStripeProvider(options: StripeOptions): BillingProvider {
  const stripe = createStripeClient(options);
  const prices = new Map<string, string>();

  async function resolvePrice({ name, price: dollars, lookupKey: key }: Article): Promise<string> {
    const known = prices.get(key);
    if (known !== undefined) return known;
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price =
      found.data[0] ??
      (await stripe.prices.create(
        {
          currency: 'usd',
          unit_amount: dollars * 100,
          recurring: { interval: 'month' },
          lookup_key: key,
          product_data: { name },
        },
        { idempotencyKey: `price ${key}` },
      ));
    const id = requireText(price.id, 'the id of a price');
    prices.set(key, id);
    return id;
  }

  // The invoice is a draft until it has its line. A repeated call finds it by its metadata, because Stripe forgets an
  // idempotency key after a day.
  async function invoiceOverage(invoiced: OverageInvoice): Promise<void> {
    const { id, customerId, cents, description, periodStart, periodEnd } = invoiced;
    const recent = await stripe.invoices.list({
      customer: customerId,
      created: { gte: toSeconds(periodStart) },
      limit: 100,
    });
    const invoice =
      recent.data.find(({ metadata }) => metadata?.['overage_id'] === id) ??
      (await stripe.invoices.create(
        {
          customer: customerId,
          auto_advance: false,
          collection_method: 'charge_automatically',
          pending_invoice_items_behavior: 'exclude',
          metadata: { overage_id: id },
        },
        { idempotencyKey: `overage invoice ${id}` },
      ));
    if (invoice.status !== 'draft') return;
    const invoiceId = requireText(invoice.id, 'the id of an invoice');
    if (invoice.total === 0) {
      await stripe.invoiceItems.create(
        {
          customer: customerId,
          invoice: invoiceId,
          currency: 'usd',
          amount: cents,
          description,
          period: { start: toSeconds(periodStart), end: toSeconds(periodEnd) },
        },
        { idempotencyKey: `overage item ${id}` },
      );
    }
    await stripe.invoices.finalizeInvoice(invoiceId, { auto_advance: true });
  }

  return {
    name: 'stripe',
    webhookSecret: options.webhookSecret,

    createCustomer: async ({ id, email }) => {
      const customer = await stripe.customers.create(
        { email, metadata: { account_id: id } },
        { idempotencyKey: `customer ${id}` },
      );
      return requireText(customer.id, 'the id of a customer');
    },

    createCheckout: async ({ id, customerId, tier, trialDays, successUrl, cancelUrl }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: id,
          line_items: [{ price: await resolvePrice(createPlanArticle(tier)), quantity: 1 }],
          payment_method_collection: 'always',
          subscription_data: {
            metadata: { tier },
            ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
          },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `checkout ${id}` },
      );
      return {
        id: requireText(session.id, 'the id of a checkout'),
        url: requirePageUrl(session.url),
        expiresAt: fromSeconds(session.expires_at),
      };
    },

    expireCheckout: async (checkoutId) => {
      await stripe.checkout.sessions.expire(checkoutId);
    },

    listSubscriptions: async (customerId) => {
      const page = await callForCustomer(() =>
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      );
      return page.data.filter(hasBegun).map(toSubscription);
    },

    setCancelAtPeriodEnd: async (subscriptionId, cancel) => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    setExtraServers: async (subscriptionId, count) => {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const [first, ...surplus] = subscription.items.data.filter(isExtraServer);
      if (surplus.length === 0 && requireQuantity(first?.quantity ?? 0) === count) return;
      const gone = (count === 0 && first ? [first, ...surplus] : surplus).map(({ id }) => ({
        id,
        deleted: true,
      }));
      const kept = first
        ? { id: first.id, quantity: count }
        : { price: await resolvePrice(createExtraServerArticle(findTier(subscription))), quantity: count };
      await stripe.subscriptions.update(subscriptionId, {
        items: count === 0 ? gone : [kept, ...gone],
        proration_behavior: 'create_prorations',
      });
    },

    invoiceOverage: (invoice) => callForCustomer(() => invoiceOverage(invoice)),

    endSubscription: async (subscriptionId) => {
      await stripe.subscriptions.cancel(subscriptionId, { invoice_now: true, prorate: true });
    },
  };
}
