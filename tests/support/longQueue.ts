import { sql } from 'kysely';
import type { Db } from '~/server/store/db';
import { ensurePartitions } from '~/server/store/partitions';

interface LongQueueOptions {
  /** Number of items that wait. */
  pending: number;
  /** Number of decided items, older than those that wait. @default 0 */
  decided?: number;
  /** Number of messages without a review, as old as the items. @default 0 */
  others?: number;
  /** The time of the newest message. */
  until: Date;
  /** Milliseconds between two messages. @default 1000 */
  everyMs?: number;
}

/**
 * Stores messages with their players, actions and reviews in an account, oldest first, without the counts by hour. Each
 * has a time-ordered id, and the messages repeat five texts.
 */
export async function addLongQueue(db: Db, accountId: string, options: LongQueueOptions): Promise<void> {
  const { pending, decided = 0, others = 0, until, everyMs = 1_000 } = options;
  const count = pending + decided + others;
  await ensurePartitions(db, new Date(until.getTime() - count * everyMs), until);
  await sql`
    with numbered as (
      select n, ${until}::timestamptz - make_interval(secs => (${count} - n) * ${everyMs} / 1000.0) as at,
        case when n <= ${decided} then 'approved'
          when (n - ${decided}) * ${pending}::bigint / ${count - decided}
            > (n - ${decided} - 1) * ${pending}::bigint / ${count - decided} then 'pending' end as status
      from generate_series(1, ${count}) as n
    ),
    lines as (
      select *, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
        || substr(md5(n || ${accountId}), 1, 3) || '8' || substr(md5(n || ${accountId}), 4, 15))::uuid as id
      from numbered
    ),
    stored as (
      insert into messages (id, account_id, created_at, server, player_uuid, player_name, message, final_action,
        recommended_action, category, severity, confidence, reasoning, filtered, decided_by, processing_time_ms,
        review_status)
      select id, ${accountId}::uuid, at, 'survival-1', md5((n % 997)::text)::uuid, 'player_' || n % 997,
        'threat number ' || n % 5, 'warn', 'kick', 'threat', 8, 0.6, 'Names a place.', false, 'local', 3, status
      from lines
    ),
    talked as (
      insert into players select ${accountId}::uuid, md5((n % 997)::text)::uuid, 'player_' || n % 997, min(at), max(at),
        count(*), count(*), count(*), 0, 0, 0
      from lines group by n % 997
    ),
    acted as (
      insert into player_actions select ${accountId}::uuid, md5((n % 997)::text)::uuid, at, id, 'warn' from lines
    )
    insert into reviews (id, account_id, created_at, status, recommended_action, applied_action, decided_action,
      decided_at, reviewed_by, similar_key)
    select id, ${accountId}::uuid, at, status, 'kick', 'warn', case when status = 'approved' then 'kick' end,
      case when status = 'approved' then at end,
      case when status = 'approved' then 'mika@survival-one.example' end, 'threat number ' || n % 5
    from lines where status is not null`.execute(db);
}
