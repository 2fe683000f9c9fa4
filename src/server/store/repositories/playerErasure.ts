import { type RawBuilder, sql } from 'kysely';
import { COUNT_RETENTION_DAYS } from '~/contract/limits';
import { DAY_MS } from '../../clock';
import type { Db } from '../db';
import { retryTransaction } from '../retry';
import { findPlayer, lockPlayer } from './players';

/** A player of an account, and until when what arrived of the player is erased. */
export interface ErasedPlayer {
  accountId: string;
  /** In lower case, as PostgreSQL writes it. */
  playerId: string;
  until: Date;
}

const STEP_ROWS = 500;

/**
 * Deletes the player's oldest messages with what hangs on them, under the locks of a decision and in their order: review,
 * message, and last the trigger's count of the queue. A receipt stays without the digest of its message, so that a
 * repeated call can't bring the message back.
 *
 * @returns how many messages
 */
async function eraseMessages(trx: Db, { accountId, playerId, until }: ErasedPlayer): Promise<number> {
  const { rows } = await sql<{ id: string; at: string; message_id: string | null }>`
    select id, created_at::text as at, message_id from messages
    where account_id = ${accountId} and player_uuid = ${playerId} and created_at <= ${until}
    order by created_at, id limit ${STEP_ROWS}`.execute(trx);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 0;
  const among = (column: string) =>
    sql`account_id = ${accountId} and ${sql.ref(column)} = any (${rows.map(({ id }) => id)}::uuid[])`;
  await sql`select 1 from reviews where ${among('id')} order by id for update`.execute(trx);
  await sql`delete from messages where ${among('id')} and player_uuid = ${playerId}
    and created_at between ${first.at}::timestamptz and ${last.at}::timestamptz`.execute(trx);
  await sql`update message_receipts set body_hash = '' where ${among('log_id')}
    and message_id = any (${rows.flatMap((row) => row.message_id ?? [])}::text[])`.execute(trx);
  await sql`delete from game_decisions where ${among('log_id')}`.execute(trx);
  await sql`update audit_events set detail = detail - '{comments,reason}'::text[]
    where ${among('subject_id')}`.execute(trx);
  await sql`delete from reviews where ${among('id')}`.execute(trx);
  return rows.length;
}

/** The rows of one table that an erasure deletes or changes. */
interface ErasableRows {
  table: string;
  /** The condition that selects the player's rows up to the moment. */
  where: (player: ErasedPlayer) => RawBuilder<unknown>;
  /** The column by which a statement finds the selected rows again. */
  key: 'id' | 'ctid';
  /** The columns that follow the player's in the index that finds the rows. */
  order: string;
  /** The change of a row that stays without the player. @default deletes it */
  set?: RawBuilder<unknown>;
}

const buildPlayerCondition = ({ accountId, playerId }: ErasedPlayer) =>
  sql`account_id = ${accountId} and player_uuid = ${playerId}`;

/** Rows that outlive the player's messages, or belong to none. */
const OTHER_ROWS: readonly ErasableRows[] = [
  {
    table: 'player_actions',
    where: (player) => sql`${buildPlayerCondition(player)} and created_at <= ${player.until}`,
    key: 'ctid',
    order: 'created_at',
  },
  {
    table: 'game_decisions',
    where: (player) => sql`${buildPlayerCondition(player)} and created_at <= ${player.until}`,
    key: 'id',
    order: 'place',
  },
  {
    table: 'lasting_changes',
    where: (player) => sql`${buildPlayerCondition(player)} and changed_at <= ${player.until}`,
    key: 'ctid',
    order: 'lasting',
  },
  {
    table: 'audit_events',
    where: ({ accountId, playerId, until }) => sql`account_id = ${accountId} and kind = 'player.acted'
      and detail ->> 'player_uuid' = ${playerId} and at <= ${until}`,
    key: 'id',
    order: 'id',
    set: sql`detail = detail - '{player_uuid,player_name,reason}'::text[]`,
  },
  {
    table: 'webhook_deliveries',
    where: ({ accountId, playerId, until }) => sql`account_id = ${accountId}
      and webhook_id in (select id from webhooks where account_id = ${accountId})
      and content ->> 'player_uuid' = ${playerId} and created_at <= ${until}`,
    key: 'id',
    order: 'id',
    set: sql`content = null`,
  },
  {
    table: 'jobs',
    where: ({ accountId, playerId, until }) => sql`account_id = ${accountId} and kind = 'webhook.deliver'
      and payload -> 'data' ->> 'player_uuid' = ${playerId} and (payload ->> 'at')::timestamptz <= ${until}`,
    key: 'id',
    order: 'id',
  },
];

