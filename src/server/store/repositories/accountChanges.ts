import { sql } from 'kysely';
import type { Db } from '../db';

/** @returns false when the account is gone */
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
 * Claims the right to send one verification mail. Several nodes asking at once get one yes.
 *
 * @param notSince no mail may have been claimed at or after this moment
 * @returns false when one was sent recently, or the account is verified or gone
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
