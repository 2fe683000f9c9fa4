import { type Selectable, sql } from 'kysely';
import type { Actor } from '~/contract/api.gen';
import type { Db } from '../db';
import type { ReviewsTable } from '../schema/messages';

const DECISION_COLUMNS = [
  'id',
  'status',
  'decided_action',
  'decided_at',
  'reviewed_by',
  'actor',
  'comments',
] as const;

/** The columns of a review that hold its decision. */
export type ReviewDecisionRow = Pick<Selectable<ReviewsTable>, (typeof DECISION_COLUMNS)[number]>;

/** Finds the actors of older decisions in the audit log, because reviews did not keep the actor then. */
async function listAuditedActors(
  db: Db,
  accountId: string,
  reviewIds: readonly string[],
): Promise<Map<string, Actor>> {
  const { rows } = await sql<{ review_id: string; actor: Actor }>`
    select e.subject_id as review_id, case when k.id is null
      then jsonb_build_object('type', 'member', 'id', a.id, 'name', a.email)
      else jsonb_build_object('type', 'key', 'id', k.id, 'name', k.name, 'key_prefix', k.key_prefix) end as actor
    from audit_events e
    join accounts a on a.id = e.account_id
    left join api_keys k on k.account_id = e.account_id and e.actor = 'key:' || k.id
    where e.account_id = ${accountId} and e.subject_id = any (${reviewIds}::uuid[])
      and e.kind = 'review.decided' and (k.id is not null or e.actor = 'account:' || a.id)`.execute(db);
  return new Map(rows.map((row) => [row.review_id, row.actor]));
}

/** Completes decisions from before reviews kept their actor. */
export async function completeActors<Row extends ReviewDecisionRow>(
  db: Db,
  accountId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const without = rows.filter(({ status, actor }) => status !== 'pending' && actor === null);
  if (without.length === 0) return [...rows];
  const ids = without.map(({ id }) => id);
  const actors = await listAuditedActors(db, accountId, ids);
  return rows.map((row) => ({ ...row, actor: row.actor ?? actors.get(row.id) ?? null }));
}

/** Lists the decisions about some items; the status of an item that waits is `pending`. */
export async function listReviewDecisions(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReviewDecisionRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .select(DECISION_COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return completeActors(db, accountId, rows);
}
