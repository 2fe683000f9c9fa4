import { doesStatusGrantAccess } from '~/contract/access';
import type { Actor, SubscriptionStatus } from '~/contract/api.gen';
import { PLANS } from '~/contract/plans';
import {
  type BillingProvider,
  chooseLeadingSubscription,
  type ProviderSubscription,
} from '../../billing/provider';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import type { JobQueue } from '../../jobs/queue';
import { createListeners } from '../../listeners';
import { createConflictProblem, createNotFoundProblem } from '../../problem';
import type { Store } from '../../store/connect';
import type { Db } from '../../store/db';
import type { Account } from '../../store/repositories/accounts';
import { writeAuditEvent, writeAuditEvents } from '../../store/repositories/audit';
import {
  readDatabaseTime,
  findCustomer,
  lockAccount,
  markTrialUsed,
  upsertCustomer,
} from '../../store/repositories/billing';
import {
  type ChangedSubscription,
  closeUsagePeriod,
  findSubscription,
  keepMessagesOfReplacedPlan,
  upsertSubscription,
  type SubscriptionRow,
} from '../../store/repositories/subscriptions';
import { askProvider } from './askProvider';
import { computeStatusAt } from './lapse';

export type SubscriptionListener = (accountId: string) => void;

/**
 * What an owner did to a subscription. The audit log keeps it apart from what the provider reports, because the provider's
 * event may arrive first.
 */
export interface OwnerSubscriptionChange {
  kind: `subscription.${string}`;
  actor: Actor;
  before: SubscriptionRow;
}

/** Keeps the stored subscription of an account equal to the provider's. */
export interface SubscriptionSync {
  /** The provider's id of the account, created on the first call. */
  ensureCustomer: (provider: BillingProvider, account: Account) => Promise<string>;
  /**
   * Stores the account's subscription as the provider reports it now, and in the same transaction what the owner did at
   * the provider to change it.
   */
  sync: (
    provider: BillingProvider,
    accountId: string,
    customerId: string,
    ownerChange?: OwnerSubscriptionChange,
  ) => Promise<void>;
  /**
   * The running subscription that a change applies to. One that was made without a provider is handed to it first.
   *
   * @throws {HttpProblem} 404 without a subscription, 409 after its end and while it is suspended
   */
  requireManaged: (
    provider: BillingProvider,
    account: Account,
  ) => Promise<{ id: string; customerId: string }>;
  /** Called after the commit of a change; must not throw. */
  onChanged: (listener: SubscriptionListener) => void;
}

interface SubscriptionSyncOptions {
  store: Store;
  clock: Clock;
  /** Days after a period's end for which access goes on without news from the provider. */
  graceDays: number;
  /** US cents for a thousand messages over the limit; 0 is free. */
  overageCentsPer1000: number;
  jobs: JobQueue;
  onBackgroundError: (error: unknown) => void;
}

export const NO_SUBSCRIPTION_DETAIL = 'There is no subscription on this account.';
const SUBSCRIPTION_ENDED_DETAIL = 'This subscription has ended. Choose a plan to start again.';
const SUBSCRIPTION_SUSPENDED_DETAIL =
  'This subscription is suspended, because a payment is missing. It continues once that is paid.';

function toProviderView(row: SubscriptionRow): Omit<ProviderSubscription, 'id'> {
  return {
    tier: row.tier,
    status: row.status as SubscriptionStatus,
    pastDue: row.past_due_since !== null,
    createdAt: row.created_at,
    periodStart: row.current_period_start,
    periodEnd: row.current_period_end,
    trialEndsAt: row.trial_ends_at,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    extraServers: (row.max_servers ?? 0) - (row.server_limit ?? 0),
  };
}

/** Returns a subscription as the audit log keeps it. */
function toAudited(view: Omit<ProviderSubscription, 'id'>): Record<string, unknown> {
  return {
    tier: view.tier,
    status: view.status,
    past_due: view.pastDue,
    cancel_at_period_end: view.cancelAtPeriodEnd,
    extra_servers: view.extraServers,
    period_start: view.periodStart.toISOString(),
  };
}

