import { sql } from 'kysely';
import { DAY_MS } from '~/server/clock';
import type { Db } from '~/server/store/db';
import { listPartitions } from '~/server/store/partitions';
import { TIME_EDGES_MS } from '~/server/store/schema/messages';

export interface GeneratedAccount {
  id: string;
  messages: number;
  players: number;
}

interface VolumeOptions {
  /** UTC days with messages, the day of `until` included. */
  days: number;
  /** The time of the newest message. */
  until: Date;
  /** Called with each step. */
  progress?: (line: string) => void;
}

/** Builds SQL for a time-ordered id from the row's `at` and another SQL expression. */
const buildIdSql = (
  text: string,
) => sql`(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(${sql.raw(text)}), 1, 3) || '8' || substr(md5(${sql.raw(text)}), 4, 15))::uuid`;

const FIRST = ['mossy', 'iron', 'pixel', 'ender', 'lucky', 'crimson', 'silver', 'sunny'];
const SECOND = ['fox', 'golem', 'wolf', 'smith', 'raider'];

const NAME = sql`(${FIRST}::text[])[1 + player % ${FIRST.length}::int] || '_'
  || (${SECOND}::text[])[1 + player % ${SECOND.length}::int] || player`;

/** The name of the player with a number, from 0; player 0 writes every 500th message beside its share. */
export function readPlayerName(player: number): string {
  return `${FIRST[player % FIRST.length] ?? ''}_${SECOND[player % SECOND.length] ?? ''}${player}`;
}

/** Fills a day before it becomes a partition, so that its indexes are built once, by sorting. */
async function addDay(
  db: Db,
  accounts: readonly GeneratedAccount[],
  { from, start, until }: { from: Date; start: Date; until: Date },
): Promise<void> {
  const to = new Date(from.getTime() + DAY_MS);
  const name = `messages_${from.toISOString().slice(0, 10).replaceAll('-', '_')}`;
  await sql`create table ${sql.table(name)} (like messages including defaults including constraints)`.execute(
    db,
  );
  for (const { id, messages, players } of accounts) {
    const gapMs = (until.getTime() - start.getTime()) / messages;
    const first = Math.max(0, Math.floor((from.getTime() - start.getTime()) / gapMs));
    const last = Math.min(Math.ceil((to.getTime() - start.getTime()) / gapMs), messages - 1);
    await sql`insert into ${sql.table(name)} (id, account_id, created_at, server, player_uuid, player_name, message,
        final_action, recommended_action, category, severity, filtered, decided_by, processing_time_ms, review_status)
      select ${buildIdSql(`'${id}' || n`)}, ${id}::uuid, at, 'survival-' || n % 3, md5(${id}::text || player)::uuid, ${NAME},
        'selling ' || n || ' stacks of iron at spawn', action, action, case when action <> 'none' then 'spam' end,
        case when action = 'none' then 0 else 5 end, action = 'none' and n % 10 < 6,
        case when action = 'none' and n % 10 < 6 then 'pre_filter' else 'local' end, n % 40,
        case when n % 1000 = 4 then 'pending' end
      from (
        select n, case when n % 500 = 7 then 0 else abs(hashint4(n)) % ${players}::int end as player,
          date_trunc('milliseconds', ${start}::timestamptz + n * make_interval(secs => ${gapMs} / 1000.0)) as at,
          case when n % 1000 = 3 then 'ban' when n % 1000 < 8 then 'kick' when n % 1000 < 14 then 'mute'
            when n % 1000 < 30 then 'warn' else 'none' end as action
        from generate_series(${first}::int, ${last}::int) as n
      ) lines where at >= ${from} and at < ${to}`.execute(db);
  }
  await sql`alter table messages attach partition ${sql.table(name)}
    for values from (${sql.lit(from.toISOString())}) to (${sql.lit(to.toISOString())})`.execute(db);
}

