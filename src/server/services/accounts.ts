import { validateNewPassword } from '~/contract/accountRules';
import type { AuthResponse, MessageResponse, RegisterRequest } from '~/contract/api.gen';
import { AUTH_LINK_MAILS_PER_DAY } from '~/contract/limits';
import { type Clock, DAY_MS, MINUTE_MS } from '../clock';
import { createTimeOrderedId } from '../ids';
import type { JobQueue } from '../jobs/queue';
import { createAttempts } from '../limits/attempts';
import { getCallerNetwork } from '../limits/callerNetwork';
import { createKnownNetworks } from '../limits/knownNetworks';
import { createBadRequestProblem, createConflictProblem } from '../problem';
import { isCommonPassword } from '../security/commonPasswords';
import { createConcurrencyLimit } from '../security/concurrencyLimit';
import { MAX_PASSWORD_BYTES, type Passwords } from '../security/passwords';
import { hashToken } from '../security/singleUseTokens';
import type { Store } from '../store/connect';
import type { Db } from '../store/db';
import { claimVerificationMail, markVerified, replacePassword } from '../store/repositories/accountChanges';
import { insertAccount } from '../store/repositories/accounts';
import {
  endTokens,
  isLinkOfVerifiedAccount,
  isTokenUsable,
  spendSingleUseToken,
} from '../store/repositories/singleUseTokens';
import { takeAttempt } from '../store/repositories/throttles';
import type { BillingService } from './billing';
import type { SessionService } from './sessions';

export interface AccountService {
  /** @param callerIp IP address of the request */
  register: (request: RegisterRequest, callerIp: string) => Promise<AuthResponse>;
  verifyEmail: (token: string) => Promise<MessageResponse>;
  /**
   * Answers the same for every e-mail address; any mail is sent afterwards.
   *
   * @param callerIp IP address of the request
   * @throws {HttpProblem} 429 when the network has asked for as many mails to the e-mail address as it may
   */
  forgotPassword: (email: string, callerIp: string) => Promise<MessageResponse>;
  resetPassword: (token: string, newPassword: string) => Promise<MessageResponse>;
  /** Resolves when all background work has ended. */
  drained: () => Promise<void>;
}

interface AccountOptions {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  sessions: SessionService;
  billing: BillingService;
  jobs: JobQueue;
  onBackgroundError: (error: unknown) => void;
}

/** Pause between two verification mails, so that not every sign-in sends one. */
const verificationPauseMs = MINUTE_MS;

/** Reset mails that one network may have sent to one e-mail address in 15 minutes; more would only fill a mailbox. */
const RESET_MAIL_LIMIT = 3;
/** Reset mails to one e-mail address in a day, over all networks but those that `KnownNetworks` has for its owner. */
const RESET_MAILS_FROM_STRANGERS = 30;
/** "Taken" answers to one network in 15 minutes: enough for typing errors, too few for testing a list. */
const TAKEN_LIMIT = 20;
/**
 * Registrations that this node stores at the same time: far below `TAKEN_LIMIT`, because each counts as a "taken" answer
 * until its e-mail address has proved free.
 */
const REGISTRATIONS_AT_ONCE = 2;

/** @throws {HttpProblem} 400 with the first error of a new password */
function requireGoodPassword(password: string, path: string): void {
  const fault =
    validateNewPassword(password) ??
    (Buffer.byteLength(password) > MAX_PASSWORD_BYTES
      ? 'Password is too long'
      : isCommonPassword(password)
        ? 'This password is one of the most common ones. Choose another'
        : null);
  if (fault) throw createBadRequestProblem(fault, [{ path, message: fault }]);
}

