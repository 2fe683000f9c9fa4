import { sql } from 'kysely';
import type { Tier } from '~/contract/api.gen';
import type { Db } from '../db';

/** The facts that decide about access: identity, verification, and the state of the subscription. */
export interface Account {
  id: string;
  email: string;
  verified: boolean;
  createdAt: Date;
  sessionEpoch: number;
  /** Undefined when the account never had a subscription. */
  subscriptionStatus: string | undefined;
  tier: Tier | undefined;
}

export interface AccountCredentials {
  id: string;
  passwordHash: string;
}

interface AccountRow {
  id: string;
  email: string;
  verified_at: Date | null;
  created_at: Date;
  session_epoch: number;
  subscription_status: string | null;
  tier: Tier | null;
}

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    verified: row.verified_at !== null,
    createdAt: row.created_at,
    sessionEpoch: row.session_epoch,
    subscriptionStatus: row.subscription_status ?? undefined,
    tier: row.tier ?? undefined,
  };
}

const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.email',
  'accounts.verified_at',
  'accounts.created_at',
  'accounts.session_epoch',
  'subscriptions.status as subscription_status',
  'subscriptions.tier',
] as const;

export async function findAccount(db: Db, accountId: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .select(ACCOUNT_COLUMNS)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Finds the account of a login token, unless the token was signed out or the account's epoch ended it. */
export async function findSignedIn(
  db: Db,
  accountId: string,
  tokenId: string,
  sessionEpoch: number,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .select(ACCOUNT_COLUMNS)
    .where('accounts.id', '=', accountId)
    .where('accounts.session_epoch', '=', sessionEpoch)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('ended_sessions')
            .select('ended_sessions.id')
            .where('ended_sessions.id', '=', tokenId),
        ),
      ),
    )
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Finds an account by its address, in any capitals. */
export async function findCredentials(db: Db, email: string): Promise<AccountCredentials | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash };
}

export interface NewAccount {
  id: string;
  email: string;
  passwordHash: string;
  verifiedAt: Date | null;
  createdAt: Date;
}

/** @returns false when the address, in any capitals, already has an account */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const result = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      verified_at: account.verifiedAt,
      verification_sent_at: null,
      trial_used_at: null,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Ends one login token. */
export async function endSession(db: Db, accountId: string, tokenId: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('ended_sessions')
    .values({ id: tokenId, account_id: accountId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
