import { LRUCache } from 'lru-cache';
import type { AuthResponse, LoginRequest, User } from '~/contract/api.gen';
import type { Clock } from '../clock';
import { type AttemptLimit, createAttempts } from '../limits/attempts';
import { getCallerNetwork } from '../limits/callerNetwork';
import { createKnownNetworks } from '../limits/knownNetworks';
import { createListeners } from '../listeners';
import { createForbiddenProblem, createUnauthorizedProblem } from '../problem';
import { createConcurrencyLimit } from '../security/concurrencyLimit';
import type { LoginClaims, LoginTokens } from '../security/loginTokens';
import type { Passwords } from '../security/passwords';
import type { Store } from '../store/connect';
import {
  type Account,
  endSession,
  findAccount,
  findCredentials,
  findSignedIn,
} from '../store/repositories/accounts';

/** The account and claims of a valid login token. */
export interface LoginSession {
  account: Account;
  claims: LoginClaims;
}

export interface SessionService {
  /** @param callerIp IP address of the request */
  login: (request: LoginRequest, callerIp: string) => Promise<AuthResponse>;
  /** Signs an account in without a password, after registration. */
  open: (accountId: string) => Promise<AuthResponse>;
  /** The account and claims of a login token; undefined unless it is valid now. */
  identify: (token: string) => Promise<LoginSession | undefined>;
  /** A session's account as it is now; undefined once the session's token has expired or ended. */
  refresh: (session: LoginSession) => Promise<Account | undefined>;
  logout: (session: LoginSession) => Promise<void>;
  /** Announces that an account's login tokens ended without a logout. */
  announceEnd: (accountId: string) => void;
  /**
   * Checks the password of a signed-in owner again. Failures count like failed sign-ins.
   *
   * @throws {HttpProblem} 403, 429
   */
  confirm: (account: Account, password: string, callerIp: string) => Promise<void>;
  /** Called after login tokens of an account have ended. */
  onEnd: (listener: (accountId: string) => void) => void;
  /** Called after each sign-in; the answer does not wait for it. */
  onLogin: (listener: (account: Account) => void) => void;
}

interface SessionOptions {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  tokens: LoginTokens;
}

/** Failures of one account from one network in 15 minutes; at this number the pair is refused until they are over. */
const PAIR_LIMIT = 10;
/** Failed sign-ins from one network in 15 minutes, over all accounts. */
const NETWORK_LIMIT = 100;
/** Failures of one account in 15 minutes, over all networks but those that `KnownNetworks` has for its owner. */
const ACCOUNT_LIMIT = 100;
/** Ended login tokens that a node remembers, so that each costs one query. */
const REMEMBERED_TOKENS = 10_000;
/**
 * Attempts under way at the same time on this node. Each counts as a failure until its password has proved right, so
 * this stays far below the limits: a burst of right passwords waits instead of being refused.
 */
const ATTEMPTS_AT_ONCE = 2;

const WRONG_LOGIN_DETAIL = 'The email address or the password is wrong.';

export function toUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    verified: account.verified,
    created_at: account.createdAt.toISOString(),
  };
}

export function createSessionService({ store, clock, passwords, tokens }: SessionOptions): SessionService {
  const { db } = store;
  const attempts = createAttempts({
    store,
    clock,
    refusal: (wait) => `Too many failed sign-ins. Wait ${wait} and try again, or reset the password.`,
  });
  const knownNetworks = createKnownNetworks({ store, clock });
  const inTurn = createConcurrencyLimit(ATTEMPTS_AT_ONCE);
  /** A token that has ended stays ended. */
  const ended = new LRUCache<string, true>({ max: REMEMBERED_TOKENS });
  const loginListeners = createListeners<[account: Account]>();
  const endListeners = createListeners<[accountId: string]>();

  const createPairLimit = (email: string, callerIp: string): AttemptLimit => ({
    key: `login ${email.toLowerCase()} ${getCallerNetwork(callerIp)}`,
    limit: PAIR_LIMIT,
  });
  const createNetworkLimit = (callerIp: string): AttemptLimit => ({
    key: `login ${getCallerNetwork(callerIp)}`,
    limit: NETWORK_LIMIT,
  });

  const createAccountLimit = (email: string): AttemptLimit => ({
    key: `login account ${email.toLowerCase()}`,
    limit: ACCOUNT_LIMIT,
  });

  /** @returns the account's id; undefined when the password is wrong */
  async function findAccountByPassword(email: string, password: string): Promise<string | undefined> {
    const credentials = await findCredentials(db, email);
    return (await passwords.verify(credentials?.passwordHash, password)) ? credentials?.id : undefined;
  }

  async function requireAccount(accountId: string): Promise<Account> {
    const account = await findAccount(db, accountId);
    if (!account) throw createUnauthorizedProblem(WRONG_LOGIN_DETAIL);
    return account;
  }

  async function toAuthResponse(account: Account): Promise<AuthResponse> {
    return { access_token: await tokens.issue(account.id, account.sessionEpoch), user: toUser(account) };
  }

  return {
    open: async (accountId) => toAuthResponse(await requireAccount(accountId)),

    login: async ({ email, password }, callerIp) => {
      const pair = createPairLimit(email, callerIp);
      const isKnown = await knownNetworks.has(email, callerIp);
      const shared = [createNetworkLimit(callerIp), ...(isKnown ? [] : [createAccountLimit(email)])];
      await attempts.requireLeft([pair, ...shared]);
      const accountId = await inTurn(async () => {
        await attempts.take([pair, ...shared]);
        const id = await findAccountByPassword(email, password);
        if (id === undefined) throw createUnauthorizedProblem(WRONG_LOGIN_DETAIL);
        await attempts.clear(pair);
        for (const each of shared) await attempts.giveBack(each);
        await knownNetworks.remember(email, callerIp);
        return id;
      });
      const account = await requireAccount(accountId);
      const answer = await toAuthResponse(account);
      loginListeners.call(account);
      return answer;
    },

    identify: async (token) => {
      const claims = await tokens.read(token);
      if (!claims) return undefined;
      if (ended.has(claims.tokenId)) return undefined;
      const account = await findSignedIn(db, claims.accountId, claims.tokenId, claims.sessionEpoch);
      if (!account) ended.set(claims.tokenId, true);
      return account && { account, claims };
    },

    refresh: ({ claims }) =>
      claims.expiresAt <= clock.now()
        ? Promise.resolve(undefined)
        : findSignedIn(db, claims.accountId, claims.tokenId, claims.sessionEpoch),

    logout: async ({ account, claims }) => {
      await endSession(db, account.id, claims.tokenId, claims.expiresAt);
      endListeners.call(account.id);
    },

    announceEnd: endListeners.call,

    confirm: async (account, password, callerIp) => {
      const pair = createPairLimit(account.email, callerIp);
      await attempts.requireLeft([pair]);
      await inTurn(async () => {
        await attempts.take([pair]);
        if ((await findAccountByPassword(account.email, password)) === undefined) {
          throw createForbiddenProblem('The password is wrong. Nothing was changed.');
        }
        await attempts.giveBack(pair);
      });
    },

    onEnd: endListeners.add,
    onLogin: loginListeners.add,
  };
}
