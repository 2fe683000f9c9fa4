import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for everything under some keys after a write. Reads that were on their way are given up first, even the
 * first ones of a screen: they may have been answered before the write and would bring back what it has changed.
 *
 * @param change puts into the cache what the write's answer has told already
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
