import type { QueryClient } from '@tanstack/react-query';
import type {
  LiveCounts,
  LiveLogs,
  LiveReview,
  PendingReviewPage,
  ReviewPresence,
} from '../../contract/api.gen';
import { isRecord } from '../errors';
import type { LiveMessage } from './connection';

/** Stored messages that a screen has not fetched yet. */
export interface LogNews {
  /** Messages since the page was opened, as far as the stream has told. */
  messages: number;
  /** Grows by one whenever anything may have been stored, also when the stream cannot say how much. */
  version: number;
}

export interface News {
  /** Takes one event into the cache: what is shown is fetched again in place, what would move is only noted. */
  take: (message: LiveMessage) => void;
  logs: () => LogNews;
  /** Calls back whenever `logs` has changed, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Forgets what waits to be fetched. */
  stop: () => void;
}

/** Milliseconds between two looks at the same figures, however much happens. */
const FIGURES_EVERY_MS = 3_000;

export const presenceKey = (reviewId: string) => ['presence', reviewId] as const;

/** Runs a task now, and again at most once in each span while it keeps being asked for. */
function paced(task: () => void, everyMs: number) {
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

/** What events mean for the answers at hand. */
export function createNews(cache: QueryClient): News {
  const listeners = new Set<() => void>();
  let logs: LogNews = { messages: 0, version: 0 };

  const invalidate = (...queryKey: string[]) => void cache.invalidateQueries({ queryKey });
  const figures = paced(() => invalidate('overview'), FIGURES_EVERY_MS);

  function noteLogs(count: number): void {
    logs = { messages: logs.messages + count, version: logs.version + 1 };
    for (const listener of listeners) listener();
    figures.ask();
  }

  function takeCounts({ pending_reviews: total }: LiveCounts): void {
    if (!Number.isInteger(total)) return;
    // Only the length of the queue: its rows change when the reviewer asks for it.
    cache.setQueryData<PendingReviewPage>(['review', 'pending', 0, 1], (page) =>
      page === undefined ? page : { ...page, total },
    );
  }

  function takeReview({ id, status }: LiveReview): void {
    invalidate('review-news');
    if (status === 'pending' || typeof id !== 'string') return;
    invalidate('review', 'item', id);
    invalidate('log', id);
    figures.ask();
  }

  function lookAtEverything(): void {
    noteLogs(0);
    for (const key of ['review-news', 'keys', 'analytics', 'usage']) invalidate(key);
    invalidate('review', 'item');
  }

  return {
    take: ({ type, data }) => {
      if (!isRecord(data)) return;
      if (type === 'logs') noteLogs((data as LiveLogs).count);
      else if (type === 'counts') takeCounts(data as LiveCounts);
      else if (type === 'review') takeReview(data as LiveReview);
      else if (type === 'keys') invalidate('keys');
      else if (type === 'resync') lookAtEverything();
      else if (type === 'presence') {
        const presence = data as ReviewPresence;
        cache.setQueryData(presenceKey(presence.review_id), presence);
      }
    },
    logs: () => logs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: figures.stop,
  };
}
