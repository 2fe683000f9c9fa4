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
  /** The facts of the act; a change has `before` and `after`, null where there is nothing. */
  detail: Readonly<Record<string, unknown>>;
}

/** Rows of one statement, far below the parameters that PostgreSQL allows. */
const EVENTS_AT_ONCE = 1_000;

/** Writes one event in the transaction of its change, so that neither exists without the other. */
export function writeAuditEvent(trx: Db, event: AuditEvent): Promise<void> {
  return writeAuditEvents(trx, [event]);
}

/** Writes the events of one transaction. */
export async function writeAuditEvents(trx: Db, events: readonly AuditEvent[]): Promise<void> {
  for (let first = 0; first < events.length; first += EVENTS_AT_ONCE) {
    const rows = events.slice(first, first + EVENTS_AT_ONCE).map(({ actor, ...event }) => ({
      id: event.id,
      account_id: event.accountId,
      subject_id: event.subjectId,
      kind: event.kind,
      actor: typeof actor === 'string' ? actor : formatCredential(actor),
      actor_name: typeof actor === 'string' ? null : formatActorName(actor),
      at: event.at,
      detail: JSON.stringify(event.detail),
    }));
    await trx.insertInto('audit_events').values(rows).execute();
  }
}
