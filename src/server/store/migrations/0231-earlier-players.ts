import { sql } from 'kysely';
import type { BackgroundMigration } from './background';

/**
 * Counts the players of accounts that are older than the counts of players, one account in each step. Its lock makes
 * the account's new messages wait for the step, and the step wait for the messages under way.
 */
export const countEarlierPlayers: BackgroundMigration = {
  step: (db) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ account_id: string }>`select account_id from uncounted_accounts
        order by account_id limit 1 for update`.execute(trx);
      const id = rows[0]?.account_id;
      if (id === undefined) return true;
      await sql`insert into players_by_hour select account_id, hour, count(*) from player_hours
        where account_id = ${id} group by 1, 2`.execute(trx);
      await sql`insert into players_by_day select account_id, day, count(*) from player_days
        where account_id = ${id} group by 1, 2`.execute(trx);
      await sql`insert into players_last_seen
        select account_id, date_trunc('hour', last_seen_at, 'UTC'), count(*) from players
        where account_id = ${id} group by 1, 2`.execute(trx);
      await sql`delete from uncounted_accounts where account_id = ${id}`.execute(trx);
      return false;
    }),
};
