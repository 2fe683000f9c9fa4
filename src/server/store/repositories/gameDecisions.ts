import { type Selectable, sql } from 'kysely';
import type { Action, Actor, DecisionResult, GameDecisionKind } from '~/contract/api.gen';
import type { Db } from '../db';
import type { GameDecisionsTable } from '../schema/deliveries';

export type GameDecisionRow = Selectable<GameDecisionsTable>;

/** A decision before it has its place in the feed. */
export interface NewGameDecision {
  id: string;
  accountId: string;
  at: Date;
  kind: GameDecisionKind;
  action: Action;
  previousAction: Action;
  durationSeconds: number | null;
  player: { uuid: string; name: string };
  server: string | null;
  messageId: string | null;
  logId: string | null;
  reason: string;
  actor: Actor;
}

/**
 * Finds the decision that a new one replaces: the newest about the same message, or the owner's newest that began or
 * ended the same action of the player. A link drops a replaced decision that waits for the player's login, so a warning
 * replaces none: the player has to read both.
 */
async function findReplaced(
  trx: Db,
  { accountId, logId, player, action, previousAction }: NewGameDecision,
): Promise<string | null> {
  const ofAccount = trx.selectFrom('game_decisions').select('id').where('account_id', '=', accountId);
  const changed = action === 'none' ? previousAction : action;
  if (logId === null && changed === 'warn') return null;
  const row = await (
    logId === null
      ? ofAccount
          .where('player_uuid', '=', player.uuid)
          .where('kind', '=', 'owner')
          .where((is) => is.or([is('action', '=', changed), is('previous_action', '=', changed)]))
      : ofAccount.where('log_id', '=', logId)
  )
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Writes a decision behind all others of its account. Call it last in the transaction of its cause: it holds up the
 * account's other decisions until the transaction ends.
 */
export async function appendGameDecision(trx: Db, decision: NewGameDecision): Promise<GameDecisionRow> {
  const { last } = await trx
    .insertInto('decision_places')
    .values({ account_id: decision.accountId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ last: sql<number>`decision_places.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('game_decisions')
    .values({
      id: decision.id,
      account_id: decision.accountId,
      place: last,
      created_at: decision.at,
      kind: decision.kind,
      action: decision.action,
      previous_action: decision.previousAction,
      duration_seconds: decision.durationSeconds,
      player_uuid: decision.player.uuid,
      player_name: decision.player.name,
      server: decision.server,
      message_id: decision.messageId,
      log_id: decision.logId,
      reason: decision.reason,
      replaces: await findReplaced(trx, decision),
      actor: JSON.stringify(decision.actor),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface FeedQuery {
  /** The place behind which to read; undefined for everything that is not reported. */
  after: number | undefined;
  server: string | undefined;
  limit: number;
}

/**
 * Reads a page of the feed and the place of the account's newest decision, in one snapshot. With `after` it
 * also lists reported decisions that name no server, because each game server carries those out.
 */
export async function readFeed(
  db: Db,
  accountId: string,
  { after, server, limit }: FeedQuery,
): Promise<{ rows: GameDecisionRow[]; last: number }> {
  const start =
    after === undefined
      ? sql`state = 'waiting'`
      : sql`place > ${after} and (state = 'waiting' or server is null)`;
  const onServer = server === undefined ? sql`` : sql`and (server = ${server} or server is null)`;
  const { rows } = await sql<GameDecisionRow & { last: number }>`
    select counted.last, decisions.* from (
      select coalesce(max(last), 0)::float8 as last from decision_places where account_id = ${accountId}
    ) as counted
    left join lateral (
      select * from game_decisions where account_id = ${accountId} and ${start} ${onServer}
      order by place limit ${limit}
    ) as decisions on true
    order by decisions.place`.execute(db);
  return {
    rows: rows.filter(({ id }) => (id as string | null) !== null),
    last: rows[0]?.last ?? 0,
  };
}

/** A game server's report. */
export interface GameReport {
  result: DecisionResult;
  server: string | null;
  detail: string | null;
  at: Date;
}

/**
 * Stores a report. What is carried out stays so, and a repeated report changes nothing.
 *
 * @returns the decision, and whether the report changed it; undefined when the account has no such decision
 */
export function storeReport(
  db: Db,
  accountId: string,
  id: string,
  { result, server, detail, at }: GameReport,
): Promise<{ row: GameDecisionRow; changed: boolean } | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('game_decisions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const isRepeat = row.state === result && row.detail === detail && row.reported_server === server;
    if (row.state === 'carried_out' || isRepeat) return { row, changed: false };
    const reported = { state: result, reported_server: server, reported_at: at, detail };
    await trx
      .updateTable('game_decisions')
      .set(reported)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return { row: { ...row, ...reported }, changed: true };
  });
}

/** Stores a report for every waiting decision: its server carried it out, some seconds after it was made. */
export async function reportAllCarriedOut(db: Db, accountId: string, seconds: number): Promise<void> {
  await sql`update game_decisions set state = 'carried_out', reported_server = server,
      reported_at = created_at + make_interval(secs => ${seconds})
    where account_id = ${accountId} and state = 'waiting'`.execute(db);
}

/** Lists the game decisions about messages, in the feed's order. */
export function listMessageGameDecisions(
  db: Db,
  accountId: string,
  logIds: readonly string[],
): Promise<GameDecisionRow[]> {
  if (logIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('game_decisions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('log_id', 'in', logIds)
    .orderBy('place')
    .execute();
}

/** Lists the newest game decisions about a player, newest first. */
export function listPlayerGameDecisions(
  db: Db,
  accountId: string,
  playerId: string,
  limit: number,
): Promise<GameDecisionRow[]> {
  return db
    .selectFrom('game_decisions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('player_uuid', '=', playerId)
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();
}

/** An action that holds until its time is over or it is taken back. */
export type LastingAction = Extract<Action, 'mute' | 'ban'>;

/** How a mute or a ban of a player began or ended last. */
export interface LastingChange {
  lasting: LastingAction;
  hasBegun: boolean;
  at: Date;
  durationSeconds: number | null;
}

/**
 * Finds how the mute and the ban of a player began or ended last, from all decisions and from the verdicts of the last 30
 * days. Each is found separately, because a game server holds both at once and the end of one leaves the other.
 */
export async function findLastingChanges(
  db: Db,
  accountId: string,
  playerId: string,
): Promise<LastingChange[]> {
  const ofPlayer = sql`account_id = ${accountId} and player_uuid = ${playerId}`;
  // `earlier` is what the background migration has not added yet.
  const { rows } = await sql<LastingChange>`
    with decided as (
      select lasting, has_begun, changed_at as at, duration_seconds as seconds from lasting_changes where ${ofPlayer}
    ), earlier as (
      select distinct on (lasting) lasting, lasting = action, created_at, duration_seconds
      from game_decisions, unnest(array['ban', 'mute']) as lasting
      where ${ofPlayer} and lasting in (action, previous_action) and lasting not in (select lasting from decided)
      order by lasting, place desc
    )
    select distinct on (lasting) lasting, has_begun as "hasBegun", at, seconds as "durationSeconds" from (
      select *, true as is_decision from decided
      union all select *, true from earlier
      union all select action, true, created_at, null, false from player_actions
        where ${ofPlayer} and action in ('ban', 'mute')
    ) as changes
    order by lasting, at desc, is_decision desc`.execute(db);
  return rows;
}
