import { sql } from 'kysely';
import type { Db } from '../db';

export interface TableShape {
  name: string;
  columns: string[];
  /** Columns of the primary key, which give the rows the same order everywhere. */
  key: string[];
}

interface Link {
  child: string;
  parent: string;
}

/**
 * Tables without data of the product: the migrations' own, the embedded database's self-test, and the counts that
 * triggers make again when what they count is restored. The query below also leaves out partitions that wait to be
 * dropped.
 */
const OWN = [
  'kysely_migration',
  'kysely_migration_lock',
  'durability_probe',
  'review_hours',
  'players_by_hour',
  'players_by_day',
  'players_last_seen',
  'uncounted_accounts',
];

/** Lists every table that holds data, each after the tables that it refers to. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const found = await sql<TableShape>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${OWN}) and c.relname !~ '^messages_[0-9]' order by c.relname`.execute(db);
  const links = await sql<Link>`
    select child.relname as child, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.oid <> parent.oid`.execute(db);
  return sortParentsFirst(found.rows, links.rows);
}

function sortParentsFirst(tables: readonly TableShape[], links: readonly Link[]): TableShape[] {
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !links.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}
