import type { Db } from '../db';

/** One act of a caller, kept for good. */
export interface AuditEvent {
  id: string;
  accountId: string;
  /** What it was done to. */
  subjectId: string;
  /** What was done, such as `review.decided`. */
  kind: string;
  /** The credential that did it: `account:<id>` or `key:<id>`. */
  actor: string;
  at: Date;
  detail: Readonly<Record<string, unknown>>;
}

/** Writes one event in the transaction of the change it tells about, so that neither exists without the other. */
export async function writeAuditEvent(trx: Db, event: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit_events')
    .values({
      id: event.id,
      account_id: event.accountId,
      subject_id: event.subjectId,
      kind: event.kind,
      actor: event.actor,
      at: event.at,
      detail: JSON.stringify(event.detail),
    })
    .execute();
}