async function eraseRows(db: Db, player: ErasedPlayer, rows: ErasableRows): Promise<number> {
  const [table, key, where] = [sql.table(rows.table), sql.ref(rows.key), rows.where(player)];
  const change = rows.set ? sql`update ${table} set ${rows.set}` : sql`delete from ${table}`;
  const { numAffectedRows = 0n } = await sql`${change} where ${key} = any (array(
    select ${key} from ${table} where ${where} order by ${sql.ref(rows.order)} limit ${STEP_ROWS})) and ${where}`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Milliseconds whose hours and days one statement looks up. */
const TIMES_STEP_MS = 100 * DAY_MS;

/**
 * Deletes the hours and days in which the player wrote. The tables have no index by player, so each hour and day since the player's first message
 * is looked up. The numbers of players by hour and day stay.
 */
async function eraseTimes(db: Db, player: ErasedPlayer): Promise<void> {
  const record = await findPlayer(db, player.accountId, player.playerId);
  if (!record) return;
  const untilMs = player.until.getTime();
  const keptSinceMs = untilMs - (COUNT_RETENTION_DAYS + 1) * DAY_MS;
  for (
    let fromMs = Math.max(record.first_seen_at.getTime(), keptSinceMs);
    fromMs <= untilMs;
    fromMs += TIMES_STEP_MS
  ) {
    const [from, to] = [new Date(fromMs), new Date(Math.min(fromMs + TIMES_STEP_MS, untilMs))];
    const each = (unit: string) =>
      sql`generate_series(date_trunc(${unit}, ${from}::timestamptz, 'UTC'), ${to}::timestamptz, ('1 ' || ${unit})::interval)`;
    await sql`delete from player_hours where ${buildPlayerCondition(player)}
      and hour = any (array(select ${each('hour')}))`.execute(db);
    await sql`delete from player_days where ${buildPlayerCondition(player)}
      and day = any (array(select (${each('day')} at time zone 'UTC')::date))`.execute(db);
  }
}

/** The player's counts, made anew from the messages that are left. */
const COUNTS = sql`count(*)::int as messages, min(created_at) as first_seen_at,
  (count(*) filter (where case when undone_at is null and coalesce(review_status, 'pending') = 'pending'
    or review_status = 'pending' then recommended_action else final_action end <> 'none'))::int as violations,
  (count(*) filter (where final_action = 'warn'))::int as warnings,
  (count(*) filter (where final_action = 'mute'))::int as mutes,
  (count(*) filter (where final_action = 'kick'))::int as kicks,
  (count(*) filter (where final_action = 'ban'))::int as bans`;

/** Deletes the player's record; where newer messages are left, begins it anew with them. */
async function eraseRecord(trx: Db, player: ErasedPlayer): Promise<void> {
  // Ingest counts a message under the same lock, so each stored one is either read here or added after.
  if (!(await lockPlayer(trx, player.accountId, player.playerId))) return;
  await sql`with left_over as (select ${COUNTS} from messages where ${buildPlayerCondition(player)})
    update players p set messages = l.messages, first_seen_at = l.first_seen_at, violations = l.violations,
      warnings = l.warnings, mutes = l.mutes, kicks = l.kicks, bans = l.bans
    from left_over l where p.account_id = ${player.accountId} and p.player_uuid = ${player.playerId} and l.messages > 0`.execute(
    trx,
  );
  await sql`delete from players where ${buildPlayerCondition(player)}
    and not exists (select 1 from messages where ${buildPlayerCondition(player)})`.execute(trx);
}

/**
 * Erases what arrived of a player, in steps that block no other query. What is left is found anew, so that a later call
 * continues. Counts of messages, and the numbers of players by hour and day, stay.
 *
 * @param isOver whether to leave the rest to a later call, asked after each step
 * @returns whether nothing is left
 */
export async function erasePlayer(db: Db, player: ErasedPlayer, isOver: () => boolean): Promise<boolean> {
  const inTransaction = <Result>(work: (trx: Db, erased: ErasedPlayer) => Promise<Result>) =>
    retryTransaction(() => db.transaction().execute((trx) => work(trx, player)));
  const steps = [
    () => inTransaction(eraseMessages),
    ...OTHER_ROWS.map((rows) => () => eraseRows(db, player, rows)),
  ];
  for (const step of steps) {
    while ((await step()) === STEP_ROWS) if (isOver()) return false;
  }
  await eraseTimes(db, player);
  await inTransaction(eraseRecord);
  return true;
}
