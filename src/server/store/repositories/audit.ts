import type { Actor } from '~/contract/api.gen';
import { formatActorName, formatCredential } from '../../actor';
import type { Db } from '../db';

/** One act of a caller, stored for good. */
export interface AuditEvent {
  id: string;
  accountId: string;
  /** The id of the changed item. */
  subjectId: string;
  /** The kind of act, such as `review.decided`. */
  kind: string;
  /** The caller, the service itself, or `provider:<name>` for what the payment provider reports. */
  actor: Actor | 'service' | `provider:${string}`;
  at: Date;
  /** What the act says of itself; a change has `before` and `after`, null where there is nothing. */
  detail: Readonly<Record<string, unknown>>;
}

/** Writes one event in the transaction of its change, so that neither exists without the other. */
export async function writeAuditEvent(trx: Db, event: AuditEvent): Promise<void> {
  const { actor } = event;
  await trx
    .insertInto('audit_events')
    .values({
      id: event.id,
      account_id: event.accountId,
      subject_id: event.subjectId,
      kind: event.kind,
      ...(typeof actor === 'string'
        ? { actor }
        : { actor: formatCredential(actor), actor_name: formatActorName(actor) }),
      at: event.at,
      detail: JSON.stringify(event.detail),
    })
    .execute();
}
