import { doesStatusGrantAccess } from '~/contract/access';
import type { CheckoutSession, Tier } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { PLANS, TRIAL } from '~/contract/plans';
import type { BillingProvider } from '../../billing/provider';
import { type Clock, HOUR_MS } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { toCallerAddress } from '../../localAddress';
import { createConflictProblem, createUnavailableProblem } from '../../problem';
import type { Store } from '../../store/connect';
import type { Account } from '../../store/repositories/accounts';
import {
  claimCheckout,
  closeCheckout,
  recordClaimedCheckout,
  findOpenCheckout,
  hasUsedTrial,
} from '../../store/repositories/billing';
import { findSubscription } from '../../store/repositories/subscriptions';
import { askProvider } from './askProvider';
import type { SubscriptionSync } from './subscriptionSync';

interface CheckoutOptions {
  store: Store;
  clock: Clock;
  subscriptionSync: SubscriptionSync;
  origin: () => string;
  onBackgroundError: (error: unknown) => void;
}

/** How long a claim holds until the provider has said how long its checkout is open. */
const claimMs = HOUR_MS;
const MAX_TRIES = 5;

/** Opens checkouts, at most one per account at a time. */
export function createCheckouts({
  store: { db },
  clock,
  subscriptionSync,
  origin,
  onBackgroundError,
}: CheckoutOptions) {
  async function refuseSamePlan(account: Account, tier: Tier): Promise<void> {
    const row = await findSubscription(db, account.id);
    // With a checkout of the same plan an owner pays a late payment by another card.
    if (!row || row.tier !== tier || !doesStatusGrantAccess(row.status) || row.past_due_since) return;
    throw createConflictProblem(
      row.cancel_at_period_end
        ? `You are on the ${PLANS[tier].name} plan until the end of the period. Reactivate it instead of choosing it again.`
        : `You are already on the ${PLANS[tier].name} plan.`,
    );
  }

  return async (
    provider: BillingProvider,
    account: Account,
    tier: Tier,
    host?: string,
  ): Promise<CheckoutSession> => {
    const home = toCallerAddress(origin(), host);
    await refuseSamePlan(account, tier);
    const customerId = await subscriptionSync.ensureCustomer(provider, account);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const now = clock.now();
      const open = await findOpenCheckout(db, account.id, now);
      if (open && open.tier !== tier) {
        const { provider_checkout_id: replaced } = open;
        if (replaced !== null) {
          // Fails for a checkout that is completed or has expired already; the webhook says which.
          await provider.expireCheckout(replaced).catch(onBackgroundError);
        }
        await closeCheckout(db, account.id, open.id, now);
        continue;
      }
      if (open?.url) return { checkout_url: toCallerAddress(open.url, host) };
      const id = open?.id ?? createTimeOrderedId(now.getTime());
      const claim = { id, tier, createdAt: now, expiresAt: new Date(now.getTime() + claimMs) };
      if (!open && !(await claimCheckout(db, account.id, claim))) continue;
      const trialDays = (await hasUsedTrial(db, account.id)) ? 0 : TRIAL.days;
      const checkout = await askProvider(() =>
        provider.createCheckout({
          id,
          customerId,
          tier,
          trialDays,
          successUrl: `${home}${appPaths.subscriptionSuccess}?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${home}${appPaths.subscriptionCanceled}`,
        }),
      );
      const { url, expiresAt } = checkout;
      await recordClaimedCheckout(db, account.id, id, { providerId: checkout.id, url, expiresAt });
      return { checkout_url: toCallerAddress(url, host) };
    }
    throw createUnavailableProblem(
      'Another plan is being chosen on this account right now. Please try again.',
    );
  };
}
