import { useQuery } from '@tanstack/react-query';
import type { LogEntry, LogPage } from '../contract/api.gen';
import { LOG_PAGE_SIZES, MAX_LENGTH } from '../contract/limits';
import { cleanSearchText } from '../contract/truncateText';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { fetchPlayers, useDebouncedText } from './players';
import './screenAnswers';

export type FoundPlayer = Pick<LogEntry, 'player_name' | 'player_uuid'>;

export interface PlayerMatches {
  /** Players whose name contains the text, or whose uuid begins with it, those who wrote last first. */
  players: readonly FoundPlayer[];
  /** `idle` for a text that is too short to search for. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Letters of the shortest text that is searched for: one letter would find nearly every player. */
const MIN_LETTERS = 2;
const MAX_FOUND = 5;
const [, MESSAGES_READ] = LOG_PAGE_SIZES;

/** Lists the players of log entries, each once and by the newest name, in the order of their newest entries. */
export function collectPlayers(logs: readonly FoundPlayer[]): FoundPlayer[] {
  const byUuid = new Map<string, FoundPlayer>();
  for (const { player_name, player_uuid } of logs) {
    if (!byUuid.has(player_uuid)) byUuid.set(player_uuid, { player_name, player_uuid });
  }
  return [...byUuid.values()].slice(0, MAX_FOUND);
}

/** Finds players by their records where the plan has the directory, otherwise among the newest matching messages. */
async function findPlayers(
  player: string,
  hasDirectory: boolean,
  signal: AbortSignal,
): Promise<readonly FoundPlayer[]> {
  if (hasDirectory) {
    const page = await fetchPlayers(
      { limit: MAX_FOUND, offset: 0, sort: 'last_seen', order: 'desc', player },
      signal,
    );
    return page.players;
  }
  const query = { limit: MESSAGES_READ, offset: 0, filter: 'all', player } as const;
  const page: LogPage = await unwrapObject(
    api.GET('/api/dashboard/recent-logs', { params: { query }, signal }),
  );
  return collectPlayers(page.logs);
}

/**
 * Finds players while the owner types.
 *
 * @param hasDirectory whether the plan has the directory; without it, a player who wrote none of the newest matching
 *   messages is missing
 */
export function usePlayerMatches(typed: string, hasDirectory: boolean): PlayerMatches {
  const text = cleanSearchText(typed.trim(), MAX_LENGTH.player);
  const debounced = useDebouncedText(text);
  const isSearched = text.length >= MIN_LETTERS;
  const { data, isError } = useQuery<readonly FoundPlayer[], ApiError>({
    queryKey: ['player-search', hasDirectory, debounced],
    queryFn: ({ signal }) => findPlayers(debounced, hasDirectory, signal),
    enabled: isSearched && debounced === text,
    retry: false,
  });
  if (!isSearched) return { players: [], status: 'idle' };
  if (debounced !== text || (data === undefined && !isError)) return { players: [], status: 'loading' };
  return data === undefined ? { players: [], status: 'failed' } : { players: data, status: 'ready' };
}
