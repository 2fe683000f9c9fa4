import { grantsAccess } from '~/contract/access';
import type { SubscriptionStatus, Tier } from '~/contract/api.gen';

/** A subscription as the payment provider has it at this moment. */
export interface ProviderSubscription {
  id: string;
  /** Undefined when the provider bills something that is none of our plans. */
  tier: Tier | undefined;
  status: SubscriptionStatus;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Null without a trial. */
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Paid for beyond those of the plan, 0 or more. */
  extraServers: number;
}

export interface CheckoutRequest {
  /** Asking twice under one id gives one checkout. */
  id: string;
  customerId: string;
  tier: Tier;
  /** Days before the first charge, 0 for none. */
  trialDays: number;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the provider. */
  successUrl: string;
  cancelUrl: string;
}

export interface Checkout {
  id: string;
  url: string;
  expiresAt: Date;
}

/** Who takes the money. Every method may fail or take long: call none inside a database transaction. */
export interface BillingProvider {
  name: 'stripe' | 'test';
  /** Signs the events. */
  webhookSecret: string;
  createCustomer: (account: { id: string; email: string }) => Promise<string>;
  createCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  /** Closes a checkout, so that it can't be completed any more. */
  expireCheckout: (checkoutId: string) => Promise<void>;
  /** All subscriptions of a customer in whatever state: the truth that events only hint at. */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>;
  setCancelAtPeriodEnd: (subscriptionId: string, cancel: boolean) => Promise<void>;
  /**
   * Sets the number of servers paid for beyond those of the plan, 0 or more. What is left of the period is charged or
   * credited by the day with the next bill.
   */
  setExtraServers: (subscriptionId: string, count: number) => Promise<void>;
  /** Ends a subscription at once and credits what is left of it. */
  endSubscription: (subscriptionId: string) => Promise<void>;
  /** Takes over a subscription that was made without a provider, where that can happen. */
  adopt?: (customerId: string, subscription: Omit<ProviderSubscription, 'id'>) => Promise<void>;
}

/**
 * The subscription that counts when a customer has several: the newest of those that run, else the newest.
 * A change of plan makes a second one, and so can two checkouts completed in two tabs.
 */
export function leadingSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined {
  const known = subscriptions.filter(({ tier }) => tier !== undefined);
  const running = known.filter(({ status }) => grantsAccess(status));
  return [...(running.length > 0 ? running : known)].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (b.id < a.id ? -1 : 1),
  )[0];
}
