import { doesStatusGrantAccess } from '~/contract/access';
import { LATE_PAYMENT_DAYS, AUTH_LINK_HOURS } from '~/contract/limits';
import { type Clock, DAY_MS, HOUR_MS } from '../clock';
import { readTimeOfId } from '../ids';
import type { JobQueue } from '../jobs/queue';
import { createToken } from '../security/singleUseTokens';
import type { Store } from '../store/connect';
import { isAccountClosed } from '../store/repositories/accountData';
import { type Account, findAccount, findCredentials } from '../store/repositories/accounts';
import { endTokens, insertToken } from '../store/repositories/singleUseTokens';
import { findKey } from '../store/repositories/apiKeyManagement';
import { findSubscription } from '../store/repositories/subscriptions';
import { findWebhook } from '../store/repositories/webhooks';
import type { Mailer } from './mailer';
import {
  createAccountDeletedMail,
  createKeyCreatedMail,
  createLatePaymentMail,
  createPasswordChangedMail,
  createPasswordResetMail,
  createVerificationMail,
  createWebhookPausedMail,
  type MailSender,
} from './messages';

interface MailJobOptions {
  jobs: JobQueue;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** The origin is known once the listener is up. */
  sender: () => MailSender;
}

const verificationMs = AUTH_LINK_HOURS.verification * HOUR_MS;
const PAUSE_CAUSES = {
  failing: 'Every event to an address of yours has failed for a day.',
  gone: 'An address of yours answered 410, which asks for no further events.',
} as const;
const resetMs = AUTH_LINK_HOURS.passwordReset * HOUR_MS;

/**
 * Registers the jobs that write and send mail. A link is created when its mail is sent, so that neither the queue nor
 * any other table ever holds a working one.
 */
export function handleMailJobs({ jobs, store: { db }, clock, mailer, sender }: MailJobOptions): void {
  /** The jobs of a closed account wait until its erasure reaches them. */
  async function findOpenAccount(accountId: string): Promise<Account | undefined> {
    const account = await findAccount(db, accountId);
    return account && !isAccountClosed(account) ? account : undefined;
  }

  jobs.handle('mail.verification', async ({ payload: { accountId } }) => {
    const account = await findOpenAccount(accountId);
    if (!account || account.verified) return;
    const now = clock.now();
    const { token, hash } = createToken('verify_email');
    const expiresAt = new Date(now.getTime() + verificationMs);
    await insertToken(db, { hash, accountId, purpose: 'verify_email', createdAt: now, expiresAt });
    await mailer.send(createVerificationMail(account.email, token, sender()));
  });

  jobs.handle('mail.reset', async ({ payload: { email } }) => {
    const found = await findCredentials(db, email);
    const account = found && (await findAccount(db, found.id));
    if (!account) return;
    const now = clock.now();
    const { token, hash } = createToken('reset_password');
    const accountId = account.id;
    const expiresAt = new Date(now.getTime() + resetMs);
    await db.transaction().execute(async (trx) => {
      await endTokens(trx, accountId, 'reset_password', now);
      await insertToken(trx, { hash, accountId, purpose: 'reset_password', createdAt: now, expiresAt });
    });
    await mailer.send(createPasswordResetMail(account.email, token, sender()));
  });

  jobs.handle('mail.account_deleted', ({ id, payload: { email } }) =>
    mailer.send(createAccountDeletedMail(email, new Date(readTimeOfId(id)), sender())),
  );

  jobs.handle('mail.webhook_paused', async ({ payload: { accountId, webhookId } }) => {
    const account = await findOpenAccount(accountId);
    const webhook = await findWebhook(db, accountId, webhookId);
    // The owner may have resumed or deleted it before the mail server took the mail.
    if (!account || !webhook?.paused_reason) return;
    await mailer.send(
      createWebhookPausedMail(account.email, webhook.url, PAUSE_CAUSES[webhook.paused_reason], sender()),
    );
  });

  jobs.handle('mail.payment_late', async ({ payload: { accountId, since, reminder } }) => {
    const account = await findOpenAccount(accountId);
    const subscription = await findSubscription(db, accountId);
    const lateSince = subscription?.past_due_since;
    // The payment may have arrived, or access ended, before the mail server took the mail.
    if (!account || lateSince?.toISOString() !== since || !doesStatusGrantAccess(subscription?.status))
      return;
    const endsAt = new Date(lateSince.getTime() + LATE_PAYMENT_DAYS * DAY_MS);
    await mailer.send(createLatePaymentMail(account.email, endsAt, reminder, sender()));
  });

  jobs.handle('mail.key_created', async ({ payload: { accountId, keyId, actor } }) => {
    const account = await findOpenAccount(accountId);
    const key = await findKey(db, accountId, keyId);
    if (account && key) await mailer.send(createKeyCreatedMail(account.email, key, actor, sender()));
  });

  jobs.handle('mail.password_changed', async ({ id, payload: { accountId } }) => {
    const account = await findOpenAccount(accountId);
    if (!account) return;
    await mailer.send(createPasswordChangedMail(account.email, new Date(readTimeOfId(id)), sender()));
  });
}
