import { sql } from 'kysely';
import { DAY_MS } from '../../src/server/clock.ts';
import type { Db } from '../../src/server/store/db.ts';

/** Rows of one statement, so that progress can be printed. */
const CHUNK_ROWS = 1_000_000;
/** Days of messages that no plan keeps. */
const EXPIRED_DAYS = 30;
const FIRST_EXPIRED_DAY = 91;
/** Age in days of the messages that only plans with a longer retention keep. */
const SHARED_DAY = 20;

export interface Backlog {
  /** Messages that no plan keeps. */
  messages: number;
  /** Expired messages in a day that other accounts keep. */
  shared: number;
  receipts: number;
  /** Accounts on the plan with the shortest retention. */
  accounts: readonly string[];
  /** An account on the plan with the longest retention, which keeps the shared day. */
  keeper: string;
}

type Progress = (line: string) => void;

function startOfDay(daysAgo: number): Date {
  return new Date((Math.floor(Date.now() / DAY_MS) - daysAgo) * DAY_MS);
}

/** Fills a day before it becomes a partition, so that its indexes are built once, by sorting. */
async function addDay(
  db: Db,
  daysAgo: number,
  groups: readonly { accounts: readonly string[]; rows: number }[],
) {
  const from = startOfDay(daysAgo);
  const name = `messages_${from.toISOString().slice(0, 10).replaceAll('-', '_')}`;
  await sql`create table ${sql.table(name)} (like messages including defaults including constraints)`.execute(
    db,
  );
  for (const { accounts, rows } of groups) {
    await sql`insert into ${sql.table(name)} (id, account_id, created_at, server, player_uuid, player_name, message,
      final_action, recommended_action, category, severity, confidence, filtered, decided_by, processing_time_ms)
      select gen_random_uuid(), (${accounts}::uuid[])[1 + n % ${accounts.length}],
        ${from}::timestamptz + n * (interval '86399 seconds' / ${rows}::float8), 'survival-1',
        ('8f2c1ab0-4d1e-4c62-9b0a-' || lpad(to_hex(n % 500), 12, '0'))::uuid, 'player_' || n % 500,
        'selling 3 stacks of iron at spawn ' || n, 'none', 'none', null, 0, null, true, 'pre_filter', 1
      from generate_series(1, ${rows}::int) n`.execute(db);
  }
  const to = new Date(from.getTime() + DAY_MS);
  await sql`alter table messages attach partition ${sql.table(name)}
    for values from (${sql.lit(from.toISOString())}) to (${sql.lit(to.toISOString())})`.execute(db);
}

async function addMessages(db: Db, backlog: Backlog, progress: Progress): Promise<void> {
  const { accounts, keeper } = backlog;
  const rows = Math.ceil(backlog.messages / EXPIRED_DAYS);
  for (let day = 0; day < EXPIRED_DAYS; day += 1) {
    await addDay(db, FIRST_EXPIRED_DAY + day, [{ accounts: [...accounts, keeper], rows }]);
    progress(`${((day + 1) * rows).toLocaleString('en-US')} messages`);
  }
  await addDay(db, SHARED_DAY, [
    { accounts, rows: backlog.shared },
    { accounts: [keeper], rows: 10_000 },
  ]);
}

async function addReceipts(db: Db, { accounts, receipts }: Backlog, progress: Progress): Promise<void> {
  for (let done = 0; done < receipts; done += CHUNK_ROWS) {
    const end = Math.min(receipts, done + CHUNK_ROWS);
    await sql`insert into message_receipts (account_id, message_id, body_hash, log_id, created_at)
      select (${accounts}::uuid[])[1 + n % ${accounts.length}], lpad(n::text, 12, '0'), sha256(''), gen_random_uuid(),
        ${startOfDay(60)}::timestamptz + n * interval '1 millisecond'
      from generate_series(${done + 1}::int, ${end}::int) n`.execute(db);
    progress(`${end.toLocaleString('en-US')} receipts`);
  }
}

/** Generates expired rows inside the database. */
export async function addBacklog(db: Db, backlog: Backlog, progress: Progress): Promise<void> {
  await Promise.all([addMessages(db, backlog, progress), addReceipts(db, backlog, progress)]);
  await sql`analyze`.execute(db);
}

export interface BacklogRemainder {
  partitions: number;
  hasMessages: boolean;
  hasReceipts: boolean;
}

/** Reads what is left of a backlog. */
export async function readBacklogRemainder(db: Db, { accounts }: Backlog): Promise<BacklogRemainder> {
  const { rows } = await sql<BacklogRemainder>`select
    (select count(*) from pg_inherits where inhparent = 'messages'::regclass
      and inhrelid::regclass::text < ${`messages_${startOfDay(90).toISOString().slice(0, 10).replaceAll('-', '_')}`}) as partitions,
    exists (select 1 from unnest(${accounts}::uuid[]) as account cross join lateral (select 1 from messages
      where account_id = account and created_at < ${startOfDay(7)} limit 1) as old) as "hasMessages",
    exists (select 1 from message_receipts where created_at < ${startOfDay(40)}) as "hasReceipts"`.execute(
    db,
  );
  return rows[0] ?? { partitions: 0, hasMessages: false, hasReceipts: false };
}
