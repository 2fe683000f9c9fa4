import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../session/store';
import { type ApiClient } from '../client';
import { createLiveConnection, type LiveResponse, type LiveStatus } from './connection';
import { createNews, type LogNews } from './news';

export interface LiveStream {
  /** Follows the account for as long as the page is in sight, until the returned function is called. */
  follow: () => () => void;
  status: () => LiveStatus;
  logs: () => LogNews;
  /** Calls back whenever `status` or `logs` has changed, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

interface LiveStreamOptions {
  /** A client without a short deadline: a stream is meant to last. */
  client: ApiClient;
  cache: QueryClient;
  session: SessionStore;
  /** Whether anybody can see the page, and who to tell when that changes. @default the browser's page */
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/** The one live stream of a page. */
export function createLiveStream({ client, cache, session, page = document }: LiveStreamOptions): LiveStream {
  const news = createNews(cache);
  const listeners = new Set<() => void>();
  let status: LiveStatus = 'away';

  async function open(lastId: string | null, signal: AbortSignal): Promise<LiveResponse> {
    const { response } = await client.GET('/v1/live', {
      params: lastId === null ? {} : { header: { 'Last-Event-ID': lastId } },
      parseAs: 'stream',
      cache: 'no-store',
      signal,
    });
    return response;
  }

  function follow(): () => void {
    const connection = createLiveConnection({
      open,
      onMessage: news.take,
      onStatus: (next) => {
        status = next;
        for (const listener of listeners) listener();
      },
      // The next call would be refused in the same way; asking now shows the owner why at once.
      onRefused: () => {
        if (session.get().status === 'signedIn') void cache.invalidateQueries({ queryKey: ['overview'] });
      },
    });
    const look = () => {
      if (page.hidden) connection.close();
      else connection.open();
    };
    page.addEventListener('visibilitychange', look);
    look();
    return () => {
      page.removeEventListener('visibilitychange', look);
      connection.close();
      news.stop();
    };
  }

  return {
    follow,
    status: () => status,
    logs: news.logs,
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = news.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}
