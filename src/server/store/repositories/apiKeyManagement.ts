import type { Db } from '../db';
import type { ApiKeysTable } from '../schema/accounts';

/** A key's row, without the columns that could authenticate. */
export type ApiKeyRow = Omit<ApiKeysTable, 'key_hash' | 'account_id'>;

const COLUMNS = [
  'id',
  'name',
  'description',
  'mode',
  'key_prefix',
  'scopes',
  'created_at',
  'last_used_at',
  'revoked_at',
] as const;

/** Lists the account's keys, newest first. */
export function listKeys(
  db: Db,
  accountId: string,
  { includeRevoked }: { includeRevoked: boolean },
): Promise<ApiKeyRow[]> {
  const all = db.selectFrom('api_keys').where('account_id', '=', accountId).select(COLUMNS);
  return (includeRevoked ? all : all.where('revoked_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countActiveKeys(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertKey(db: Db, key: ApiKeysTable): Promise<ApiKeyRow> {
  return db.insertInto('api_keys').values(key).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Returns undefined when the account has no such key, even if another account has it. */
export function findKey(db: Db, accountId: string, id: string): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select(COLUMNS)
    .executeTakeFirst();
}

/** Changes an active key. Undefined when it is revoked or belongs to another account. */
export function updateActiveKey(
  db: Db,
  accountId: string,
  id: string,
  changes: Partial<Pick<ApiKeysTable, 'name' | 'description' | 'scopes'>>,
): Promise<ApiKeyRow | undefined> {
  return db
    .updateTable('api_keys')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Revokes a key for good. Undefined when it was revoked before or belongs to another account. */
export function revokeActiveKey(
  db: Db,
  accountId: string,
  id: string,
  at: Date,
): Promise<ApiKeyRow | undefined> {
  return db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}
