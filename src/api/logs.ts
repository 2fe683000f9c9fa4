import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LogEntry, LogPage } from '../contract/api.gen';
import type { LogSearch, LogSelection } from '../contract/logQuery';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { unwrapAddressedItem } from './unwrapAddressedItem';
import { useIsLive, useUnseenLogs, usePollingInterval } from './live';
import './rowAnswers';
import './screenAnswers';

/** Poll interval of the newest log entries while the owner follows them without a live stream. */
const LOG_POLL_INTERVAL_MS = 5_000;

/** Poll interval while a game decision waits for its game server, in case the live event of the report is lost. */
export const DELIVERY_POLL_INTERVAL_MS = 10_000;
/** Milliseconds for which a message of the shown page need not be fetched again. */
const SHOWN_FRESH_MS = 60_000;

/** Returns the query parameters of a search but for its page. Empty filters are left out. */
export function toLogParameters({ limit: _limit, offset: _offset, ...filters }: LogSearch): LogSelection {
  const texts = Object.entries(filters).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/**
 * One page of the log. Shows the previous page until the next one arrives. With `live` the page follows new messages, by
 * the live stream, or by polling every 5 s without it.
 */
export function useRecentLogs(
  query: LogSearch,
  { live = false, enabled = true }: { live?: boolean; enabled?: boolean } = {},
) {
  const pollingMs = usePollingInterval(LOG_POLL_INTERVAL_MS);
  const result = useQuery<LogPage, ApiError>({
    enabled,
    queryKey: ['logs', query],
    queryFn: ({ signal }) =>
      unwrapObject(
        api.GET('/api/dashboard/recent-logs', {
          params: { query: { limit: query.limit, offset: query.offset, ...toLogParameters(query) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Each choice of a page or filter fetches, even when the cache has its log entries.
    staleTime: 0,
    refetchInterval: live ? pollingMs : false,
  });

  const { refetch } = result;
  const { version } = useUnseenLogs();
  const isFollowing = useIsLive() && live;
  useEffect(() => {
    // A fetch in flight continues: on a slow line, fetches that cancel each other would never show anything.
    if (isFollowing && version > 0) void refetch({ cancelRefetch: false });
  }, [isFollowing, version, refetch]);
  return result;
}

/**
 * One moderated message, kept up to date while it is open.
 *
 * @param shown the message as a page of the log shows it, and when that page was fetched, milliseconds since 1970
 */
export function useLogEntry(id: string | null, shown?: { log: LogEntry; at: number }) {
  return useQuery<LogEntry, ApiError>({
    queryKey: ['log', id],
    queryFn: ({ signal }) =>
      unwrapAddressedItem(
        api.GET('/api/dashboard/logs/{id}', { params: { path: { id: id ?? '' } }, signal }),
      ),
    enabled: id !== null,
    ...(shown && { initialData: shown.log, initialDataUpdatedAt: shown.at, staleTime: SHOWN_FRESH_MS }),
    refetchInterval: (query) =>
      query.state.data?.delivery?.state === 'waiting' ? DELIVERY_POLL_INTERVAL_MS : false,
  });
}