/** Returns a stored subscription as the audit log keeps it. */
const toAuditedRow = (row: SubscriptionRow): Record<string, unknown> => toAudited(toProviderView(row));

/** Writes what the service itself changed, in the transaction of the changes. */
export function auditChanges(trx: Db, changes: readonly ChangedSubscription[], at: Date): Promise<void> {
  return writeAuditEvents(
    trx,
    changes.map(({ before, after }) => ({
      id: createTimeOrderedId(at.getTime()),
      accountId: after.account_id,
      subjectId: after.account_id,
      kind: 'subscription.changed',
      actor: 'service',
      at,
      detail: { before: before ? toAuditedRow(before) : null, after: toAuditedRow(after) },
    })),
  );
}

export function createSubscriptionSync({
  store: { db },
  clock,
  graceDays,
  overageCentsPer1000,
  jobs,
  onBackgroundError,
}: SubscriptionSyncOptions): SubscriptionSync {
  const changeListeners = createListeners<Parameters<SubscriptionListener>>();
  const ensureCustomer: SubscriptionSync['ensureCustomer'] = async (provider, account) => {
    const known = await findCustomer(db, account.id);
    if (known?.provider === provider.name) return known.customerId;
    const customerId = await askProvider(() =>
      provider.createCustomer({ id: account.id, email: account.email }),
    );
    await upsertCustomer(db, { accountId: account.id, provider: provider.name, customerId }, clock.now());
    return customerId;
  };

  /** A price holds for a whole period, so a change of the setting begins with the next one; a trial charges nothing. */
  function chooseOverageCents(before: SubscriptionRow | undefined, now: ProviderSubscription): number {
    if (before?.current_period_start.getTime() === now.periodStart.getTime()) {
      return before.overage_cents_per_thousand;
    }
    return now.status === 'trial' ? 0 : overageCentsPer1000;
  }

  async function auditOwnerChange(
    trx: Db,
    accountId: string,
    { kind, actor, before }: OwnerSubscriptionChange,
  ): Promise<void> {
    const after = await findSubscription(trx, accountId);
    const at = clock.now();
    await writeAuditEvent(trx, {
      id: createTimeOrderedId(at.getTime()),
      accountId,
      subjectId: accountId,
      kind,
      actor,
      at,
      detail: { before: toAuditedRow(before), after: after ? toAuditedRow(after) : null },
    });
  }

  /** @returns other running subscriptions, which must be ended */
  async function apply(
    accountId: string,
    customerId: string,
    provider: BillingProvider,
    queriedAt: Date,
    subscriptions: readonly ProviderSubscription[],
    ownerChange?: OwnerSubscriptionChange,
  ): Promise<ProviderSubscription[]> {
    const leading = chooseLeadingSubscription(subscriptions);
    const tier = leading?.tier;
    if (!leading || tier === undefined) return [];
    const plan = PLANS[tier];
    const maxServers = plan.serverLimit + leading.extraServers;
    const store = async (trx: Db): Promise<boolean> => {
      const account = await lockAccount(trx, accountId);
      if (!account) return false;
      const before = await findSubscription(trx, accountId);
      // A later read of the provider is newer, in whatever order the reads arrive here.
      if (before?.provider_event_at && before.provider_event_at > queriedAt) return false;
      const now = clock.now();
      const knownSince = before?.provider_subscription_id === leading.id ? before.past_due_since : null;
      const pastDueSince = leading.pastDue ? (knownSince ?? now) : null;
      const status = computeStatusAt(now, graceDays, { ...leading, pastDueSince });
      if (before && before.current_period_start < leading.periodStart) {
        await closeUsagePeriod(trx, before, leading.periodStart);
      }
      await keepMessagesOfReplacedPlan(trx, tier, now, { accountId });
      await upsertSubscription(trx, accountId, {
        tier,
        status,
        current_period_start: leading.periodStart,
        current_period_end: leading.periodEnd,
        trial_ends_at: leading.trialEndsAt,
        cancel_at_period_end: leading.cancelAtPeriodEnd,
        message_limit: plan.messageLimit,
        server_limit: plan.serverLimit,
        max_servers: maxServers,
        overage_cents_per_thousand: chooseOverageCents(before, leading),
        extra_servers_charge_cents: leading.extraServers * (plan.extraServerPrice ?? 0) * 100,
        provider: provider.name,
        provider_customer_id: customerId,
        provider_subscription_id: leading.id,
        provider_event_at: queriedAt,
        past_due_since: pastDueSince,
        created_at: before?.created_at ?? now,
        updated_at: now,
      });
      if (pastDueSince && !knownSince && doesStatusGrantAccess(status)) {
        await jobs.add(
          trx,
          'mail.payment_late',
          { accountId, since: pastDueSince.toISOString(), reminder: false },
          accountId,
        );
      }
      if (leading.trialEndsAt && !account.trialUsedAt) await markTrialUsed(trx, accountId, leading.createdAt);
      const changed =
        before?.tier !== tier ||
        before.status !== status ||
        (before.past_due_since === null) !== (pastDueSince === null) ||
        before.cancel_at_period_end !== leading.cancelAtPeriodEnd ||
        before.max_servers !== maxServers ||
        before.current_period_start.getTime() !== leading.periodStart.getTime();
      if (!changed) return false;
      await writeAuditEvent(trx, {
        id: createTimeOrderedId(now.getTime()),
        accountId,
        subjectId: accountId,
        kind: 'subscription.changed',
        actor: `provider:${provider.name}`,
        at: now,
        detail: {
          before: before ? toAuditedRow(before) : null,
          after: toAudited({ ...leading, status }),
        },
      });
      return true;
    };
    const isChanged = await db.transaction().execute(async (trx) => {
      const stored = await store(trx);
      if (ownerChange) await auditOwnerChange(trx, accountId, ownerChange);
      return stored;
    });
    if (isChanged) changeListeners.call(accountId);
    return subscriptions.filter(({ id, status }) => id !== leading.id && doesStatusGrantAccess(status));
  }

  return {
    ensureCustomer,
    onChanged: changeListeners.add,

    sync: async (provider, accountId, customerId, ownerChange) => {
      const queriedAt = await readDatabaseTime(db);
      const subscriptions = await askProvider(() => provider.listSubscriptions(customerId));
      const surplus = await apply(accountId, customerId, provider, queriedAt, subscriptions, ownerChange);
      for (const subscription of surplus) {
        try {
          await askProvider(() => provider.endSubscription(subscription.id));
        } catch (error) {
          onBackgroundError(error);
        }
      }
    },

    requireManaged: async (provider, account) => {
      const row = await findSubscription(db, account.id);
      if (!row) throw createNotFoundProblem(NO_SUBSCRIPTION_DETAIL);
      if (!doesStatusGrantAccess(row.status)) {
        throw createConflictProblem(
          row.status === 'suspended' ? SUBSCRIPTION_SUSPENDED_DETAIL : SUBSCRIPTION_ENDED_DETAIL,
        );
      }
      const customerId = await ensureCustomer(provider, account);
      if (row.provider === provider.name && row.provider_subscription_id !== null) {
        return { id: row.provider_subscription_id, customerId };
      }
      const { adopt } = provider;
      if (!adopt || row.provider !== null) {
        throw createConflictProblem('This subscription is billed elsewhere. Please contact support.');
      }
      await askProvider(() => adopt(customerId, toProviderView(row)));
      const [adopted] = await askProvider(() => provider.listSubscriptions(customerId));
      if (!adopted) throw new Error('The provider lost a subscription that it took over.');
      return { id: adopted.id, customerId };
    },
  };
}
