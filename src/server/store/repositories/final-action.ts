import { sql } from 'kysely';
import type { Action, ReviewStatus } from '~/contract/api.gen';
import type { Db } from '../db';
import type { MessagesTable } from '../schema';

const playerColumn = { none: null, warn: 'warnings', mute: 'mutes', kick: 'kicks', ban: 'bans' } as const;

/** The part of a message that its counts depend on, as it is before the change. */
type CountedMessage = Pick<
  MessagesTable,
  'account_id' | 'id' | 'created_at' | 'player_uuid' | 'final_action'
>;

/** Moves a message from one count to another in one row. */
const moved = (from: string | null, to: string | null) =>
  sql.join([
    ...(from === null ? [] : [sql`${sql.ref(from)} = ${sql.ref(from)} - 1`]),
    ...(to === null ? [] : [sql`${sql.ref(to)} = ${sql.ref(to)} + 1`]),
  ]);

async function moveCounts(db: Db, message: CountedMessage, action: Action): Promise<void> {
  const { account_id: accountId, created_at: at, player_uuid: player, final_action: before } = message;
  await sql`update hourly_totals set ${moved(`action_${before}`, `action_${action}`)}
    where account_id = ${accountId} and hour = date_trunc('hour', ${at}::timestamptz, 'UTC')`.execute(db);
  await sql`update players set ${moved(playerColumn[before], playerColumn[action])}
    where account_id = ${accountId} and player_uuid = ${player}`.execute(db);
}

/**
 * Records what a person decided about a message: its final action, and every count that follows from it. To be
 * called in the transaction that decides.
 *
 * @param message as it was read in that transaction, under the lock of its review
 */
export async function setFinalAction(
  db: Db,
  message: CountedMessage,
  action: Action,
  reviewStatus: ReviewStatus,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ final_action: action, review_status: reviewStatus })
    .where('account_id', '=', message.account_id)
    .where('created_at', '=', message.created_at)
    .where('id', '=', message.id)
    .execute();
  if (action !== message.final_action) await moveCounts(db, message, action);
}
