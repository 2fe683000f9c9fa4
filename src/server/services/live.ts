import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { EnterReviewRequest, LiveCounts, LiveEnd, ReviewPresence } from '~/contract/api.gen';
import { type Clock, SECOND_MS } from '../clock';
import { createTimeOrderedId } from '../ids';
import type { TokenBuckets } from '../limits/tokenBuckets';
import { createListeners } from '../listeners';
import { Hub, type Subscriber } from '../live/hub';
import { createLoopback, type NodeLink, createNotificationLink } from '../live/link';
import { LiveStream } from '../live/liveStream';
import { formatStreamEvent, type LiveEvent, type NodeMessage } from '../live/messages';
import { createOutgoingMessages } from '../live/outgoing';
import type { Viewer } from '../live/presence';
import { HttpProblem, createNotFoundProblem, createTooManyRequestsProblem } from '../problem';
import type { Store } from '../store/connect';
import type { StorableMessage } from '../store/repositories/ingest';
import { countPending, hasReview } from '../store/repositories/reviews';
import { sumTotals } from '../store/repositories/statistics';
import { requireAccess } from './access';
import type { LoginSession, SessionService } from './sessions';
import { computeTimeRange } from '../timeRanges';

export interface LiveService {
  /**
   * Streams the account's events from now on, after those since `lastId`.
   *
   * @param seconds until the stream ends; 0 sends only the events so far
   * @throws {HttpProblem} 429 when the account has too many streams open
   */
  open: (
    session: LoginSession,
    options: { lastId: string | undefined; seconds: number },
  ) => Promise<Readable>;
  /** The account's last event so far. A list that is read later lacks only what the events after it report. */
  getLastEventId: (accountId: string) => string;
  /** Says that a tab has a review item open. @throws {HttpProblem} 404 */
  enter: (session: LoginSession, reviewId: string, request: EnterReviewRequest) => Promise<ReviewPresence>;
  /** Says that a tab has closed a review item. @throws {HttpProblem} 404 */
  leave: (accountId: string, reviewId: string, viewerId: string) => Promise<void>;
  /** Tells every stream of the account, on every node. */
  announce: (accountId: string, event: Exclude<LiveEvent, { type: 'logs' }>) => void;
  announceStored: (items: readonly StorableMessage[]) => void;
  /** Says that login tokens of the account have ended, here or on another node. */
  announceEndedSessions: (accountId: string) => void;
  /** Makes every node forget what it remembers of a player, and the account's pages refetch everything. */
  announceErasure: (accountId: string, playerId: string) => void;
  /** Called on every node when it has to forget a player. */
  onErasure: (listener: (accountId: string, playerId: string) => void) => void;
  /** Called with the account of a decision of any node, or without one when this node may have missed decisions. */
  onDecision: (listener: (accountId?: string) => void) => void;
  /** Whether events of other nodes arrive. */
  isUp: () => boolean;
  /** Begins to hear other nodes. */
  start: () => void;
  /** One round of the timers' work: heartbeats, access checks, closed tabs removed. */
  beat: () => void;
  /** Reports to the other nodes how often callers have called this one. */
  reportCalls: () => void;
  /** Ends every stream; callers reconnect, to another node if there is one. */
  drain: () => void;
  /** Sends what waits and stops listening. */
  close: () => Promise<void>;
}

interface LiveOptions {
  store: Store;
  /** Undefined with the embedded database, which has one node. */
  databaseUrl: string | undefined;
  clock: Clock;
  sessions: SessionService;
  /** The tokens that callers spend on this node, which it reports to the other nodes every second. */
  calls: TokenBuckets;
}

const BEAT_INTERVAL_MS = 15 * SECOND_MS;
/** Streams of one account on this node; each visible tab has one. */
const MAX_STREAMS = 50;
const COUNT_DELAY_MS = 1_000;
const CALL_REPORT_INTERVAL_MS = 1_000;
/** Callers whose calls one notification reports, at most: PostgreSQL limits a notification to 8,000 bytes. */
const MAX_REPORTED_CALLS = 40;
/**
 * Milliseconds for callers to read their last events: one who reads nothing must not hold up the end of the process.
 */
const DRAIN_TIMEOUT_MS = 2_000;

