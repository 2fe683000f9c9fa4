import { type Selectable, sql } from 'kysely';
import type { Action, ReviewStatus } from '~/contract/api.gen';
import type { Db } from '../db';
import type { MessagesTable } from '../schema/messages';

const playerColumn = { none: null, warn: 'warnings', mute: 'mutes', kick: 'kicks', ban: 'bans' } as const;

/** The columns of a message that its counts depend on, before the change. */
type CountedMessage = Pick<
  Selectable<MessagesTable>,
  | 'account_id'
  | 'id'
  | 'created_at'
  | 'sent_at'
  | 'player_uuid'
  | 'final_action'
  | 'recommended_action'
  | 'review_status'
>;

/** Builds the new values of a row's counters, when a message moves from the counters `from` to those of `to`. */
function buildCounterChanges(from: readonly string[], to: readonly string[]) {
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

function listViolationColumns(judged: Action): readonly string[] {
  return isViolation(judged) ? ['violations'] : [];
}

/** Once a reviewer has decided, the decision counts and no longer the verdict's recommendation. */
function toCounted({ final_action: action, recommended_action, review_status }: CountedMessage): Counted {
  const isDecided = review_status !== null && review_status !== 'pending';
  return { action, judged: isDecided ? action : recommended_action };
}

function listPlayerColumns(action: Action, judged: Action): string[] {
  const column = playerColumn[action];
  return [...(column === null ? [] : [column]), ...listViolationColumns(judged)];
}

/** What a message counts as: `action` in the counts of actions; a violation unless `judged` is `none`. */
interface Counted {
  action: Action;
  judged: Action;
}

async function moveCounts(db: Db, message: CountedMessage, to: Counted): Promise<void> {
  const { account_id: accountId, created_at: at, player_uuid: player } = message;
  const from = toCounted(message);
  const ofPlayer = buildCounterChanges(
    listPlayerColumns(from.action, from.judged),
    listPlayerColumns(to.action, to.judged),
  );
  if (ofPlayer.length > 0) {
    await sql`update players set ${sql.join(ofPlayer)}
      where account_id = ${accountId} and player_uuid = ${player}`.execute(db);
  }
  const ofHour = buildCounterChanges(
    [`action_${from.action}`, ...listViolationColumns(from.judged)],
    [`action_${to.action}`, ...listViolationColumns(to.judged)],
  );
  if (ofHour.length > 0) {
    await sql`update hourly_totals set ${sql.join(ofHour)}
      where account_id = ${accountId} and hour = date_trunc('hour', ${at}::timestamptz, 'UTC')`.execute(db);
  }
}

async function moveAction(db: Db, message: CountedMessage, action: Action): Promise<void> {
  if (action === message.final_action) return;
  const { account_id, player_uuid, created_at, id, sent_at: said_at } = message;
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
    .values({ account_id, player_uuid, created_at, id, said_at, action })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'player_uuid', 'created_at', 'id']).doUpdateSet({ action }),
    )
    .execute();
}

type ActionColumns = Partial<Pick<MessagesTable, 'review_status'>> & { undone_at: Date | null };

async function changeAction(
  db: Db,
  message: CountedMessage,
  to: Counted,
  columns: ActionColumns,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ final_action: to.action, ...columns })
    .where('account_id', '=', message.account_id)
    .where('created_at', '=', message.created_at)
    .where('id', '=', message.id)
    .execute();
  await moveAction(db, message, to.action);
  await moveCounts(db, message, to);
}

/**
 * Records a reviewer's decision about a message: its final action, and every count that depends on it. Call it in the
 * transaction of the decision. Locks the player's row before the hour's, as ingest does.
 *
 * @param message as that transaction read it, under the lock of its review, not decided yet
 */
export function setFinalAction(
  db: Db,
  message: CountedMessage,
  action: Action,
  reviewStatus: ReviewStatus,
): Promise<void> {
  const columns = { review_status: reviewStatus, undone_at: null };
  return changeAction(db, message, { action, judged: action }, columns);
}

/**
 * Takes a message's action back, with every count that depends on it. A message that waits for a reviewer stays a
 * violation until the decision. Like `setFinalAction`, call it in a transaction.
 *
 * @param message as that transaction read it, under the locks of its review and its own row
 */
export function takeActionBack(db: Db, message: CountedMessage, at: Date): Promise<void> {
  const isPending = message.review_status === 'pending';
  const judged = isPending ? message.recommended_action : 'none';
  return changeAction(db, message, { action: 'none', judged }, { undone_at: at });
}
