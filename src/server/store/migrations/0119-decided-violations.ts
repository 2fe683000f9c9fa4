import { type Kysely, type Migration, sql } from 'kysely';

/** Decided reviews whose decision turned a message into a violation, or the reverse. */
const corrections = sql`
  select m.account_id, m.player_uuid, date_trunc('hour', m.created_at, 'UTC') as hour,
    case when r.decided_action = 'none' then -1 else 1 end as change
  from reviews r
  join messages m on m.account_id = r.account_id and m.created_at = r.created_at and m.id = r.id
  where (r.decided_action = 'none') <> (r.recommended_action = 'none')`;

/** Corrects the counts of violations, which decisions did not change before this version. */
export const correctViolationCounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update players p set violations = p.violations + c.change
      from (select account_id, player_uuid, sum(change) as change from (${corrections}) each
        group by account_id, player_uuid) c
      where p.account_id = c.account_id and p.player_uuid = c.player_uuid`.execute(db);
    await sql`update hourly_totals t set violations = t.violations + c.change
      from (select account_id, hour, sum(change) as change from (${corrections}) each
        group by account_id, hour) c
      where t.account_id = c.account_id and t.hour = c.hour`.execute(db);
  },
};