export function createLiveService({ store, databaseUrl, clock, sessions, calls }: LiveOptions): LiveService {
  const { db } = store;
  const node = randomUUID();
  const newId = (): string => createTimeOrderedId(clock.now().getTime());
  const counting = new Map<string, NodeJS.Timeout>();
  let link: NodeLink | undefined;
  let beats: NodeJS.Timeout | undefined;
  let callReports: NodeJS.Timeout | undefined;
  let draining = false;

  const hub = new Hub({ clock, node, onCountsChanged: scheduleCount, calls });
  const decisionListeners = createListeners<[accountId?: string]>();
  const erasureListeners = createListeners<[accountId: string, playerId: string]>();
  const listener = {
    onMessage: (message: NodeMessage) => {
      hub.onMessage(message);
      if (message.kind === 'gap') decisionListeners.call();
      else if (message.kind === 'erasure') erasureListeners.call(message.accountId, message.playerId);
      else if (message.kind === 'event' && message.event.type === 'decision')
        decisionListeners.call(message.accountId);
    },
    onGap: () => {
      hub.restart();
      decisionListeners.call();
    },
  };
  const outgoing = createOutgoingMessages({
    send: async (messages) => {
      link ??= createLoopback(listener);
      await link.send(messages);
    },
    newId,
  });

  async function readCounts(accountId: string): Promise<LiveCounts> {
    const totals = await sumTotals(db, accountId, computeTimeRange('24h', clock.now()));
    return { pending_reviews: await countPending(db, accountId), messages_24h: totals.messages };
  }

  function scheduleCount(accountId: string): void {
    if (counting.has(accountId)) return;
    const timer = setTimeout(() => {
      counting.delete(accountId);
      // The page's polling replaces a failed query.
      readCounts(accountId).then(
        (counts) => {
          hub.sendTo(accountId, formatStreamEvent('counts', counts));
        },
        () => undefined,
      );
    }, COUNT_DELAY_MS);
    timer.unref();
    counting.set(accountId, timer);
  }

  function endWith(stream: LiveStream, reason: LiveEnd['reason'], withinMs?: number): void {
    stream.send(formatStreamEvent('end', { reason } satisfies LiveEnd));
    stream.end(withinMs);
  }

  function recheck(session: LoginSession, stream: LiveStream): () => Promise<void> {
    return async () => {
      try {
        const account = await sessions.refresh(session);
        if (!account) endWith(stream, 'signed_out');
        else requireAccess(account, 'subscribed');
      } catch (error) {
        // The stream stays open when the database does not answer.
        if (error instanceof HttpProblem) endWith(stream, 'access');
      }
    };
  }

  async function requireReview(accountId: string, reviewId: string): Promise<void> {
    if (!(await hasReview(db, accountId, reviewId))) throw createNotFoundProblem();
  }

  function applyPresence(accountId: string, reviewId: string, viewer: Viewer, open: boolean) {
    const message = { kind: 'presence', node, accountId, reviewId, viewer, open } as const;
    hub.applyPresence(message);
    outgoing.add(message);
  }

  function tellCalls(): void {
    const report = calls.takeReport(Date.now());
    for (let next = 0; next < report.length; next += MAX_REPORTED_CALLS) {
      outgoing.add({ kind: 'spent', node, report: report.slice(next, next + MAX_REPORTED_CALLS) });
    }
  }

  return {
    open: async ({ account, claims }, { lastId, seconds }) => {
      const counts = await readCounts(account.id);
      // Nothing is awaited between this check and `hub.add`, or streams that open together would all pass it.
      if (hub.countStreams(account.id) >= MAX_STREAMS) {
        throw createTooManyRequestsProblem(
          `This account already has ${String(MAX_STREAMS)} live streams open.`,
          30,
        );
      }
      let timer: NodeJS.Timeout | undefined;
      const stream = new LiveStream(() => {
        clearTimeout(timer);
        hub.remove(account.id, subscriber);
      });
      const subscriber: Subscriber = { stream, recheck: recheck({ account, claims }, stream) };
      hub.add(account, subscriber, lastId);
      stream.send(formatStreamEvent('counts', counts));
      if (draining) endWith(stream, 'restart');
      else if (seconds === 0) endWith(stream, 'time');
      else {
        timer = setTimeout(() => {
          endWith(stream, 'time');
        }, seconds * SECOND_MS);
        timer.unref();
      }
      return stream.content;
    },

    getLastEventId: (accountId) => hub.getLastEventId(accountId),

    enter: async ({ account }, reviewId, { viewer, browser, name }) => {
      await requireReview(account.id, reviewId);
      applyPresence(account.id, reviewId, { id: viewer, browser, name: name ?? account.email }, true);
      return hub.presence.list(account.id, reviewId);
    },

    leave: async (accountId, reviewId, viewerId) => {
      await requireReview(accountId, reviewId);
      applyPresence(accountId, reviewId, { id: viewerId, name: '' }, false);
    },

    announce: (accountId, event) => {
      outgoing.add({ kind: 'event', accountId, id: newId(), event });
    },

    announceStored: (items) => {
      for (const { id, createdAt, context, verdict } of items) {
        const accountId = context.account.id;
        outgoing.addLogs(accountId, { count: 1, last_id: id, last_at: createdAt.toISOString() });
        if (!verdict.needs_review) continue;
        const event = { type: 'review', data: { id, status: 'pending' } } as const;
        outgoing.add({ kind: 'event', accountId, id: newId(), event });
      }
    },

    announceEndedSessions: (accountId) => {
      outgoing.add({ kind: 'sessions', accountId });
    },

    announceErasure: (accountId, playerId) => {
      outgoing.add({ kind: 'erasure', accountId, playerId });
    },

    onErasure: erasureListeners.add,
    onDecision: decisionListeners.add,

    isUp: () => link?.isUp() ?? false,

    start: () => {
      if (link === undefined) {
        const remote = store.kind === 'postgres' && databaseUrl !== undefined;
        link = remote ? createNotificationLink(store, databaseUrl, listener) : createLoopback(listener);
        if (remote) callReports = setInterval(tellCalls, CALL_REPORT_INTERVAL_MS).unref();
      }
      beats ??= setInterval(() => {
        hub.beat();
      }, BEAT_INTERVAL_MS).unref();
    },

    beat: () => {
      hub.beat();
    },

    reportCalls: tellCalls,

    drain: () => {
      draining = true;
      for (const { stream } of hub.listSubscribers()) endWith(stream, 'restart', DRAIN_TIMEOUT_MS);
    },

    close: async () => {
      clearInterval(beats);
      clearInterval(callReports);
      for (const timer of counting.values()) clearTimeout(timer);
      counting.clear();
      if (link) await outgoing.flush();
      await link?.close();
    },
  };
}
