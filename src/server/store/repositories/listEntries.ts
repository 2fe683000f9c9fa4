import { type Selectable, sql } from 'kysely';
import type { ListEntry, ListEntryDraft } from '~/contract/api.gen';
import type { Db } from '../db';
import type { ListEntriesTable } from '../schema/accounts';

export type ListEntryRow = Selectable<ListEntriesTable>;

/** The account's entries in the order in which they were added. */
export function listListEntries(db: Db, accountId: string): Promise<ListEntryRow[]> {
  return db
    .selectFrom('list_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertListEntry(
  trx: Db,
  row: Omit<ListEntryRow, 'decided_lines' | 'last_decided_at'>,
): Promise<ListEntryRow> {
  return trx.insertInto('list_entries').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateListEntry(
  trx: Db,
  accountId: string,
  id: string,
  { kind, pattern, action, servers = null }: ListEntryDraft,
): Promise<ListEntryRow> {
  return trx
    .updateTable('list_entries')
    .set({ kind, pattern, action, servers })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteListEntry(trx: Db, accountId: string, id: string): Promise<void> {
  await trx.deleteFrom('list_entries').where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Lines that an entry has decided since a node last wrote them down. */
export interface DecidedLineCount {
  id: string;
  account_id: string;
  lines: number;
  last_at: Date;
}

/** Adds counts to the entries that still exist, in the order of their key, so that two nodes can't deadlock. */
export async function addDecidedLines(db: Db, decided: readonly DecidedLineCount[]): Promise<void> {
  await sql`
    with input as materialized (
      select x.* from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
        as x(id uuid, account_id uuid, lines bigint, last_at timestamptz)
    ),
    locked as materialized (
      select e.id from list_entries e join input i on i.id = e.id and i.account_id = e.account_id
      order by e.id for update of e
    )
    update list_entries e set decided_lines = e.decided_lines + i.lines,
      last_decided_at = greatest(e.last_decided_at, i.last_at)
    from input i join locked using (id) where e.id = i.id`.execute(db);
}

export function toListEntry(row: ListEntryRow): ListEntry {
  return {
    id: row.id,
    kind: row.kind,
    pattern: row.pattern,
    action: row.action,
    servers: row.servers,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    decided_lines: row.decided_lines,
    last_decided_at: row.last_decided_at?.toISOString() ?? null,
  };
}
