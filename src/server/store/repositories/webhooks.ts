import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { ACCESS_GRANTING_STATUSES } from '~/contract/access';
import type { Db } from '../db';
import type { WebhookDeliveriesTable, WebhooksTable } from '../schema/deliveries';

export type WebhookRow = Selectable<WebhooksTable>;
export type DeliveryRow = Selectable<WebhookDeliveriesTable>;
export type NewDelivery = Insertable<WebhookDeliveriesTable>;

/** Lists the account's webhooks, newest first. */
export function listWebhooks(db: Db, accountId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countWebhooks(db: Db, accountId: string): Promise<number> {
  return (await listWebhooks(db, accountId)).length;
}

export function findWebhook(db: Db, accountId: string, id: string): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds a webhook and keeps other changes of it waiting. Only inside a transaction. */
export function lockWebhook(trx: Db, accountId: string, id: string): Promise<WebhookRow | undefined> {
  return trx
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertWebhook(db: Db, row: Insertable<WebhooksTable>): Promise<void> {
  await db.insertInto('webhooks').values(row).execute();
}

export type WebhookChanges = Partial<
  Omit<WebhookRow, 'id' | 'account_id' | 'created_at' | 'failing_since'>
> & {
  failing_since?: null | RawBuilder<Date | null>;
};

/** The `failing_since` that makes a failing webhook count as failing from now on, and leaves a healthy one healthy. */
export function restartFailingTime(now: Date): RawBuilder<Date | null> {
  return sql`case when failing_since is null then null else ${now}::timestamptz end`;
}

/** @param changes at least one */
export function updateWebhook(
  db: Db,
  accountId: string,
  id: string,
  changes: WebhookChanges,
): Promise<WebhookRow | undefined> {
  return db
    .updateTable('webhooks')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Records the first failure since the last delivered event. */
export async function markWebhookFailing(db: Db, accountId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute();
}

/** Pauses a webhook whose last event failed. @returns undefined when it is paused or an event was delivered since */
export function pauseWebhook(
  trx: Db,
  accountId: string,
  id: string,
  reason: NonNullable<WebhookRow['paused_reason']>,
): Promise<WebhookRow | undefined> {
  return trx
    .updateTable('webhooks')
    .set({ enabled: false, paused_reason: reason })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .where('failing_since', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the deleted webhook; undefined when the account has no such webhook */
export function deleteWebhook(trx: Db, accountId: string, id: string): Promise<WebhookRow | undefined> {
  return trx
    .deleteFrom('webhooks')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Webhooks that subscribe to an event, of an account whose plan has webhooks. */
export function listSubscribedWebhooks(
  db: Db,
  accountId: string,
  event: string,
  tiers: readonly string[],
): Promise<{ id: string }[]> {
  return db
    .selectFrom('webhooks')
    .innerJoin('subscriptions', 'subscriptions.account_id', 'webhooks.account_id')
    .select('webhooks.id')
    .where('webhooks.account_id', '=', accountId)
    .where('webhooks.enabled', '=', true)
    .where('subscriptions.tier', 'in', tiers as never)
    .where('subscriptions.status', 'in', [...ACCESS_GRANTING_STATUSES])
    .where(sql<boolean>`${event} = any (webhooks.events)`)
    .execute();
}

/** Records the newest attempt of a delivery; all attempts share one row. */
export async function upsertDelivery(db: Db, row: NewDelivery): Promise<DeliveryRow> {
  const { id: _id, account_id: _account, webhook_id: _webhook, created_at: _created, ...outcome } = row;
  return db
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(outcome))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that a delivery was not attempted. One that never had an attempt is recorded as well. */
export async function skipDelivery(db: Db, row: NewDelivery): Promise<void> {
  const { status, fault, content, next_attempt_at } = row;
  await db
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ status, fault, content, next_attempt_at })
        .where('webhook_deliveries.status', '=', 'retrying'),
    )
    .execute();
}

export function findDelivery(
  db: Db,
  accountId: string,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists the newest deliveries of one webhook, newest first. */
export function listDeliveries(
  db: Db,
  accountId: string,
  webhookId: string,
  limit: number,
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
