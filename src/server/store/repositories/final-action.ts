import { sql } from 'kysely';
import type { Action, ReviewStatus } from '~/contract/api.gen';
import type { Db } from '../db';
import { findMessage } from './messages';

const playerColumn = { warn: 'warnings', mute: 'mutes', kick: 'kicks', ban: 'bans' } as const;

async function moveCounts(
  db: Db,
  accountId: string,
  message: { created_at: Date; player_uuid: string },
  action: Action,
  by: 1 | -1,
): Promise<void> {
  const counted = sql.ref(`action_${action}`);
  await sql`update hourly_totals set ${counted} = ${counted} + ${by}
    where account_id = ${accountId} and hour = date_trunc('hour', ${message.created_at}::timestamptz, 'UTC')`.execute(
    db,
  );
  if (action === 'none') return;
  const column = sql.ref(playerColumn[action]);
  await sql`update players set ${column} = ${column} + ${by}
    where account_id = ${accountId} and player_uuid = ${message.player_uuid}`.execute(db);
}

/**
 * Records what a person decided about a message: its final action, and every count that follows from it. To be
 * called in the transaction that decides.
 */
export async function setFinalAction(
  db: Db,
  accountId: string,
  messageId: string,
  action: Action,
  reviewStatus: ReviewStatus,
): Promise<void> {
  const message = await findMessage(db, accountId, messageId);
  if (!message) return;
  await db
    .updateTable('messages')
    .set({ final_action: action, review_status: reviewStatus })
    .where('account_id', '=', accountId)
    .where('created_at', '=', message.created_at)
    .where('id', '=', messageId)
    .execute();
  if (action === message.final_action) return;
  await moveCounts(db, accountId, message, message.final_action, -1);
  await moveCounts(db, accountId, message, action, 1);
}
