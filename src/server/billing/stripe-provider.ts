import Stripe from 'stripe';
import type { SubscriptionStatus, Tier } from '~/contract/api.gen';
import { PLANS } from '~/contract/plans';
import { tierValues } from '~/contract/enums.gen';
import type { BillingProvider, ProviderSubscription } from './provider';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Base address of the API; undefined for Stripe's own. */
  apiUrl: string | undefined;
  /** Milliseconds for one call; the SDK tries once more on a broken connection. @default 8000 */
  timeoutMs?: number;
}

/** A failed payment suspends: Stripe keeps trying, and the next success makes the subscription active again. */
const statuses: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trial',
  past_due: 'suspended',
  unpaid: 'suspended',
  paused: 'suspended',
  incomplete: 'suspended',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

const lookupKey = (tier: Tier): string => `torchward_${tier}_monthly_${PLANS[tier].price}`;
const lookupShape = /^torchward_([a-z]+)_monthly/;

function tierOf(subscription: Stripe.Subscription): Tier | undefined {
  const name =
    lookupShape.exec(subscription.items.data[0]?.price.lookup_key ?? '')?.[1] ??
    subscription.metadata['tier'];
  return tierValues.find((tier) => tier === name);
}

/** The SDK hands on whatever came. An answer without what is needed is as good as none. */
function textOf(value: unknown, what: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`The payment provider answered without ${what}.`);
}

/** People are sent there, so it is a page on the web and nothing else. */
function pageOf(value: unknown): string {
  const url = textOf(value, 'the address of its page');
  if (new URL(url).protocol === 'https:') return url;
  throw new Error('The payment provider gave an address that is no https page.');
}

function fromSeconds(seconds: unknown): Date {
  if (typeof seconds === 'number' && Number.isFinite(seconds)) return new Date(seconds * 1_000);
  throw new Error('The payment provider answered without a time.');
}

/** Since 2025 the period stands on the items; older API versions have it on the subscription. */
function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
  const older = subscription as { current_period_start?: number; current_period_end?: number };
  const item = subscription.items.data[0] as typeof older | undefined;
  const start = item?.current_period_start ?? older.current_period_start ?? subscription.start_date;
  return { start, end: item?.current_period_end ?? older.current_period_end ?? start };
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { start, end } = periodOf(subscription);
  return {
    id: subscription.id,
    tier: tierOf(subscription),
    status: (statuses as Partial<Record<string, SubscriptionStatus>>)[subscription.status] ?? 'suspended',
    createdAt: fromSeconds(subscription.created),
    periodStart: fromSeconds(start),
    periodEnd: fromSeconds(end),
    trialEndsAt: subscription.trial_end === null ? null : fromSeconds(subscription.trial_end),
    // Newer API versions express the same wish as a date.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || (subscription.cancel_at ?? 0) >= end,
  };
}

/** A first payment that never went through makes a subscription that never began. */
function hasBegun({ status }: Stripe.Subscription): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

function clientFor({ secretKey, apiUrl, timeoutMs = 8_000 }: StripeOptions): Stripe {
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

/** Stripe by its official SDK. Prices are found by lookup key, and made once if the account has none yet. */
export function createStripeProvider(options: StripeOptions): BillingProvider {
  const stripe = clientFor(options);
  const prices = new Map<Tier, string>();

  async function priceOf(tier: Tier): Promise<string> {
    const known = prices.get(tier);
    if (known !== undefined) return known;
    const key = lookupKey(tier);
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price =
      found.data[0] ??
      (await stripe.prices.create(
        {
          currency: 'usd',
          unit_amount: PLANS[tier].price * 100,
          recurring: { interval: 'month' },
          lookup_key: key,
          product_data: { name: `Torchward ${PLANS[tier].name}` },
        },
        { idempotencyKey: `price ${key}` },
      ));
    const id = textOf(price.id, 'the id of a price');
    prices.set(tier, id);
    return id;
  }

  return {
    name: 'stripe',
    webhookSecret: options.webhookSecret,

    createCustomer: async ({ id, email }) => {
      const customer = await stripe.customers.create(
        { email, metadata: { account_id: id } },
        { idempotencyKey: `customer ${id}` },
      );
      return textOf(customer.id, 'the id of a customer');
    },

    createCheckout: async ({ id, customerId, tier, trialDays, successUrl, cancelUrl }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: id,
          line_items: [{ price: await priceOf(tier), quantity: 1 }],
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
        id: textOf(session.id, 'the id of a checkout'),
        url: pageOf(session.url),
        expiresAt: fromSeconds(session.expires_at),
      };
    },

    expireCheckout: async (checkoutId) => {
      await stripe.checkout.sessions.expire(checkoutId);
    },

    listSubscriptions: async (customerId) => {
      const page = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      return page.data.filter(hasBegun).map(toSubscription);
    },

    setCancelAtPeriodEnd: async (subscriptionId, cancel) => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    endSubscription: async (subscriptionId) => {
      await stripe.subscriptions.cancel(subscriptionId, { invoice_now: true, prorate: true });
    },
  };
}
