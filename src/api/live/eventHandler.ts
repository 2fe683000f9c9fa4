import type { QueryClient } from '@tanstack/react-query';
import type {
  LiveCounts,
  LiveDecision,
  LiveHello,
  LiveLogs,
  LiveReview,
  Overview,
  PendingReviewPage,
  ReviewPresence,
} from '../../contract/api.gen';
import { readEvent } from '../answers';
import { refreshCachedLogEntry } from '../cachedLogs';
import { ownDecisions } from '../ownDecisions';
import { session } from '../../session';
import { refreshSubscription } from '../session';
import type { LiveMessage } from './connection';
import { getPresenceQueryKey } from './presenceKey';
import type { LiveStore } from './state';

export interface LiveEventHandler {
  /** Applies one event to the cache: figures are fetched again, and rows that would move are only counted as unseen. */
  handle: (message: LiveMessage) => void;
  /** Cancels the fetches that wait. */
  stop: () => void;
}

/** Milliseconds between two fetches of the same figures, at least. */
const FIGURES_INTERVAL_MS = 3_000;
/** The same for charts, whose shortest step is an hour. */
const CHARTS_INTERVAL_MS = 30_000;
/** Milliseconds between two updates of the items that others have decided, at least. */
const QUEUE_INTERVAL_MS = 500;
/** Milliseconds over which the tabs that hear one event spread their fetches. */
const SPREAD_MS = 1_000;
/** Milliseconds between two updates of the number of unseen messages, at least. */
const LOGS_INTERVAL_MS = 1_000;

/**
 * Runs a task now, and then at most once in each interval while calls keep coming.
 *
 * @param computeDelay milliseconds before the first run; it runs at once for 0
 */
function createThrottle(task: () => void, everyMs: number, computeDelay = () => 0) {
  let handle: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const begin = () => {
    const delayMs = computeDelay();
    if (delayMs === 0) run();
    else handle = setTimeout(run, delayMs);
  };
  const run = () => {
    task();
    handle = setTimeout(() => {
      handle = null;
      if (!again) return;
      again = false;
      run();
    }, everyMs);
  };
  return {
    ask: () => {
      if (handle === null) begin();
      else again = true;
    },
    stop: () => {
      if (handle !== null) clearTimeout(handle);
      handle = null;
      again = false;
    },
  };
}

/**
 * Applies live events to the query cache. Every tab of an account hears each event at the same moment, so the queue is
 * changed by what the event says, and fetches are spread.
 *
 * @param random from 0 to 1
 */
export function createLiveEventHandler(
  cache: QueryClient,
  state: LiveStore,
  random: () => number = Math.random,
): LiveEventHandler {
  const invalidate = (...queryKey: string[]) => void cache.invalidateQueries({ queryKey });
  const computeDelay = () => random() * SPREAD_MS;
  const figures = createThrottle(() => invalidate('overview'), FIGURES_INTERVAL_MS, computeDelay);
  /** Also fetches the open player's record, because no event tells whose messages were stored. */
  const charts = createThrottle(
    () => {
      invalidate('analytics');
      invalidate('player');
    },
    CHARTS_INTERVAL_MS,
    computeDelay,
  );

  let decided: string[] = [];
  const publishDecided = createThrottle(() => {
    state.addDecided(decided);
    decided = [];
  }, QUEUE_INTERVAL_MS);

  let stored = 0;
  const publishLogs = createThrottle(() => {
    state.addLogs(stored);
    stored = 0;
  }, LOGS_INTERVAL_MS);

  function countStoredLogs(count: number): void {
    stored += count;
    publishLogs.ask();
    figures.ask();
    charts.ask();
  }

  function handleCounts({ pending_reviews: total, messages_24h: messages }: LiveCounts): void {
    // The figures may have changed between their fetch and the beginning of the stream.
    const overview = cache.getQueryData<Overview>(['overview', '24h']);
    if (overview !== undefined && overview.stats.total_messages !== messages) {
      figures.ask();
      charts.ask();
    }
    // Only the total: the rows change when the reviewer refreshes the queue.
    cache.setQueryData<PendingReviewPage>(['review', 'pending', 0, 1], (page) =>
      page === undefined ? page : { ...page, total },
    );
  }

  function handleReview({ id, status }: LiveReview): void {
    // An event with counts follows a new item.
    if (status === 'pending') return;
    figures.ask();
    // The answer to this tab's own decision invalidates the same queries.
    if (ownDecisions.has(id)) return;
    decided.push(id);
    publishDecided.ask();
    invalidate('review', 'item', id);
    invalidate('log', id);
  }

  /** A decision for the game was made or reported; the rows that show it change in place. */
  function handleDecision({ log_id: logId, player_uuid: player }: LiveDecision): void {
    invalidate('player', player);
    if (logId === null) return;
    invalidate('review', 'item', logId);
    void refreshCachedLogEntry(cache, logId);
    figures.ask();
  }

  /** What changed between its fetch and the beginning of the stream is in no event. */
  function handleHello({ resumed, tier }: LiveHello): void {
    const current = session.get();
    const known = current.status === 'signedIn' ? current.subscription : undefined;
    if (known?.status === 'ready' && tier !== undefined && tier !== known.value?.tier) handleSubscription();
    for (const key of [['review', 'item'], ['log'], ['player']]) invalidate(...key);
    if (!resumed) invalidate('review-updates');
  }

  /** Fetches everything again, because the plan decides what the screens offer and how far back their figures reach. */
  function handleSubscription(): void {
    void refreshSubscription();
    everything.ask();
    for (const key of ['logs', 'subscriptionUsage']) invalidate(key);
  }

  function invalidateAll(): void {
    publishLogs.ask();
    figures.ask();
    for (const key of ['log', 'player', 'review-updates', 'keys', 'servers', 'analytics', 'usage'])
      invalidate(key);
    invalidate('review', 'item');
  }
  const everything = createThrottle(invalidateAll, FIGURES_INTERVAL_MS, computeDelay);

  return {
    handle: (message) => {
      const { type } = message;
      let data: unknown;
      try {
        data = readEvent(type, message.data);
      } catch {
        // A newer server may send an event that this page can't read.
        everything.ask();
        return;
      }
      if (type === 'logs') countStoredLogs((data as LiveLogs).count);
      else if (type === 'counts') handleCounts(data as LiveCounts);
      else if (type === 'review') handleReview(data as LiveReview);
      else if (type === 'decision') handleDecision(data as LiveDecision);
      else if (type === 'keys' || type === 'servers') {
        invalidate(type);
        figures.ask();
      } else if (type === 'subscription') handleSubscription();
      else if (type === 'resync') {
        void refreshSubscription();
        everything.ask();
      } else if (type === 'hello') handleHello(data as LiveHello);
      else if (type === 'presence') {
        const presence = data as ReviewPresence;
        cache.setQueryData(getPresenceQueryKey(presence.review_id), presence);
      }
    },
    stop: () => {
      everything.stop();
      figures.stop();
      charts.stop();
      publishDecided.stop();
      publishLogs.stop();
    },
  };
}
