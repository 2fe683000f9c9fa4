import { type Kysely, type Migration, sql } from 'kysely';

const hour = sql`date_trunc('hour', created_at, 'UTC') as hour`;

/**
 * How many review items of each hour wait, so that neither the queue's length nor a place in it is counted item by item.
 * Triggers keep the counts, because they also see what a node of the version before writes during an upgrade. They lock
 * in the order of the primary key. From the first trigger to the end of the migrations writers of reviews wait, so what
 * follows is one short read of an index.
 */
const STATEMENTS = [
  sql`create table review_hours (
    account_id uuid not null references accounts on delete cascade,
    hour timestamptz not null,
    pending integer not null,
    primary key (account_id, hour)
  ) with (fillfactor = 50)`,

  sql`create or replace function count_added_reviews() returns trigger language plpgsql as $$
    begin
      insert into review_hours as h (account_id, hour, pending)
      select account_id, ${hour}, count(*) from added where status = 'pending' group by 1, 2 order by 1, 2
      on conflict (account_id, hour) do update set pending = h.pending + excluded.pending;
      return null;
    end $$`,
  sql`create or replace function count_changed_reviews() returns trigger language plpgsql as $$
    begin
      update review_hours h set pending = h.pending + c.change from (
        select r.account_id, r.hour, each.change from review_hours r
        join (
          select account_id, ${hour}, sum(sign) as change
          from (
            select account_id, created_at, -1 as sign from removed where status = 'pending'
            union all select account_id, created_at, 1 from added where status = 'pending'
          ) as both_sides
          group by 1, 2 having sum(sign) <> 0
        ) as each using (account_id, hour)
        order by r.account_id, r.hour for update of r
      ) as c
      where h.account_id = c.account_id and h.hour = c.hour;
      return null;
    end $$`,
  sql`create or replace function count_removed_reviews() returns trigger language plpgsql as $$
    begin
      update review_hours h set pending = h.pending - c.gone from (
        select r.account_id, r.hour, each.gone from review_hours r
        join (
          select account_id, ${hour}, count(*) as gone from removed where status = 'pending' group by 1, 2
        ) as each using (account_id, hour)
        order by r.account_id, r.hour for update of r
      ) as c
      where h.account_id = c.account_id and h.hour = c.hour;
      return null;
    end $$`,

  sql`create trigger reviews_added after insert on reviews referencing new table as added
    for each statement execute function count_added_reviews()`,
  sql`create trigger reviews_changed after update on reviews referencing old table as removed new table as added
    for each statement execute function count_changed_reviews()`,
  sql`create trigger reviews_removed after delete on reviews referencing old table as removed
    for each statement execute function count_removed_reviews()`,
  sql`insert into review_hours (account_id, hour, pending)
    select account_id, ${hour}, count(*) from reviews where status = 'pending' group by 1, 2`,
];

export const reviewHours: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
