import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db';
import { listPartitions } from '../partitions';

interface Part {
  table: string;
  /** Columns that order the rows of one account. */
  key: readonly string[];
  /** Columns that the copy leaves out: those that could authenticate or sign, or that hold no information. */
  without?: readonly string[];
}

/** All tables with data of an account, under their names in the owner's copy. */
const dataParts: Readonly<Record<string, Part>> = {
  account: { table: 'accounts', key: ['id'], without: ['password_hash', 'session_epoch'] },
  subscription: { table: 'subscriptions', key: ['account_id'] },
  settings: { table: 'configs', key: ['account_id'] },
  servers: { table: 'game_servers', key: ['id'] },
  list_entries: { table: 'list_entries', key: ['id'] },
  api_keys: { table: 'api_keys', key: ['id'], without: ['key_hash'] },
  webhooks: { table: 'webhooks', key: ['id'], without: ['secret'] },
  webhook_deliveries: { table: 'webhook_deliveries', key: ['id'] },
  usage_by_period: { table: 'usage_periods', key: ['period_start'] },
  ai_by_day: { table: 'ai_days', key: ['day'] },
  counts_by_hour: { table: 'hourly_totals', key: ['hour'] },
  counts_by_server: { table: 'server_hours', key: ['hour', 'server'] },
  audit: { table: 'audit_events', key: ['id'] },
  reviews: { table: 'reviews', key: ['id'], without: ['similar_key'] },
  players: { table: 'players', key: ['player_uuid'] },
  player_actions: { table: 'player_actions', key: ['player_uuid', 'created_at', 'id'] },
  decisions: { table: 'game_decisions', key: ['place'] },
  mutes_and_bans: { table: 'lasting_changes', key: ['player_uuid', 'lasting'] },
  messages: { table: 'messages', key: ['created_at', 'id'] },
};

export const dataPartNames: readonly string[] = Object.keys(dataParts);

const ROWS_AT_ONCE = 1_000;

/**
 * The rows of one part as JSON text, in chunks; only one chunk is in memory at a time. A statement reads one partition of
 * messages, because planning takes time for each.
 */
export async function* streamPart(db: Db, accountId: string, name: string): AsyncGenerator<string[]> {
  const part = dataParts[name];
  if (!part) throw new Error(`There is no part ${name}.`);
  const ranges =
    part.table === 'messages'
      ? (await listPartitions(db)).map(
          ({ from, to }) => sql`and t.created_at >= ${from} and t.created_at < ${to}`,
        )
      : [sql``];
  for (const range of ranges) yield* streamRange(db, accountId, part, range);
}

async function* streamRange(
  db: Db,
  accountId: string,
  part: Part,
  range: RawBuilder<unknown>,
): AsyncGenerator<string[]> {
  const owner = part.table === 'accounts' ? 'id' : 'account_id';
  const key = sql.join(part.key.map((column) => sql.ref(`t.${column}`)));
  const left = [...(part.without ?? []), ...(owner === 'id' ? [] : ['account_id'])];
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? sql`` : sql`and (${key}) > (${buildRowKey(part, last)})`;
    const { rows } = await sql<{ line: string; key: string }>`
      select (to_jsonb(t) - ${left}::text[])::text as line, to_jsonb(t)::text as key
      from ${sql.table(part.table)} t where ${sql.ref(`t.${owner}`)} = ${accountId} ${range} ${after}
      order by ${key} limit ${ROWS_AT_ONCE}`.execute(db);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    last = rows.at(-1)?.key;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** The key of the last row that was read, in the types of its table. */
function buildRowKey({ table, key }: Part, row: string) {
  return sql.join(
    key.map(
      (column) => sql`(jsonb_populate_record(null::${sql.table(table)}, ${row}::jsonb)).${sql.ref(column)}`,
    ),
  );
}

const CLOSED_DOMAIN = '@deleted.invalid';

/** Whether the account is closed, so that no mail reaches its owner. */
export const isAccountClosed = ({ email }: { email: string }): boolean => email.endsWith(CLOSED_DOMAIN);

/**
 * Revokes every credential of the account, pauses its webhooks, and removes its e-mail address and subscription. This
 * can't be undone.
 */
export async function closeAccount(trx: Db, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(({ eb }) => ({
      email: accountId + CLOSED_DOMAIN,
      password_hash: '',
      verified_at: null,
      session_epoch: eb('session_epoch', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute();
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  // Deleting the webhooks would delete their many deliveries within the call of the owner.
  await trx.updateTable('webhooks').set({ enabled: false }).where('account_id', '=', accountId).execute();
  for (const table of ['subscriptions', 'single_use_tokens', 'billing_customers'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
}

/**
 * Tables whose rows of one account can be many. Each step takes them in the order of an index: without one the planner may
 * read the table from its beginning, past all that earlier steps have deleted.
 */
const LARGE: readonly { table: string; key: string; rows?: (accountId: string) => RawBuilder<unknown> }[] = [
  // First, so that no job of the account works on what the next steps delete.
  { table: 'jobs', key: 'id' },
  { table: 'messages', key: 'created_at' },
  { table: 'message_receipts', key: 'message_id' },
  { table: 'player_hours', key: 'hour' },
  { table: 'player_days', key: 'day' },
  { table: 'players', key: 'player_uuid' },
  { table: 'player_actions', key: 'player_uuid' },
  { table: 'reviews', key: 'created_at' },
  { table: 'game_decisions', key: 'created_at' },
  { table: 'lasting_changes', key: 'player_uuid' },
  { table: 'server_hours', key: 'hour' },
  { table: 'hourly_totals', key: 'hour' },
  { table: 'audit_events', key: 'subject_id' },
  {
    table: 'webhook_deliveries',
    key: 'webhook_id',
    rows: (accountId) =>
      sql`webhook_id in (select id from webhooks where account_id = ${accountId}) and account_id = ${accountId}`,
  },
];
const ERASE_STEP_ROWS = 5_000;

/** Finds the partition of messages that still has rows of the account. */
async function findPartition(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select tableoid::regclass::text as name from messages
    where account_id = ${accountId} limit 1`.execute(db);
  return rows[0]?.name;
}

/**
 * Deletes a closed account and all its rows, large tables in steps that block no other query. What is left is found
 * anew, so that a later call continues.
 *
 * @param isOver whether to leave the rest to a later call, asked after each step
 * @returns whether nothing is left
 */
export async function eraseAccount(db: Db, accountId: string, isOver: () => boolean): Promise<boolean> {
  for (const { table, key, rows = () => sql`account_id = ${accountId}` } of LARGE) {
    for (;;) {
      const place = table === 'messages' ? await findPartition(db, accountId) : table;
      if (place === undefined) break;
      const step = await sql`delete from ${sql.table(place)} where ctid = any (array(
        select ctid from ${sql.table(place)} where ${rows(accountId)} order by ${sql.ref(key)} limit ${ERASE_STEP_ROWS}))
        and account_id = ${accountId}`.execute(db);
      if (table !== 'messages' && (step.numAffectedRows ?? 0n) < ERASE_STEP_ROWS) break;
      if (isOver()) return false;
    }
  }
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  return true;
}
