import { LRUCache } from 'lru-cache';
import type { ModerateRequest, ModerateResponse } from '~/contract/api.gen';
import { MINUTE_MS } from '../clock';
import type { Conversation } from '../moderation';
import { hashBody } from '../store/repositories/ingest';
import {
  createBusyProblem,
  createOtherMessageProblem,
  type TimedVerdict,
  toModerateResponse,
} from './messageAnswers';

/** A message on its way into the store. Calls with the same message id share it, so that it has one verdict. */
export interface PendingMessage {
  readonly request: ModerateRequest;
  conversation: Conversation;
  /**
   * Its verdict. Undefined until the server judges the message, and again after the store refuses the verdict as stale or
   * duplicate; an announced verdict stays.
   */
  judged: TimedVerdict | undefined;
  /** Whether a caller has been told `judged` before it was stored, so that it must not change. */
  isAnnounced: boolean;
  /** Whether a call before this one announced the verdict. */
  readonly isRepeat: boolean;
  /** Resolves once the store holds the message. */
  readonly answer: Promise<ModerateResponse>;
  /** The answer without the store: the verdict, from now on unchangeable; undefined without a verdict. */
  announce: () => ModerateResponse | undefined;
  resolve: (answer: ModerateResponse) => void;
  reject: (reason: unknown) => void;
  /** Answers with the verdict alone; a repeated call stores it. Only for a message that has been judged. */
  postpone: () => void;
}

export interface PendingMessages {
  /**
   * Takes in a message, or finds it under way.
   *
   * @returns the message, and whether the caller has to judge and store it
   * @throws {HttpProblem} 409 when its id stands for another message, 503 when too many are under way
   */
  add: (accountId: string, request: ModerateRequest) => { message: PendingMessage; isNew: boolean };
  /** The number of messages under way. */
  count: () => number;
}

/**
 * Twice what may wait for a commit, because some wait for a player's history. One account alone may have half of it
 * under way, so that there is always room for another.
 */
const MAX_UNDER_WAY = 16_000;
/** Verdicts of messages that could not be stored, and for how long a repeated call gets them. */
const MAX_UNSTORED = 10_000;
const UNSTORED_MS = 10 * MINUTE_MS;

interface UnstoredVerdict {
  hash: string;
  judged: TimedVerdict;
  isAnnounced: boolean;
}

export function createPendingMessages(): PendingMessages {
  const underWay = new Map<string, PendingMessage>();
  const unstored = new LRUCache<string, UnstoredVerdict>({ max: MAX_UNSTORED, ttl: UNSTORED_MS });
  const countByAccount = new Map<string, number>();
  let count = 0;

  function changeCount(accountId: string, by: 1 | -1): void {
    const own = (countByAccount.get(accountId) ?? 0) + by;
    count += by;
    if (own === 0) countByAccount.delete(accountId);
    else countByAccount.set(accountId, own);
  }

  function findUnstored(name: string, request: ModerateRequest): UnstoredVerdict | undefined {
    const known = unstored.get(name);
    if (known === undefined || known.hash === hashBody(request)) return known;
    if (known.isAnnounced) throw createOtherMessageProblem(request);
    return undefined;
  }

  function begin(accountId: string, request: ModerateRequest, name: string | undefined): PendingMessage {
    const earlier = name === undefined ? undefined : findUnstored(name, request);
    const isRepeat = earlier?.isAnnounced ?? false;
    let settle: Pick<PendingMessage, 'resolve' | 'reject'> | undefined;
    const answer = new Promise<ModerateResponse>((resolve, reject) => {
      settle = { resolve, reject };
    });
    const end = () => {
      const ending = settle;
      if (ending === undefined) return undefined;
      settle = undefined;
      changeCount(accountId, -1);
      if (name !== undefined) underWay.delete(name);
      return ending;
    };
    const remember = () => {
      if (name === undefined || message.judged === undefined) return;
      unstored.set(name, {
        hash: hashBody(request),
        judged: message.judged,
        isAnnounced: message.isAnnounced,
      });
    };
    const message: PendingMessage = {
      request,
      conversation: { recent: [] },
      judged: earlier?.judged,
      isAnnounced: isRepeat,
      isRepeat,
      answer,
      announce: () => {
        if (message.judged === undefined) return undefined;
        message.isAnnounced = true;
        return toModerateResponse(request, message.judged, { mode: 'live', stored: false });
      },
      resolve: (result) => {
        end()?.resolve(result);
        if (name !== undefined) unstored.delete(name);
      },
      reject: (reason) => {
        const ending = end();
        if (ending !== undefined) remember();
        ending?.reject(reason);
      },
      postpone: () => {
        const judged = message.announce();
        remember();
        if (judged !== undefined) end()?.resolve(judged);
      },
    };
    changeCount(accountId, 1);
    if (name !== undefined) underWay.set(name, message);
    return message;
  }

  return {
    add: (accountId, request) => {
      const id = request.message_id;
      const name = typeof id === 'string' ? `${accountId} ${id}` : undefined;
      const earlier = name === undefined ? undefined : underWay.get(name);
      if (earlier !== undefined) {
        if (hashBody(earlier.request) !== hashBody(request)) throw createOtherMessageProblem(request);
        return { message: earlier, isNew: false };
      }
      if ((countByAccount.get(accountId) ?? 0) >= MAX_UNDER_WAY - count) {
        throw createBusyProblem();
      }
      return { message: begin(accountId, request, name), isNew: true };
    },
    count: () => count,
  };
}