export function createAccountService(options: AccountOptions): AccountService {
  const { store, clock, passwords, sessions, billing, jobs, onBackgroundError } = options;
  const { db } = store;
  const takenAnswers = createAttempts({
    store,
    clock,
    refusal: (wait) => `Too many registrations with addresses that are taken. Wait ${wait} and try again.`,
  });
  const resetMails = createAttempts({
    store,
    clock,
    refusal: (wait) =>
      `An address gets at most ${RESET_MAIL_LIMIT} in 15 minutes and ${AUTH_LINK_MAILS_PER_DAY.passwordReset} in a day of these mails. Use the newest one, or wait ${wait} and try again.`,
  });
  const knownNetworks = createKnownNetworks({ store, clock });
  const inTurn = createConcurrencyLimit(REGISTRATIONS_AT_ONCE);
  const underWay = new Set<Promise<void>>();

  /** Runs work that no caller waits for, so that an answer's time does not show whether there was any. */
  function inBackground(work: () => Promise<void>): void {
    const task: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch(onBackgroundError)
      .finally(() => underWay.delete(task));
    underWay.add(task);
  }

  /** Requests a verification mail, unless one was just requested or the account has had its mails of the day. */
  async function askForVerification(trx: Db, accountId: string): Promise<void> {
    const now = clock.now();
    const pauseBegan = new Date(now.getTime() - verificationPauseMs);
    if (!(await claimVerificationMail(trx, accountId, now, pauseBegan))) return;
    const dayEnds = new Date(now.getTime() + DAY_MS);
    const key = `verification mail ${accountId}`;
    if (!(await takeAttempt(trx, key, AUTH_LINK_MAILS_PER_DAY.verification, now, dayEnds))) return;
    await jobs.add(trx, 'mail.verification', { accountId }, accountId);
  }

  /**
   * Does the same work for every e-mail address, so that its time tells no secret. The job looks the address up when it
   * sends the mail.
   */
  async function askForReset(email: string, callerIp: string): Promise<void> {
    const all = `reset mail ${email.toLowerCase()}`;
    const key = `${all} ${getCallerNetwork(callerIp)}`;
    const isKnown = await knownNetworks.has(email, callerIp);
    await resetMails.take([
      { key, limit: RESET_MAIL_LIMIT },
      { key: `${key} day`, limit: AUTH_LINK_MAILS_PER_DAY.passwordReset, windowMs: DAY_MS },
      ...(isKnown ? [] : [{ key: `${all} day`, limit: RESET_MAILS_FROM_STRANGERS, windowMs: DAY_MS }]),
    ]);
    await db.transaction().execute((trx) => jobs.add(trx, 'mail.reset', { email }, null));
    jobs.checkSoon();
  }

  sessions.onLogin((account) => {
    if (account.verified) return;
    inBackground(async () => {
      await db.transaction().execute((trx) => askForVerification(trx, account.id));
      jobs.checkSoon();
    });
  });

  return {
    register: async ({ email, password }, callerIp) => {
      requireGoodPassword(password, '/password');
      const taken = { key: `taken ${getCallerNetwork(callerIp)}`, limit: TAKEN_LIMIT };
      await takenAnswers.requireLeft([taken]);
      const now = clock.now();
      const id = createTimeOrderedId(now.getTime());
      // Hashing before the lookup makes a taken address take as long as a free one.
      const passwordHash = await passwords.hash(password);
      await inTurn(async () => {
        await takenAnswers.take([taken]);
        const inserted = await db.transaction().execute(async (trx) => {
          const account = { id, email, passwordHash, verifiedAt: null, createdAt: now };
          if (!(await insertAccount(trx, account))) return false;
          await billing.granted.grant(trx, id);
          await askForVerification(trx, id);
          return true;
        });
        if (!inserted) {
          throw createConflictProblem(
            'An account with this email address already exists. Sign in, or reset the password.',
          );
        }
        await takenAnswers.giveBack(taken);
      });
      jobs.checkSoon();
      return sessions.open(id);
    },

    verifyEmail: async (token) => {
      const now = clock.now();
      const hash = hashToken(token);
      const verified = await db.transaction().execute(async (trx) => {
        const accountId = await spendSingleUseToken(trx, hash, 'verify_email', now);
        return accountId !== undefined && (await markVerified(trx, accountId, now));
      });
      // An owner who opens a used link again learns that the address is verified, instead of reading an error.
      if (!verified && !(await isLinkOfVerifiedAccount(db, hash))) {
        throw createBadRequestProblem(
          'This verification link is invalid, was already used or has expired. Sign in to get a new one.',
        );
      }
      return { message: 'Your email address is verified.' };
    },

    forgotPassword: async (email, callerIp) => {
      await askForReset(email, callerIp);
      return {
        message: `If an account exists for ${email}, you will receive a password reset link shortly.`,
      };
    },

    resetPassword: async (token, newPassword) => {
      requireGoodPassword(newPassword, '/new_password');
      const invalid = createBadRequestProblem(
        'This password reset link is invalid, was already used or has expired. Please request a new one.',
      );
      const hash = hashToken(token);
      // Hashing is costly, so made-up tokens are refused before it; the transaction below decides whether this one is
      // still valid.
      if (!(await isTokenUsable(db, hash, 'reset_password', clock.now()))) throw invalid;
      const passwordHash = await passwords.hash(newPassword);
      const now = clock.now();
      const accountId = await db.transaction().execute(async (trx) => {
        const id = await spendSingleUseToken(trx, hash, 'reset_password', now);
        if (id === undefined) return undefined;
        await replacePassword(trx, id, passwordHash);
        await endTokens(trx, id, 'reset_password', now);
        await jobs.add(trx, 'mail.password_changed', { accountId: id }, id);
        return id;
      });
      if (accountId === undefined) throw invalid;
      sessions.announceEnd(accountId);
      jobs.checkSoon();
      return { message: 'Your password is changed.' };
    },

    drained: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
