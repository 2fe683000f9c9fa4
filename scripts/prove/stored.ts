import { sql } from 'kysely';
import type { Store } from '../../src/server/store/connect';

/** How many lines of an owner are stored, by the name with which the message ids begin. */
export interface StoredLineCounts {
  name: string;
  lines: number;
  /** Different message ids among them. */
  ids: number;
}

/** Counts the lines that have a message id, by the owner's name in it. */
export async function countStoredLines(db: Store['db']): Promise<Map<string, StoredLineCounts>> {
  const { rows } = await sql<StoredLineCounts>`
    select split_part(message_id, '/', 1) as name, count(*) as lines, count(distinct message_id) as ids
    from messages where message_id is not null group by 1`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Returns by how many messages the counts of hours, players and billing periods differ from the rows, added up. */
export async function countMiscountedMessages(db: Store['db']): Promise<number> {
  const { rows } = await sql<{ miscounted: number }>`
    with rows as (select account_id, count(*) as messages from messages group by 1),
      counts as (
        select account_id, sum(messages) as messages from hourly_totals group by 1
        union all select account_id, sum(messages) from players group by 1
        union all select account_id, sum(messages) from usage_periods group by 1)
    select coalesce(sum(abs(counts.messages - coalesce(rows.messages, 0))), 0)::int as miscounted
    from counts left join rows using (account_id)`.execute(db);
  return rows[0]?.miscounted ?? 0;
}
