import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { ACCESS_GRANTING_STATUSES } from '~/contract/access';
import { PLAN_IDS, type PlanId, PLANS } from '~/contract/plans';
import type { Db } from '../db';
import type { SubscriptionsTable } from '../schema/billing';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type NewSubscription = Omit<Insertable<SubscriptionsTable>, 'account_id'>;
export type SubscriptionChange = Omit<Updateable<SubscriptionsTable>, 'account_id' | 'created_at'>;

export async function findSubscription(db: Db, accountId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Creates or replaces the account's subscription: an account has at most one. */
export async function upsertSubscription(db: Db, accountId: string, values: NewSubscription): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/**
 * Keeps the messages for as long as the present plan says, when a plan with a shorter retention replaces it. Of two such
 * changes in a row the longer time counts for all messages from before the later one.
 */
export async function keepMessagesOfReplacedPlan(
  db: Db,
  next: PlanId,
  now: Date,
  recipients: PlanRecipients,
): Promise<void> {
  const days = PLAN_IDS.map((id) => PLANS[id].analyticsDays);
  const isRecipient = recipients === 'all accounts' ? sql`true` : sql`s.account_id = ${recipients.accountId}`;
  await sql`update subscriptions s set hidden_before = ${now},
      hidden_days = greatest(larger.days,
        case when s.hidden_before + make_interval(days => s.hidden_days) > ${now} then s.hidden_days end)
    from unnest(${PLAN_IDS}::text[], ${days}::integer[]) as larger (tier, days)
    where larger.tier = s.tier and larger.days > ${PLANS[next].analyticsDays}::integer and ${isRecipient}`.execute(
    db,
  );
}

/** @internal for tests, which change a subscription without its provider */
export async function updateSubscription(
  db: Db,
  accountId: string,
  change: SubscriptionChange,
): Promise<void> {
  await db.updateTable('subscriptions').set(change).where('account_id', '=', accountId).execute();
}

/** Claims, each once, the late payments since `lateSince` or earlier whose owners still have access. */
export async function claimLatePayments(
  trx: Db,
  lateSince: Date,
): Promise<{ accountId: string; since: Date }[]> {
  const claimed = await sql<{ accountId: string; since: Date }>`
    update subscriptions set late_payment_reminded_for = past_due_since
    where past_due_since <= ${lateSince} and late_payment_reminded_for is distinct from past_due_since
      and status = any (${[...ACCESS_GRANTING_STATUSES]}::text[])
    returning account_id as "accountId", past_due_since as since`.execute(trx);
  return claimed.rows;
}

/** A subscription before and after a change; `before` is undefined for a new one. */
export interface ChangedSubscription {
  before: SubscriptionRow | undefined;
  after: SubscriptionRow;
}

function pairRows(
  before: readonly SubscriptionRow[],
  after: readonly SubscriptionRow[],
): ChangedSubscription[] {
  const known = new Map(before.map((row) => [row.account_id, row]));
  return after.map((row) => ({ before: known.get(row.account_id), after: row }));
}

/** Changes those subscriptions that a condition selects. Only inside a transaction. */
async function changeSubscriptions(
  trx: Db,
  condition: RawBuilder<boolean>,
  change: SubscriptionChange | { status: RawBuilder<string>; updated_at: Date },
): Promise<ChangedSubscription[]> {
  const before = await trx.selectFrom('subscriptions').selectAll().where(condition).forUpdate().execute();
  if (before.length === 0) return [];
  const ids = before.map((row) => row.account_id);
  const after = await trx
    .updateTable('subscriptions')
    .set(change)
    .where(sql<boolean>`account_id = any (${ids}::uuid[])`)
    .returningAll()
    .execute();
  return pairRows(before, after);
}

/**
 * Ends the access of subscriptions whose period or late payment is over; a granted plan and one without a provider
 * have no such end. Only inside a transaction.
 */
export async function endLapsedSubscriptions(
  trx: Db,
  before: { periodEnd: Date; pastDueSince: Date },
  now: Date,
): Promise<ChangedSubscription[]> {
  return changeSubscriptions(
    trx,
    sql<boolean>`status <> 'canceled' and status = any (${[...ACCESS_GRANTING_STATUSES]}::text[])
      and provider <> ${GRANTED_PROVIDER}
      and case when past_due_since is null then current_period_end <= ${before.periodEnd}
        else past_due_since <= ${before.pastDueSince} end`,
    {
      status: sql<string>`case when cancel_at_period_end then 'canceled' else 'suspended' end`,
      updated_at: now,
    },
  );
}

/** The `provider` of a plan that the installation grants without payment. */
export const GRANTED_PROVIDER = 'none';

export interface GrantedPlan {
  tier: PlanId;
  messageLimit: number;
  serverLimit: number;
  periodStart: Date;
  periodEnd: Date;
  now: Date;
}

export type PlanRecipients = 'all accounts' | { accountId: string };

/** Gives a plan to those of the recipients that do not have it for this period. Only inside a transaction. */
export async function grantPlan(
  trx: Db,
  plan: GrantedPlan,
  recipients: PlanRecipients,
): Promise<ChangedSubscription[]> {
  const { tier, messageLimit, serverLimit, periodStart, periodEnd, now } = plan;
  const isRecipient = recipients === 'all accounts' ? sql`true` : sql`a.id = ${recipients.accountId}`;
  const isOther = sql`(s.provider is distinct from ${GRANTED_PROVIDER} or s.status <> 'active' or s.tier <> ${tier}
      or s.current_period_start <> ${periodStart} or s.message_limit <> ${messageLimit}
      or s.max_servers <> ${serverLimit})`;
  await keepMessagesOfReplacedPlan(trx, tier, now, recipients);
  const before =
    await sql<SubscriptionRow>`select s.* from accounts a join subscriptions s on s.account_id = a.id
    where ${isRecipient} and ${isOther} for update of s`.execute(trx);
  const after =
    await sql<SubscriptionRow>`insert into subscriptions (account_id, tier, status, current_period_start,
      current_period_end, message_limit, server_limit, max_servers, provider, created_at, updated_at)
    select a.id, ${tier}, 'active', ${periodStart}, ${periodEnd}, ${messageLimit}::bigint, ${serverLimit}::integer,
      ${serverLimit}::integer, ${GRANTED_PROVIDER}, ${now}, ${now}
    from accounts a left join subscriptions s on s.account_id = a.id
    where ${isRecipient} and ${isOther}
    on conflict (account_id) do update set tier = excluded.tier, status = excluded.status,
      current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
      trial_ends_at = null, past_due_since = null, cancel_at_period_end = false, message_limit = excluded.message_limit,
      server_limit = excluded.server_limit, max_servers = excluded.max_servers, extra_servers_charge_cents = 0,
      overage_cents_per_thousand = 0, provider = excluded.provider, provider_customer_id = null, provider_subscription_id = null,
      provider_event_at = null, updated_at = excluded.updated_at
    returning *`.execute(trx);
  return pairRows(before.rows, after.rows);
}

/** Customers of a payment provider who have a granted plan. */
export async function listGrantedCustomers(
  db: Db,
  provider: string,
): Promise<{ accountId: string; customerId: string }[]> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('billing_customers', 'billing_customers.account_id', 'subscriptions.account_id')
    .select(['subscriptions.account_id as accountId', 'billing_customers.customer_id as customerId'])
    .where('subscriptions.provider', '=', GRANTED_PROVIDER)
    .where('subscriptions.status', '<>', 'canceled')
    .where('billing_customers.provider', '=', provider)
    .execute();
}

