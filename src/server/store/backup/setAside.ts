import { sql } from 'kysely';
import type { Db } from '../db';
import { BackupError } from './format';

/** Where the tables of a PostgreSQL database wait until their replacements are loaded. */
const ASIDE = 'torchward_before_restore';
type Schema = 'public' | typeof ASIDE;

/** @param partitions whether the partitions of a table are listed beside it */
async function listTableNames(db: Db, schema: Schema, partitions: boolean): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p')
      and (${partitions} or not c.relispartition) and c.relname <> 'durability_probe'`.execute(db);
  return rows.map(({ name }) => name);
}

/** The names of the schema's functions with their arguments, but not of those that belong to an extension. */
async function listRoutines(db: Db, schema: Schema): Promise<string[]> {
  const { rows } = await sql<{
    signature: string;
  }>`select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = ${schema}::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
  return rows.map(({ signature }) => signature);
}

/** The database belongs to the product alone, so an emptied schema is as good as a new one. */
async function dropTables(db: Db): Promise<void> {
  for (const name of await listTableNames(db, 'public', false)) {
    await sql`drop table ${sql.table(name)} cascade`.execute(db);
  }
  for (const signature of await listRoutines(db, 'public')) {
    await sql`drop routine ${sql.raw(signature)}`.execute(db);
  }
}

async function moveTables(db: Db, from: Schema, to: Schema): Promise<void> {
  for (const name of await listTableNames(db, from, true)) {
    await sql`alter table ${sql.table(`${from}.${name}`)} set schema ${sql.ref(to)}`.execute(db);
  }
  for (const signature of await listRoutines(db, from)) {
    await sql`alter routine ${sql.raw(signature)} set schema ${sql.ref(to)}`.execute(db);
  }
}

/** Removes the tables that a restore has put aside, as the last step of the transaction that replaces them. */
export async function dropAside(db: Db): Promise<void> {
  await sql`drop schema if exists ${sql.ref(ASIDE)} cascade`.execute(db);
}

export async function dropEverything(db: Db): Promise<void> {
  await db.transaction().execute(dropTables);
}

/** Empties a database; `moveBack` undoes it. @throws {BackupError} when its user may not create a schema */
export async function setAsideTables(db: Db): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_database_privilege(current_database(), 'create') as may`.execute(db);
  if (rows[0]?.may !== true) {
    throw new BackupError(
      'The user in DATABASE_URL may not create a schema, in which the present tables wait until the restore is complete. Nothing was changed: let the owner of the database restore, or name an empty database.',
    );
  }
  await db.transaction().execute(async (trx) => {
    await dropAside(trx);
    await sql`create schema ${sql.ref(ASIDE)}`.execute(trx);
    await moveTables(trx, 'public', ASIDE);
  });
}

/** Puts tables back that a restore, this one or one that was cut off, has put aside. @returns whether there were any */
export async function moveBack(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regnamespace(${ASIDE}) is not null as found`.execute(db);
  if (rows[0]?.found !== true) return false;
  await db.transaction().execute(async (trx) => {
    await dropTables(trx);
    await moveTables(trx, ASIDE, 'public');
    await dropAside(trx);
  });
  return true;
}
