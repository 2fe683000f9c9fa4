import type { QueryClient } from '@tanstack/react-query';
import type {
  LiveCounts,
  LiveLogs,
  LiveReview,
  Overview,
  PendingReviewPage,
  ReviewPresence,
} from '../../contract/api.gen';
import { readEvent } from '../answers';
import { ownDecisions } from '../ownDecisions';
import type { LiveMessage } from './connection';
import { presenceKey } from './presenceKey';
import type { LiveState } from './state';

export interface LiveEventHandler {
  /** Applies one event to the cache: figures are fetched again, and rows that would move are only counted as unseen. */
  handle: (message: LiveMessage) => void;
  /** Cancels the fetches that wait. */
  stop: () => void;
}

/** Milliseconds between two fetches of the same figures, at least. */
const FIGURES_INTERVAL_MS = 3_000;
/** Milliseconds between two fetches of the queue, at least. */
const QUEUE_INTERVAL_MS = 500;
/** Milliseconds between two updates of the number of unseen messages, at least. */
const LOGS_INTERVAL_MS = 1_000;

/** Runs a task now, and then at most once in each interval while calls keep coming. */
function createThrottle(task: () => void, everyMs: number) {
  let handle: ReturnType<typeof setTimeout> | null = null;
  let again = false;
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
      if (handle === null) run();
      else again = true;
    },
    stop: () => {
      if (handle !== null) clearTimeout(handle);
      handle = null;
      again = false;
    },
  };
}

/** Applies live events to the query cache. */
export function createLiveEventHandler(cache: QueryClient, state: LiveState): LiveEventHandler {
  const invalidate = (...queryKey: string[]) => void cache.invalidateQueries({ queryKey });
  const figures = createThrottle(() => invalidate('overview'), FIGURES_INTERVAL_MS);
  const queueUpdates = createThrottle(() => invalidate('review-updates'), QUEUE_INTERVAL_MS);

  let stored = 0;
  const publishLogs = createThrottle(() => {
    state.addLogs(stored);
    stored = 0;
  }, LOGS_INTERVAL_MS);

  function countStoredLogs(count: number): void {
    stored += count;
    publishLogs.ask();
    figures.ask();
  }

  function handleCounts({ pending_reviews: total, messages_24h: messages }: LiveCounts): void {
    // The figures may have changed between their fetch and the beginning of the stream.
    const overview = cache.getQueryData<Overview>(['overview', '24h']);
    if (overview !== undefined && overview.stats.total_messages !== messages) figures.ask();
    const queue = cache.getQueryData<PendingReviewPage>(['review', 'pending', 0, 1]);
    if (queue !== undefined && queue.total !== total) queueUpdates.ask();
    // Only the total: the rows change when the reviewer refreshes the queue.
    cache.setQueryData<PendingReviewPage>(['review', 'pending', 0, 1], (page) =>
      page === undefined ? page : { ...page, total },
    );
  }

  function handleReview({ id, status }: LiveReview): void {
    const isDecided = status !== 'pending';
    if (isDecided) figures.ask();
    // The answer to this tab's own decision brings the same news.
    if (isDecided && ownDecisions.has(id)) return;
    queueUpdates.ask();
    if (!isDecided) return;
    invalidate('review', 'item', id);
    invalidate('log', id);
  }

  function invalidateAll(): void {
    countStoredLogs(0);
    for (const key of ['review-updates', 'keys', 'analytics', 'usage']) invalidate(key);
    invalidate('review', 'item');
  }
  const everything = createThrottle(invalidateAll, FIGURES_INTERVAL_MS);

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
      else if (type === 'keys') invalidate('keys');
      else if (type === 'resync') everything.ask();
      // A decision between the fetch of the open item and the beginning of the stream is in no event.
      else if (type === 'hello') invalidate('review', 'item');
      else if (type === 'presence') {
        const presence = data as ReviewPresence;
        cache.setQueryData(presenceKey(presence.review_id), presence);
      }
    },
    stop: () => {
      everything.stop();
      figures.stop();
      queueUpdates.stop();
      publishLogs.stop();
    },
  };
}
