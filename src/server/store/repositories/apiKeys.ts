import type { KeyScope } from '~/contract/api.gen';
import type { Db } from '../db';
import type { KeyMode } from '../schema/accounts';
import { type Account, toAccount } from './accounts';

/** An API key that is in force, with the account that holds it. */
export interface KeyHolder {
  keyId: string;
  name: string;
  /** The first characters of the key. */
  keyPrefix: string;
  mode: KeyMode;
  scopes: readonly KeyScope[];
  account: Account;
}

/** Finds a key with its account. Returns undefined for unknown and for revoked keys alike. */
export async function findKeyHolder(db: Db, keyHash: Buffer): Promise<KeyHolder | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .select([
      'api_keys.id as key_id',
      'api_keys.name',
      'api_keys.key_prefix',
      'api_keys.mode',
      'api_keys.scopes',
      'accounts.id',
      'accounts.email',
      'accounts.verified_at',
      'accounts.created_at',
      'accounts.session_epoch',
      'subscriptions.status as subscription_status',
      'subscriptions.tier',
    ])
    .where('api_keys.key_hash', '=', keyHash)
    .where('api_keys.revoked_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      keyId: row.key_id,
      name: row.name,
      keyPrefix: row.key_prefix,
      mode: row.mode,
      scopes: row.scopes,
      account: toAccount(row),
    }
  );
}

/** Lists the active keys of all accounts, in the order of their ids. */
export async function listActiveKeyHashes(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; hash: Buffer }[]> {
  return db
    .selectFrom('api_keys')
    .select(['id', 'key_hash as hash'])
    .where('id', '>', after)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface NewKeyRow {
  id: string;
  name: string;
  description: string | null;
  mode: KeyMode;
  displayPrefix: string;
  hash: Buffer;
  scopes: readonly KeyScope[];
  createdAt: Date;
  lastUsedAt?: Date | null;
  revokedAt?: Date | null;
}

/** @internal for tests, which need keys beyond a service's limits */
export async function insertApiKey(db: Db, accountId: string, key: NewKeyRow): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      id: key.id,
      account_id: accountId,
      name: key.name,
      description: key.description,
      mode: key.mode,
      key_prefix: key.displayPrefix,
      key_hash: key.hash,
      scopes: [...key.scopes],
      created_at: key.createdAt,
      last_used_at: key.lastUsedAt ?? null,
      revoked_at: key.revokedAt ?? null,
    })
    .execute();
}

/** Moves the last use forward; callers do so at most once a minute per key. */
export async function touchApiKey(db: Db, accountId: string, keyId: string, at: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', at)]))
    .execute();
}
