import { sql } from 'kysely';
import type { Action, ReviewStatus } from '~/contract/api.gen';
import type { Db } from '../db';
import type { MessagesTable } from '../schema';

const playerColumn = { none: null, warn: 'warnings', mute: 'mutes', kick: 'kicks', ban: 'bans' } as const;

/** The columns of a message that its counts depend on, before the change. */
type CountedMessage = Pick<
  MessagesTable,
  'account_id' | 'id' | 'created_at' | 'player_uuid' | 'final_action' | 'recommended_action'
>;

/** Counter columns that change when a message moves from one set of them to another, in one row. */
function changedCounters(from: readonly string[], to: readonly string[]) {
  const leaves = from.filter((column) => !to.includes(column));
  const enters = to.filter((column) => !from.includes(column));
  return [
    ...leaves.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - 1`),
    ...enters.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} + 1`),
  ];
}

/**
 * Whether a message counts as a violation.
 *
 * @param judged the action that its verdict recommends; once a reviewer has decided, the decided action
 */
export function isViolation(judged: Action): boolean {
  return judged !== 'none';
}

function violationColumns(judged: Action): readonly string[] {
  return isViolation(judged) ? ['violations'] : [];
}

function playerColumns(action: Action, judged: Action): string[] {
  const column = playerColumn[action];
  return [...(column === null ? [] : [column]), ...violationColumns(judged)];
}

async function moveCounts(db: Db, message: CountedMessage, action: Action): Promise<void> {
  const { account_id: accountId, created_at: at, player_uuid: player } = message;
  const { final_action: before, recommended_action: recommended } = message;
  const ofPlayer = changedCounters(playerColumns(before, recommended), playerColumns(action, action));
  if (ofPlayer.length > 0) {
    await sql`update players set ${sql.join(ofPlayer)}
      where account_id = ${accountId} and player_uuid = ${player}`.execute(db);
  }
  const ofHour = changedCounters(
    [`action_${before}`, ...violationColumns(recommended)],
    [`action_${action}`, ...violationColumns(action)],
  );
  if (ofHour.length > 0) {
    await sql`update hourly_totals set ${sql.join(ofHour)}
      where account_id = ${accountId} and hour = date_trunc('hour', ${at}::timestamptz, 'UTC')`.execute(db);
  }
}

async function moveAction(db: Db, message: CountedMessage, action: Action): Promise<void> {
  if (action === message.final_action) return;
  const { account_id, player_uuid, created_at, id } = message;
  if (action === 'none') {
    await db
      .deleteFrom('player_actions')
      .where('account_id', '=', account_id)
      .where('player_uuid', '=', player_uuid)
      .where('created_at', '=', created_at)
      .where('id', '=', id)
      .execute();
    return;
  }
  await db
    .insertInto('player_actions')
    .values({ account_id, player_uuid, created_at, id, action })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'player_uuid', 'created_at', 'id']).doUpdateSet({ action }),
    )
    .execute();
}

/**
 * Records a reviewer's decision about a message: its final action, and every count that depends on it. Call it in the
 * transaction of the decision. Locks the player's row before the hour's, as ingest does.
 *
 * @param message as that transaction read it, under the lock of its review, not decided yet
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
  await moveAction(db, message, action);
  await moveCounts(db, message, action);
}
