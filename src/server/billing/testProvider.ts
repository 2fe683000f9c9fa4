import { createHmac, randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { doesStatusGrantAccess } from '~/contract/access';
import type { Tier } from '~/contract/api.gen';
import { type Clock, DAY_MS, HOUR_MS } from '../clock';
import type { Db } from '../store/db';
import {
  closeTestCheckout,
  findTestCheckout,
  insertTestCheckout,
  insertTestInvoice,
  insertTestSubscription,
  listDueTestSubscriptions,
  listTestSubscriptions,
  type TestCheckout,
  type TestSubscription,
  updateTestSubscription,
} from '../store/repositories/testProvider';
import type { BillingProvider } from './provider';

/** The cards that the test checkout offers. */
export type TestCard = 'accepted' | 'declined_later';

/** A payment provider that charges nothing: it keeps its own records and sends signed events like a real one. */
export interface TestProvider extends BillingProvider {
  findCheckout: (checkoutId: string) => Promise<TestCheckout | undefined>;
  /**
   * Completes a checkout as if the owner had paid on the test page.
   *
   * @returns false when the checkout is no longer open
   */
  complete: (checkoutId: string, card: TestCard) => Promise<boolean>;
  /** Ends trials and periods that are over by now. */
  advance: () => Promise<void>;
  /** Sets the receiver of events, which gets them one at a time, in order. */
  onEvent: (deliver: (payload: string, signature: string) => Promise<void>) => void;
}

interface TestProviderOptions {
  db: Db;
  clock: Clock;
  /** Any secret of this installation; the signing secret is derived from it. */
  secret: string;
  /** The origin on which owners reach the app, without a trailing slash. */
  origin: () => string;
}

const CHECKOUT_LIFETIME_MS = 24 * HOUR_MS;

const createTestId = (prefix: string): string => `${prefix}_test_${randomBytes(15).toString('base64url')}`;

/** The same day of the next month, or that month's last day. */
function addMonth(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1, 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return next;
}

export function toTestCheckoutPath(checkoutId: string): string {
  return `/dev/checkout/${checkoutId}`;
}

/** The changes to a subscription when its period is over. */
function computePeriodEndChanges(subscription: TestSubscription): Partial<TestSubscription> {
  if (subscription.cancel_at_period_end) return { status: 'canceled' };
  if (subscription.card_declines && subscription.past_due) return { status: 'suspended', past_due: false };
  return {
    status: 'active',
    past_due: subscription.card_declines,
    period_start: subscription.period_end,
    period_end: addMonth(subscription.period_end),
  };
}

export function createTestProvider({ db, clock, secret, origin }: TestProviderOptions): TestProvider {
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('test payment events').digest('hex')}`;
  let deliver: (payload: string, signature: string) => Promise<void> = () => Promise.resolve();

  async function send(type: string, object: Record<string, unknown>): Promise<void> {
    const created = Math.floor(clock.now().getTime() / 1_000);
    const payload = JSON.stringify({
      id: createTestId('evt'),
      object: 'event',
      type,
      created,
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: created,
    });
    await deliver(payload, signature);
  }

  async function start(customerId: string, tier: Tier, trialDays: number, declines: boolean): Promise<void> {
    const now = clock.now();
    const id = createTestId('sub');
    const trialEnd = new Date(now.getTime() + trialDays * DAY_MS);
    await insertTestSubscription(db, {
      id,
      customer_id: customerId,
      tier,
      status: trialDays > 0 ? 'trial' : 'active',
      created_at: now,
      period_start: now,
      period_end: trialDays > 0 ? trialEnd : addMonth(now),
      trial_ends_at: trialDays > 0 ? trialEnd : null,
      cancel_at_period_end: false,
      extra_servers: 0,
      card_declines: declines,
      past_due: false,
    });
    await send('customer.subscription.created', { id, customer: customerId });
  }

  return {
    name: 'test',
    webhookSecret,
    onEvent: (listener) => {
      deliver = listener;
    },

    createCustomer: ({ id }) => Promise.resolve(`cus_test_${id.replaceAll('-', '')}`),

    createCheckout: async (request) => {
      const checkout = await insertTestCheckout(db, {
        id: createTestId('cs'),
        request_id: request.id,
        customer_id: request.customerId,
        tier: request.tier,
        trial_days: request.trialDays,
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        expires_at: new Date(clock.now().getTime() + CHECKOUT_LIFETIME_MS),
        closed_at: null,
      });
      return {
        id: checkout.id,
        url: origin() + toTestCheckoutPath(checkout.id),
        expiresAt: checkout.expires_at,
      };
    },

    expireCheckout: async (checkoutId) => {
      await closeTestCheckout(db, checkoutId, clock.now());
    },

    findCheckout: (checkoutId) => findTestCheckout(db, checkoutId, clock.now()),

    complete: async (checkoutId, card) => {
      const checkout = await findTestCheckout(db, checkoutId, clock.now());
      if (!checkout || !(await closeTestCheckout(db, checkoutId, clock.now()))) return false;
      await start(checkout.customer_id, checkout.tier, checkout.trial_days, card === 'declined_later');
      await send('checkout.session.completed', { id: checkoutId, customer: checkout.customer_id });
      return true;
    },

    advance: async () => {
      const now = clock.now();
      for (;;) {
        const due = await listDueTestSubscriptions(db, now);
        if (due.length === 0) return;
        for (const subscription of due) {
          await updateTestSubscription(db, subscription.id, computePeriodEndChanges(subscription));
          await send('customer.subscription.updated', {
            id: subscription.id,
            customer: subscription.customer_id,
          });
        }
      }
    },

    listSubscriptions: async (customerId) => {
      const rows = await listTestSubscriptions(db, customerId);
      return rows.map((row) => ({
        id: row.id,
        tier: row.tier,
        status: row.status,
        pastDue: row.past_due,
        createdAt: row.created_at,
        periodStart: row.period_start,
        periodEnd: row.period_end,
        trialEndsAt: row.trial_ends_at,
        cancelAtPeriodEnd: row.cancel_at_period_end,
        extraServers: row.extra_servers,
      }));
    },

    setCancelAtPeriodEnd: async (subscriptionId, cancel) => {
      const row = await updateTestSubscription(db, subscriptionId, { cancel_at_period_end: cancel });
      if (row && doesStatusGrantAccess(row.status)) {
        await send('customer.subscription.updated', { id: row.id, customer: row.customer_id });
      }
    },

    setExtraServers: async (subscriptionId, count) => {
      const row = await updateTestSubscription(db, subscriptionId, { extra_servers: count });
      if (row) await send('customer.subscription.updated', { id: row.id, customer: row.customer_id });
    },

    invoiceOverage: ({ id, customerId, cents, description }) =>
      insertTestInvoice(db, { id, customer_id: customerId, cents, description, created_at: clock.now() }),

    endSubscription: async (subscriptionId) => {
      const row = await updateTestSubscription(db, subscriptionId, { status: 'canceled' });
      if (row) await send('customer.subscription.deleted', { id: row.id, customer: row.customer_id });
    },

    adopt: async (customerId, subscription) => {
      if (subscription.tier === undefined)
        throw new Error('A subscription without a plan cannot be taken over.');
      await insertTestSubscription(db, {
        id: `sub_test_${customerId}`,
        customer_id: customerId,
        tier: subscription.tier,
        status: subscription.status,
        created_at: subscription.createdAt,
        period_start: subscription.periodStart,
        period_end: subscription.periodEnd,
        trial_ends_at: subscription.trialEndsAt,
        cancel_at_period_end: subscription.cancelAtPeriodEnd,
        extra_servers: subscription.extraServers,
        card_declines: false,
        past_due: subscription.pastDue,
      });
    },
  };
}
