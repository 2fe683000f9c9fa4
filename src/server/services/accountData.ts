import type { Readable } from 'node:stream';
import type { MessageResponse } from '~/contract/api.gen';
import type { Clock } from '../clock';
import type { JobQueue } from '../jobs/queue';
import { type ExportLimits, readInTurns } from '../limits/exports';
import type { Store } from '../store/connect';
import { closeAccount, eraseAccount, dataPartNames, streamPart } from '../store/repositories/accountData';
import type { Account } from '../store/repositories/accounts';
import type { BillingService } from './billing';
import type { SessionService } from './sessions';

export interface AccountDataService {
  /**
   * All data of an account, as the text of one JSON document, in pieces.
   *
   * @throws {HttpProblem} 429 when the account has as many exports under way as it may
   */
  export: (account: Account) => Readable;
  /**
   * Ends the subscription, closes the account at once and erases it.
   *
   * @param callerIp IP address of the request
   * @throws {HttpProblem} 403 for a wrong password, 429 after too many, 503 when the payment provider fails
   */
  remove: (account: Account, password: string, callerIp: string) => Promise<MessageResponse>;
}

interface AccountDataOptions {
  store: Store;
  clock: Clock;
  jobs: JobQueue;
  sessions: SessionService;
  billing: BillingService;
  exports: ExportLimits;
}

/** Far below the lock of a job, so that no other node takes an erasure that is under way. */
const ERASE_ATTEMPT_MS = 10_000;

export function createAccountDataService({
  store: { db, backgroundDb },
  clock,
  jobs,
  sessions,
  billing,
  exports,
}: AccountDataOptions): AccountDataService {
  jobs.handle('account.erase', async ({ payload }) => {
    const end = performance.now() + ERASE_ATTEMPT_MS;
    const done = await eraseAccount(backgroundDb, payload.accountId, () => performance.now() > end);
    if (done) return;
    await jobs.add(db, 'account.erase', payload, null);
    jobs.checkSoon();
  });
  async function* readAll(account: Account): AsyncGenerator<string> {
    yield '{';
    for (const [index, name] of dataPartNames.entries()) {
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}: [`;
      let first = true;
      const chunks = streamPart(backgroundDb, account.id, name);
      for await (const rows of readInTurns(chunks, (read) => exports.read(account, read))) {
        yield `${first ? '' : ','}\n${rows.join(',\n')}`;
        first = false;
      }
      yield ']';
    }
    yield '\n}\n';
  }

  return {
    export: (account) => exports.start(account, readAll(account)),

    remove: async (account, password, callerIp) => {
      await sessions.confirm(account, password, callerIp);
      // Charges must end first: a deleted account could not stop them any more.
      await billing.endAll(account);
      await db.transaction().execute(async (trx) => {
        await closeAccount(trx, account.id, clock.now());
        await jobs.add(trx, 'account.erase', { accountId: account.id }, null);
        await jobs.add(trx, 'mail.account_deleted', { email: account.email }, null);
      });
      jobs.checkSoon();
      sessions.announceEnd(account.id);
      return { message: 'Your account is deleted.' };
    },
  };
}