/** Makes every count from the messages, as if the server had stored them. */
async function addCounts(db: Db): Promise<void> {
  const within = sql.join(
    TIME_EDGES_MS.map((edge) => sql`count(*) filter (where processing_time_ms <= ${sql.lit(edge)})`),
  );
  const edges = sql.join(TIME_EDGES_MS.map((edge) => sql.ref(`within_${edge}ms`)));
  await sql`insert into hourly_totals (account_id, hour, messages, filtered, violations, action_none, action_warn,
      action_mute, action_kick, action_ban, by_pre_filter, by_local, time_sum_ms, time_max_ms, ${edges})
    select account_id, date_trunc('hour', created_at, 'UTC'), count(*), count(*) filter (where filtered),
      count(*) filter (where recommended_action <> 'none'), count(*) filter (where final_action = 'none'),
      count(*) filter (where final_action = 'warn'), count(*) filter (where final_action = 'mute'),
      count(*) filter (where final_action = 'kick'), count(*) filter (where final_action = 'ban'),
      count(*) filter (where decided_by = 'pre_filter'), count(*) filter (where decided_by = 'local'),
      sum(processing_time_ms), max(processing_time_ms), ${within}
    from messages group by 1, 2`.execute(db);
  await sql`insert into server_hours (account_id, hour, server, messages)
    select account_id, date_trunc('hour', created_at, 'UTC'), server, count(*) from messages group by 1, 2, 3`.execute(
    db,
  );
  await sql`insert into game_servers (account_id, name, first_message_at, last_message_at, heard_at)
    select account_id, server, min(created_at), max(created_at), max(created_at) from messages group by 1, 2`.execute(
    db,
  );
  await sql`insert into players (account_id, player_uuid, player_name, first_seen_at, last_seen_at, messages, violations,
      warnings, mutes, kicks, bans)
    select account_id, player_uuid, max(player_name), min(created_at), max(created_at), count(*),
      count(*) filter (where recommended_action <> 'none'), count(*) filter (where final_action = 'warn'),
      count(*) filter (where final_action = 'mute'), count(*) filter (where final_action = 'kick'),
      count(*) filter (where final_action = 'ban')
    from messages group by 1, 2`.execute(db);
  await sql`insert into player_hours (account_id, hour, player_uuid)
    select distinct account_id, date_trunc('hour', created_at, 'UTC'), player_uuid from messages order by 1, 2, 3`.execute(
    db,
  );
  await sql`insert into player_days (account_id, day, player_uuid)
    select distinct account_id, (hour at time zone 'UTC')::date, player_uuid from player_hours order by 1, 2, 3`.execute(
    db,
  );
  await sql`insert into usage_periods (account_id, period_start, messages, time_sum_ms)
    select account_id, current_period_start, count(*), sum(processing_time_ms)
    from messages join subscriptions using (account_id) where messages.created_at >= current_period_start
    group by 1, 2`.execute(db);
  await sql`insert into reviews (id, account_id, created_at, status, recommended_action, applied_action, similar_key)
    select id, account_id, created_at, review_status, recommended_action, final_action, message
    from messages where review_status is not null`.execute(db);
}

/**
 * Generates the accounts' messages with their counts inside a database without messages, evenly spread from the first day
 * to the last moment: 0.1 % banned, 0.8 % kicked, 0.6 % muted, 1.6 % warned, 58 % cleared by the pre-filter, a tenth
 * of a percent held for review.
 */
export async function addVolume(
  db: Db,
  accounts: readonly GeneratedAccount[],
  { days, until, progress = () => undefined }: VolumeOptions,
): Promise<void> {
  // The months around today are empty and may overlap the days.
  for (const { name } of await listPartitions(db)) await sql`drop table ${sql.table(name)}`.execute(db);
  const start = new Date((Math.floor(until.getTime() / DAY_MS) - days + 1) * DAY_MS);
  for (let day = 0; day < days; day += 1) {
    await addDay(db, accounts, { from: new Date(start.getTime() + day * DAY_MS), start, until });
    progress(`${day + 1} of ${days} days`);
  }
  progress('counts');
  await addCounts(db);
  await sql`vacuum analyze`.execute(db);
}
