import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { getAccountCallLimits, type RateLimit } from '~/contract/rateLimits';
import { SECOND_MS } from '../clock';
import { formatCount } from '~/contract/numberFormat';
import { getCallerNetwork } from '../limits/callerNetwork';
import { createFairPlaces, type FairPlaces, type Release } from '../limits/fairPlaces';
import { getAccountShare } from '../limits/shares';
import type { TokenBuckets } from '../limits/tokenBuckets';
import { isUnauthorized, createTooManyRequestsProblem } from '../problem';
import type { Account } from '../store/repositories/accounts';
import type { OperationFacts } from './contract';

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees this request's place before its answer is sent; absent where the request holds none. */
    releasePlace?: Release;
    /** Lets the account send another body; absent where the request has none that is limited. */
    releaseBody?: Release;
  }
}

/**
 * How often one network may call each operation without an account. Failed sign-ins have separate, far stricter limits.
 */
const NETWORK_LIMITS = {
  auth: { perMinute: 120, burst: 120 },
  service: { perMinute: 6_000, burst: 6_000 },
  other: { perMinute: 1_200, burst: 1_200 },
} as const satisfies Record<string, RateLimit>;

/** How many batches a node judges in parallel, and how many other calls of accounts it works on in parallel. */
const PLACES = { batches: 4, calls: 48 } as const;
/** Bodies that an account may have under way, sent or waiting for their turn, for each place that it may take. */
const BODIES_PER_PLACE = 8;
/** The share of its time that a batch waits for its turn, because after more it could not be judged in time. */
const WAITING_SHARE = 0.75;
/** Milliseconds that a call of a page or program waits for its turn. */
const CALL_WAIT_MS = 10 * SECOND_MS;

/**
 * Milliseconds that a refusal waits before its answer: `step` for each refusal of the caller in a row, and never more
 * than `most`. A program that repeats refused calls without a pause then gets a few answers a second on each
 * connection.
 */
const REFUSAL_PAUSE_MS = { step: 25, most: 500 } as const;
/** Callers whose refusals in a row are remembered. */
const MAX_REFUSED = 20_000;
/** Credentials whose account is remembered. */
const MAX_CREDENTIALS = 20_000;

const EXPORTS: readonly string[] = ['exportLogs', 'exportAccount'];
/** An export costs a node as much as this many other calls, or more. */
const EXPORT_TOKENS = 20;
/** Operations whose answer lasts as long as the caller reads or waits; these have limits of their own. */
const LASTING: readonly string[] = ['openLiveStream', 'listDecisions', ...EXPORTS];

/** Returns how often an account may call an operation, or a network whose caller has no account. */
export function getRateLimit({ tag }: OperationFacts, account: Pick<Account, 'tier'> | undefined): RateLimit {
  if (account !== undefined) {
    const { messages, calls } = getAccountCallLimits(account.tier);
    return tag === 'Moderation' ? messages : calls;
  }
  if (tag === 'Auth') return NETWORK_LIMITS.auth;
  return tag === 'Service' ? NETWORK_LIMITS.service : NETWORK_LIMITS.other;
}

/** Returns `getRateLimit` with accounts' limits multiplied by a factor. */
export function scaleAccountLimits(factor: number): typeof getRateLimit {
  return (operation, account) => {
    const { perMinute, burst } = getRateLimit(operation, account);
    const by = account === undefined ? 1 : factor;
    return { perMinute: perMinute * by, burst: burst * by };
  };
}

