import type { AuthResponse, LoginRequest, User } from '~/contract/api.gen';
import { type Clock, minuteMs } from '../clock';
import { forbidden, tooManyRequests, unauthorized } from '../problem';
import type { LoginClaims, LoginTokens } from '../security/login-tokens';
import type { Passwords } from '../security/passwords';
import type { Store } from '../store/connect';
import {
  type Account,
  endSession,
  findAccount,
  findCredentials,
  findSignedIn,
} from '../store/repositories/accounts';
import { clearThrottle, countFailure, findThrottle } from '../store/repositories/throttles';

/** Somebody signed in with a login token. */
export interface Session {
  account: Account;
  claims: LoginClaims;
}

export interface SessionService {
  /** @param address where the request came from */
  login: (request: LoginRequest, address: string) => Promise<AuthResponse>;
  /** Signs an account in without a password: after registration. */
  open: (accountId: string) => Promise<AuthResponse>;
  /** Whose login token it is; undefined unless it is valid at this moment. */
  identify: (token: string) => Promise<Session | undefined>;
  /** The account of a session as it is now; undefined once the session's token has expired or was ended. */
  refresh: (session: Session) => Promise<Account | undefined>;
  logout: (session: Session) => Promise<void>;
  /** Says that login tokens of an account have ended by another way than logout. */
  announceEnd: (accountId: string) => void;
  /**
   * Asks somebody signed in for their password again. Failures count like failed sign-ins.
   *
   * @throws {HttpProblem} 403, 429
   */
  confirm: (account: Account, password: string, address: string) => Promise<void>;
  /** Called after login tokens of an account have ended. */
  onEnd: (listener: (accountId: string) => void) => void;
  /** Called after each sign-in, off the request path. */
  onLogin: (listener: (account: Account) => void) => void;
}

interface SessionOptions {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  tokens: LoginTokens;
}

/** Ten failures of one account from one address close that pair for the rest of the window. */
const pairLimit = 10;
/** One address trying many accounts. */
const addressLimit = 100;
const windowMs = 15 * minuteMs;

const wrong = 'The email address or the password is wrong.';

export function toUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    verified: account.verified,
    created_at: account.createdAt.toISOString(),
  };
}

export function createSessions({ store: { db }, clock, passwords, tokens }: SessionOptions): SessionService {
  const listeners: ((account: Account) => void)[] = [];
  const endListeners: ((accountId: string) => void)[] = [];

  function announceEnd(accountId: string): void {
    for (const listener of endListeners) listener(accountId);
  }

  async function refuseThrottled(keys: readonly (readonly [string, number])[]): Promise<void> {
    const now = clock.now();
    for (const [key, limit] of keys) {
      const throttle = await findThrottle(db, key, now);
      if (!throttle || throttle.failures < limit) continue;
      const seconds = (throttle.windowEndsAt.getTime() - now.getTime()) / 1_000;
      const minutes = Math.ceil(seconds / 60);
      throw tooManyRequests(
        `Too many failed sign-ins. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again, or reset the password.`,
        seconds,
      );
    }
  }

  async function open(accountId: string): Promise<AuthResponse> {
    const account = await findAccount(db, accountId);
    if (!account) throw unauthorized(wrong);
    return { access_token: await tokens.issue(account.id, account.sessionEpoch), user: toUser(account) };
  }

  return {
    open,

    login: async ({ email, password }, address) => {
      const pair = `login ${email.toLowerCase()} ${address}`;
      const from = `login ${address}`;
      await refuseThrottled([
        [pair, pairLimit],
        [from, addressLimit],
      ]);
      const credentials = await findCredentials(db, email);
      if (!(await passwords.verify(credentials?.passwordHash, password)) || !credentials) {
        const now = clock.now();
        const ends = new Date(now.getTime() + windowMs);
        await countFailure(db, pair, now, ends);
        await countFailure(db, from, now, ends);
        throw unauthorized(wrong);
      }
      await clearThrottle(db, pair);
      const answer = await open(credentials.id);
      const account = await findAccount(db, credentials.id);
      if (account) for (const listener of listeners) listener(account);
      return answer;
    },

    identify: async (token) => {
      const claims = await tokens.read(token);
      if (!claims) return undefined;
      const account = await findSignedIn(db, claims.accountId, claims.tokenId, claims.sessionEpoch);
      return account && { account, claims };
    },

    refresh: ({ claims }) =>
      claims.expiresAt <= clock.now()
        ? Promise.resolve(undefined)
        : findSignedIn(db, claims.accountId, claims.tokenId, claims.sessionEpoch),

    logout: async ({ account, claims }) => {
      await endSession(db, account.id, claims.tokenId, claims.expiresAt, clock.now());
      announceEnd(account.id);
    },

    announceEnd,

    confirm: async (account, password, address) => {
      const pair = `login ${account.email.toLowerCase()} ${address}`;
      await refuseThrottled([[pair, pairLimit]]);
      const credentials = await findCredentials(db, account.email);
      if (await passwords.verify(credentials?.passwordHash, password)) return;
      const now = clock.now();
      await countFailure(db, pair, now, new Date(now.getTime() + windowMs));
      throw forbidden('The password is wrong. Nothing was changed.');
    },

    onEnd: (listener) => {
      endListeners.push(listener);
    },

    onLogin: (listener) => {
      listeners.push(listener);
    },
  };
}
