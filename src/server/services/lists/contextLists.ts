import { type ListMatcher, createServerLists } from '../../moderation/lists';
import type { IngestContext } from '../../store/repositories/ingest';

/** The compiled lists of each context that the node remembers, for as long as it does. */
const prepared = new WeakMap<IngestContext['listEntries'], ReturnType<typeof createServerLists>>();

/**
 * Returns what compares a game server's lines with the account's lists; undefined when no entry stands for the server.
 * Compiled once for each remembered context.
 */
export function getServerListMatcher(
  { listEntries }: Pick<IngestContext, 'listEntries'>,
  server: string | null | undefined,
): ListMatcher | undefined {
  const lists = prepared.get(listEntries) ?? createServerLists(listEntries);
  prepared.set(listEntries, lists);
  return lists(server);
}
