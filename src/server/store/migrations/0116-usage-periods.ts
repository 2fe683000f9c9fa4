import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts usage by billing period alone. The counts of each calendar month are divided among the periods in proportion
 * to their messages; `usage_months` stays for nodes of the previous version, which still write to it.
 */
export const usagePeriods: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table usage_periods
      add column ai_calls bigint not null default 0,
      add column ai_cost_micros bigint not null default 0,
      add column time_sum_ms double precision not null default 0`.execute(db);
    await sql`with spans as (
        select account_id, period_start, date_trunc('hour', period_start, 'UTC') as first_hour,
          date_trunc('hour', lead(period_start) over (partition by account_id order by period_start), 'UTC') as end_hour
        from usage_periods
      ), shares as (
        select s.account_id, s.period_start, sum(h.time_sum_ms) as time_sum_ms,
          sum(m.ai_calls * h.messages::numeric / m.messages) as ai_calls,
          sum(m.ai_cost_micros * h.messages::numeric / m.messages) as ai_cost_micros
        from spans s
        join hourly_totals h on h.account_id = s.account_id and h.hour >= s.first_hour
          and (s.end_hour is null or h.hour < s.end_hour)
        join usage_months m on m.account_id = h.account_id and m.messages > 0
          and m.month = date_trunc('month', h.hour at time zone 'UTC')::date
        group by s.account_id, s.period_start
      )
      update usage_periods u set time_sum_ms = shares.time_sum_ms,
        ai_calls = round(shares.ai_calls), ai_cost_micros = round(shares.ai_cost_micros)
      from shares where shares.account_id = u.account_id and shares.period_start = u.period_start`.execute(
      db,
    );
  },
};
