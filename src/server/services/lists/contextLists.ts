import { type AskLists, createServerLists } from '../../moderation/lists';
import type { IngestContext } from '../../store/repositories/ingest';

/** The prepared lists of each remembered context, for as long as it is remembered. */
const prepared = new WeakMap<IngestContext['listEntries'], ReturnType<typeof createServerLists>>();

/** Returns an account's lists as they stand for a game server's lines; undefined without entries for it. */
export function findContextLists(
  { listEntries }: Pick<IngestContext, 'listEntries'>,
  server: string | null | undefined,
): AskLists | undefined {
  const lists = prepared.get(listEntries) ?? createServerLists(listEntries);
  prepared.set(listEntries, lists);
  return lists(server);
}