export interface CallLimits {
  /**
   * Identifies a caller by its credential, and counts the call against the limit of the caller's account, whatever the
   * call's answer will be. Where the node remembers the credential's account, it counts before the lookup, so that a
   * call beyond the limit costs no query. The lookup alone says whether the credential is still valid.
   *
   * @throws {HttpProblem} 429
   */
  takeOfCaller: <Caller extends { account: Account }>(
    operation: OperationFacts,
    request: FastifyRequest,
    credential: string,
    identify: () => Promise<Caller>,
  ) => Promise<Caller>;
  /** Takes a call without an account from its network's limit. @throws {HttpProblem} 429 */
  takeOfNetwork: (operation: OperationFacts, request: FastifyRequest) => Promise<void>;
  /** Takes the messages of a batch beyond the first from its account's limit. */
  spendBatch: (operation: OperationFacts) => preHandlerHookHandler;
  /** Admits the body of an account's call, unless too many of the account's are under way. @throws {HttpProblem} 429 */
  admitBody: (operation: OperationFacts, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Waits until an account's call may be worked on. The body is there by then, so that no place waits for a caller's
   * network. @throws {HttpProblem} 429
   */
  waitForTurn: (operation: OperationFacts) => preValidationAsyncHookHandler;
}

interface CallLimitOptions {
  buckets: TokenBuckets;
  getLimit: typeof getRateLimit;
}

type LimitedAccount = Pick<Account, 'id' | 'tier'>;

function nameOfAccount({ tag }: OperationFacts, { id }: LimitedAccount): string {
  return `${tag === 'Moderation' ? 'messages' : 'calls'} ${id}`;
}

interface WantedPlace {
  kind: keyof typeof PLACES;
  account: Account;
  /** Places of this kind that the account may have. */
  atOnce: number;
}

/** Which of the node's `PLACES` a request takes; undefined for one that takes none. */
function findWantedPlace(
  { id, tag }: OperationFacts,
  { principal }: FastifyRequest,
): WantedPlace | undefined {
  if (principal.kind === 'anonymous') return undefined;
  const { account } = principal;
  const { batchesAtOnce, callsAtOnce } = getAccountCallLimits(account.tier);
  if (id === 'moderateBatch') return { kind: 'batches', account, atOnce: batchesAtOnce };
  if (tag === 'Moderation' || LASTING.includes(id)) return undefined;
  return { kind: 'calls', account, atOnce: callsAtOnce };
}

/** Releases when the request is answered, or its caller has left. */
function releaseAtEnd({ raw }: FastifyReply, release: Release): Release {
  // When the caller left while the call waited, no further `close` event comes.
  if (raw.destroyed) release();
  else raw.once('close', release).once('finish', release);
  return release;
}

const createConcurrencyProblem = () =>
  createTooManyRequestsProblem('Too many calls at once. Wait until some are answered and try again.', 1);

/** Refuses callers that exceed their limit on all nodes together, and lets the calls of accounts in by turns. */
export function createCallLimits({ buckets, getLimit }: CallLimitOptions): CallLimits {
  const places: Record<keyof typeof PLACES, FairPlaces> = {
    batches: createFairPlaces({ places: PLACES.batches }),
    calls: createFairPlaces({ places: PLACES.calls }),
  };
  // Each account has its own limit and all together have none, so that one account's slow bodies keep no other's out.
  const bodies: typeof places = {
    batches: createFairPlaces({ places: Infinity }),
    calls: createFairPlaces({ places: Infinity }),
  };

  /**
   * The account of each remembered credential, by the credential's hash. A credential never passes to another account.
   */
  const accounts = new LRUCache<string, LimitedAccount>({ max: MAX_CREDENTIALS });
  const refusals = new LRUCache<string, number>({ max: MAX_REFUSED });

  async function take(name: string, limit: RateLimit, { deadline }: FastifyRequest): Promise<void> {
    const waitMs = buckets.take(name, limit, Date.now());
    if (waitMs === 0) {
      refusals.delete(name);
      return;
    }
    const inARow = refusals.get(name) ?? 0;
    refusals.set(name, inARow + 1);
    const pauseMs = Math.min(
      inARow * REFUSAL_PAUSE_MS.step,
      REFUSAL_PAUSE_MS.most,
      deadline?.leftMs() ?? Infinity,
    );
    if (pauseMs > 0) await pause(pauseMs);
    const seconds = Math.ceil(waitMs / SECOND_MS);
    throw createTooManyRequestsProblem(
      `Too many calls. Wait ${formatCount(seconds, 'second')} and try again.`,
      seconds,
    );
  }

  return {
    takeOfCaller: async (operation, request, credential, identify) => {
      const takeFromAccount = (account: LimitedAccount) =>
        take(nameOfAccount(operation, account), getLimit(operation, account), request);
      const holder = hash('sha256', credential, 'base64');
      const remembered = accounts.get(holder);
      if (remembered) await takeFromAccount(remembered);
      const caller = await identify().catch((error: unknown) => {
        if (remembered && isUnauthorized(error)) {
          // Otherwise the holder of a revoked key could use up the account's calls.
          accounts.delete(holder);
          buckets.giveBack(nameOfAccount(operation, remembered));
        }
        throw error;
      });
      const { id, tier } = caller.account;
      accounts.set(holder, { id, tier });
      if (!remembered) await takeFromAccount(caller.account);
      if (EXPORTS.includes(operation.id)) {
        const [name, limit] = [nameOfAccount(operation, caller.account), getLimit(operation, caller.account)];
        buckets.spend(name, limit, EXPORT_TOKENS - 1, Date.now());
      }
      return caller;
    },

    takeOfNetwork: (operation, request) =>
      take(`${operation.id} ${getCallerNetwork(request.ip)}`, getLimit(operation, undefined), request),

    spendBatch: (operation) => (request, _reply, done) => {
      const { principal, body } = request;
      if (principal.kind !== 'anonymous') {
        const { account } = principal;
        const further = (body as { messages: unknown[] }).messages.length - 1;
        buckets.spend(nameOfAccount(operation, account), getLimit(operation, account), further, Date.now());
      }
      done();
    },

    admitBody: async (operation, request, reply) => {
      const wanted = operation.takesBody ? findWantedPlace(operation, request) : undefined;
      if (wanted === undefined) return;
      const { kind, account, atOnce } = wanted;
      const release = await bodies[kind].take(getAccountShare(account), atOnce * BODIES_PER_PLACE, 0);
      if (release === undefined) throw createConcurrencyProblem();
      request.releaseBody = releaseAtEnd(reply, release);
    },

    waitForTurn: (operation) => async (request, reply) => {
      const { deadline } = request;
      const wanted = findWantedPlace(operation, request);
      if (wanted === undefined) return;
      const { kind, account, atOnce } = wanted;
      const waitMs = deadline === undefined ? CALL_WAIT_MS : Math.max(0, deadline.leftMs() * WAITING_SHARE);
      const release = await places[kind].take(getAccountShare(account), atOnce, waitMs);
      if (release === undefined) throw createConcurrencyProblem();
      request.releasePlace = releaseAtEnd(reply, release);
      request.releaseBody?.();
      if (kind !== 'batches') return;
      // Batches that were served while this one waited may have spent the tokens, so it takes its own anew.
      const name = nameOfAccount(operation, account);
      buckets.giveBack(name);
      await take(name, getLimit(operation, account), request);
    },
  };
}

/** Takes a call of a public operation from its network's limit. */
export function limitNetwork(operation: OperationFacts, limits: CallLimits): onRequestAsyncHookHandler {
  return (request) => limits.takeOfNetwork(operation, request);
}
