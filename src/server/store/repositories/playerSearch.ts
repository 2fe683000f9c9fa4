import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db';

/** With more players, reading the messages once is cheaper than looking each player up in every partition. */
const MOST_LOOKED_UP = 500;

/** A search that finds more players than this, or more messages of theirs, may have too many rows to count. */
const MANY = { players: 100, messages: 20_000 } as const;

const SHAPE = '00000000-0000-0000-0000-000000000000';

/** Whether a text is the beginning of a uuid in lower case. */
function isBeginningOfUuid(text: string): boolean {
  return (
    text.length <= SHAPE.length &&
    [...text].every((sign, n) => (SHAPE[n] === '-' ? sign === '-' : /[\da-f]/.test(sign)))
  );
}

/** The rows of `messages` that a search finds. */
export interface Matching {
  /** The SQL condition that selects them. */
  condition: RawBuilder<unknown>;
  /** Whether the rows may be too many to count. */
  areMany: boolean;
}

/** Whether a column contains a text, in any capitals. */
export function contains(column: string, text: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** The first and the last uuid that begin with a text, so that the primary key finds them. */
function beginsWith(text: string): RawBuilder<unknown> {
  const rest = SHAPE.slice(text.length);
  return sql`player_uuid between ${text + rest}::uuid and ${text + rest.replaceAll('0', 'f')}::uuid`;
}

/**
 * The SQL condition for the players whose name contains a text, in any capitals, or whose uuid begins with it. A text of
 * three letters or more is found by its trigrams; a shorter one reads the account's players.
 */
export function isNamed(text: string): RawBuilder<boolean> {
  const small = text.toLowerCase();
  const begun = isBeginningOfUuid(small) ? beginsWith(small) : sql`false`;
  return sql<boolean>`(${contains('player_name', text)} or ${begun})`;
}

/**
 * Finds the messages of the players that a text names.
 *
 * @returns undefined without such a player
 */
export async function findMatchingPlayers(
  db: Db,
  accountId: string,
  text: string,
): Promise<Matching | undefined> {
  const matching = sql`from players where account_id = ${accountId} and ${isNamed(text)}`;
  const players = sql`select player_uuid ${matching}`;
  const { rows } = await sql<{ player_uuid: string; messages: number }>`
    select player_uuid, messages ${matching} limit ${MOST_LOOKED_UP + 1}`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  // A player's count includes messages that have left the log, so few rows may pass for many, and never the reverse.
  const messages = rows.reduce((sum, row) => sum + row.messages, 0);
  const areMany = rows.length > MANY.players || messages > MANY.messages;
  if (rows.length > MOST_LOOKED_UP) return { condition: sql`player_uuid in (${players})`, areMany };
  // `=` lets the index return one player's rows in the order of time. A list is a subquery, because the planner would
  // estimate each uuid of a literal list in each partition.
  const condition =
    rows.length === 1
      ? sql`player_uuid = ${first.player_uuid}::uuid`
      : sql`player_uuid = any(array(select unnest(${rows.map((row) => row.player_uuid)}::uuid[])))`;
  return { condition, areMany };
}
