import { doesStatusGrantAccess } from '~/contract/access';
import type { SubscriptionStatus, Tier } from '~/contract/api.gen';

/** A subscription as the payment provider reports it now. */
export interface ProviderSubscription {
  id: string;
  /** Undefined when the provider bills something that is not one of our plans. */
  tier: Tier | undefined;
  /** The status without regard to a late payment, which `pastDue` reports. */
  status: SubscriptionStatus;
  /** Whether a payment is late that the provider still tries to collect. */
  pastDue: boolean;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Null without a trial. */
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Servers paid for beyond those of the plan, 0 or more. */
  extraServers: number;
}

export interface ProviderCheckoutRequest {
  /** Two requests with the same id give one checkout. */
  id: string;
  customerId: string;
  tier: Tier;
  /** Days before the first charge, 0 for none. */
  trialDays: number;
  /** The provider replaces `{CHECKOUT_SESSION_ID}` in it. */
  successUrl: string;
  cancelUrl: string;
}

export interface Checkout {
  id: string;
  url: string;
  expiresAt: Date;
}

export interface OverageInvoice {
  /** Two requests with the same id give one invoice, however long they lie apart. */
  id: string;
  customerId: string;
  /** US cents, 1 or more. */
  cents: number;
  /** The invoice's line, as the owner reads it. */
  description: string;
  periodStart: Date;
  periodEnd: Date;
}

/** The provider refuses a call because of its customer, which says nothing about other customers. */
export class CustomerRefusedError extends Error {
  override name = 'CustomerRefusedError';
}

/** The service that takes payments. Every method may fail or take long: call none inside a database transaction. */
export interface BillingProvider {
  name: 'stripe' | 'test';
  /** The secret that signs the events. */
  webhookSecret: string;
  createCustomer: (account: { id: string; email: string }) => Promise<string>;
  createCheckout: (request: ProviderCheckoutRequest) => Promise<Checkout>;
  /** Closes a checkout, so that it can't be completed any more. */
  expireCheckout: (checkoutId: string) => Promise<void>;
  /**
   * All subscriptions of a customer in any state. Events only say that this list has changed. Rejects with
   * {@link CustomerRefusedError} for a customer that the provider does not have any more.
   */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>;
  setCancelAtPeriodEnd: (subscriptionId: string, cancel: boolean) => Promise<void>;
  /**
   * Sets the number of servers paid for beyond those of the plan, 0 or more. The provider charges or credits the rest
   * of the period by the day, on the next bill.
   */
  setExtraServers: (subscriptionId: string, count: number) => Promise<void>;
  /**
   * Invoices messages over the limit of a closed period, apart from the subscription, and collects the payment. Rejects
   * with {@link CustomerRefusedError} when another customer's invoice may succeed.
   */
  invoiceOverage: (invoice: OverageInvoice) => Promise<void>;
  /** Ends a subscription at once and credits the rest of its period. */
  endSubscription: (subscriptionId: string) => Promise<void>;
  /** Takes over a subscription that was made without a provider. Absent where a provider can't do that. */
  adopt?: (customerId: string, subscription: Omit<ProviderSubscription, 'id'>) => Promise<void>;
}

/**
 * Chooses the one of a customer's subscriptions that counts: the newest of those that run, where one without a late
 * payment comes first; when none runs, the newest of all. A change of plan makes a second one, and so can a checkout in
 * each of two tabs.
 */
export function chooseLeadingSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined {
  const known = subscriptions.filter(({ tier }) => tier !== undefined);
  const running = known.filter(({ status }) => doesStatusGrantAccess(status));
  const paid = running.filter(({ pastDue }) => !pastDue);
  const candidates = [paid, running, known].find((some) => some.length > 0) ?? [];
  return [...candidates].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (b.id < a.id ? -1 : 1),
  )[0];
}
