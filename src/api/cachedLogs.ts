import type { QueryClient } from '@tanstack/react-query';
import type { LogEntry, LogPage } from '../contract/api.gen';
import { api, unwrapObject } from './client';

/** Changes a log entry wherever it is cached; no row moves. */
export function updateCachedLog(cache: QueryClient, entry: LogEntry): void {
  cache.setQueryData<LogEntry>(['log', entry.id], (known) => known && entry);
  cache.setQueriesData<LogPage>({ queryKey: ['logs'] }, (page) =>
    page?.logs.some(({ id }) => id === entry.id)
      ? { ...page, logs: page.logs.map((known) => (known.id === entry.id ? entry : known)) }
      : page,
  );
}

/** Fetches a log entry again that a page shows, because a decision about it was made or reported. */
export async function refreshCachedLogEntry(cache: QueryClient, id: string): Promise<void> {
  void cache.invalidateQueries({ queryKey: ['log', id] });
  const pages = cache.getQueriesData<LogPage>({ queryKey: ['logs'] });
  if (!pages.some(([, page]) => page?.logs.some((entry) => entry.id === id))) return;
  const entry = await unwrapObject(api.GET('/api/dashboard/logs/{id}', { params: { path: { id } } })).catch(
    () => undefined,
  );
  if (entry) updateCachedLog(cache, entry);
}