/** Ends granted plans: that of one account, or those of all accounts but some. Only inside a transaction. */
export async function endGrantedPlans(
  trx: Db,
  now: Date,
  which: { of: string } | { exceptOf: readonly string[] },
): Promise<ChangedSubscription[]> {
  const isChosen =
    'of' in which ? sql`account_id = ${which.of}` : sql`account_id <> all (${which.exceptOf}::uuid[])`;
  return changeSubscriptions(
    trx,
    sql<boolean>`provider = ${GRANTED_PROVIDER} and status <> 'canceled' and ${isChosen}`,
    { status: 'canceled', updated_at: now },
  );
}

export interface PeriodUsage {
  start: Date;
  /**
   * The recorded end. Where there is none, the start of the next period with messages, at most a month after this start.
   */
  end: Date;
  messages: number;
  aiCalls: number;
  aiCostMicros: number;
  timeSumMs: number;
}

/** Lists the billing periods that had messages, newest first. */
export async function listUsagePeriods(db: Db, accountId: string, limit: number): Promise<PeriodUsage[]> {
  const result = await sql<PeriodUsage>`
    select period_start as start, messages, ai_calls as "aiCalls", ai_cost_micros as "aiCostMicros",
      time_sum_ms as "timeSumMs",
      coalesce(period_end, least(lead(period_start) over (order by period_start),
        (period_start at time zone 'UTC' + interval '1 month') at time zone 'UTC')) as end
    from usage_periods where account_id = ${accountId} order by period_start desc limit ${limit}`.execute(db);
  return result.rows;
}

/** Records the end, the limit and the overage's price of a subscription's period before the next one begins. */
export async function closeUsagePeriod(trx: Db, row: SubscriptionRow, nextStart: Date): Promise<void> {
  const { account_id, current_period_start: start, current_period_end: end } = row;
  const { message_limit, overage_cents_per_thousand } = row;
  await trx
    .updateTable('usage_periods')
    .set({ period_end: end < nextStart ? end : nextStart, message_limit, overage_cents_per_thousand })
    .where('account_id', '=', account_id)
    .where('period_start', '=', start)
    .execute();
}

/** Finds the usage of the period that began at `start`. */
export async function findUsagePeriod(
  db: Db,
  accountId: string,
  start: Date,
): Promise<Omit<PeriodUsage, 'start' | 'end'>> {
  const row = await db
    .selectFrom('usage_periods')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('period_start', '=', start)
    .executeTakeFirst();
  return {
    messages: row?.messages ?? 0,
    aiCalls: row?.ai_calls ?? 0,
    aiCostMicros: row?.ai_cost_micros ?? 0,
    timeSumMs: row?.time_sum_ms ?? 0,
  };
}

/** The number of servers that sent messages since the hour of `since`. */
export async function countServers(db: Db, accountId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('server_hours')
    .select(({ fn }) => fn.count<number>('server').distinct().as('servers'))
    .where('account_id', '=', accountId)
    .where('hour', '>=', since)
    .executeTakeFirst();
  return row?.servers ?? 0;
}

/** Accounts with a subscription that no payment provider manages. */
export async function listUnmanagedAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('account_id')
    .where('provider', 'is', null)
    .execute();
  return rows.map((row) => row.account_id);
}
