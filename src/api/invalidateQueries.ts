import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates queries after a mutation. Cancels their fetches in flight first, because the server may have answered them
 * before the mutation and they would bring back the old data.
 *
 * @param change writes what the mutation's answer contains into the cache, before the fetches begin
 */
export function invalidateQueries(
  cache: QueryClient,
  queryKeys: readonly QueryKey[],
  change?: () => void,
): void {
  for (const queryKey of queryKeys) void cache.cancelQueries({ queryKey });
  change?.();
  for (const queryKey of queryKeys) void cache.invalidateQueries({ queryKey });
}
