import { sql } from 'kysely';
import type { Db } from '../db';

/** @returns false when the account is deleted */
export async function markVerified(db: Db, accountId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ verified_at: sql<Date>`coalesce(verified_at, ${now})` })
    .where('id', '=', accountId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Sets the password and ends every login token issued so far. */
export async function replacePassword(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set(({ eb }) => ({ password_hash: passwordHash, session_epoch: eb('session_epoch', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}

/**
 * Claims the right to send one verification mail. Of several nodes that ask at the same time one gets true.
 *
 * @param notSince the claim fails if another was made at or after this moment
 * @returns false when a mail was sent recently, or the account is verified or deleted
 */
export async function claimVerificationMail(
  db: Db,
  accountId: string,
  now: Date,
  notSince: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ verification_sent_at: now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .where((where) =>
      where.or([where('verification_sent_at', 'is', null), where('verification_sent_at', '<', notSince)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
