import type { Db } from '../db';
import type { TokenPurpose } from '../schema/accounts';

interface StoredToken {
  hash: Buffer;
  accountId: string;
  purpose: TokenPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores a token, and deletes the account's expired ones. */
export async function insertToken(db: Db, token: StoredToken): Promise<void> {
  await db
    .deleteFrom('single_use_tokens')
    .where('account_id', '=', token.accountId)
    .where('expires_at', '<', token.createdAt)
    .execute();
  await db
    .insertInto('single_use_tokens')
    .values({
      hash: token.hash,
      account_id: token.accountId,
      purpose: token.purpose,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Ends all unused tokens of one purpose. */
export async function endTokens(db: Db, accountId: string, purpose: TokenPurpose, now: Date): Promise<void> {
  await db
    .updateTable('single_use_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether a token could be spent now; does not spend it. */
export async function isTokenUsable(
  db: Db,
  hash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('single_use_tokens')
    .select('account_id')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Spends a token. Of any number of simultaneous calls one gets the account, because one statement both checks and
 * marks.
 *
 * @returns the account's id; undefined when the token is unknown, spent, expired or for another purpose
 */
export async function spendSingleUseToken(
  db: Db,
  hash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('single_use_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>=', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Whether a verification link, used or expired, belongs to an account whose address is verified. */
export async function isLinkOfVerifiedAccount(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('single_use_tokens')
    .innerJoin('accounts', 'accounts.id', 'single_use_tokens.account_id')
    .select('accounts.id')
    .where('single_use_tokens.hash', '=', hash)
    .where('single_use_tokens.purpose', '=', 'verify_email')
    .where('accounts.verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
