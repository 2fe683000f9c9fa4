import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LogEntry, LogPage } from '../contract/api.gen';
import { LOG_PAGE_SIZES, MAX_LENGTH } from '../contract/limits';
import { truncateText } from '../contract/truncateText';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';

export type FoundPlayer = Pick<LogEntry, 'player_name' | 'player_uuid'>;

export interface PlayerSearch {
  /** Players whose name contains the text, or whose uuid begins with it, those who wrote last first. */
  players: readonly FoundPlayer[];
  /** `idle` for a text that is too short to search for. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Milliseconds without a further letter, after which the search begins. */
const DEBOUNCE_MS = 250;
/** Letters of the shortest text that is searched for: one letter would find nearly every player. */
const MIN_LETTERS = 2;
const MAX_FOUND = 5;
const [, MESSAGES_READ] = LOG_PAGE_SIZES;

/** Lists the players of log entries, each once and by the newest name, in the order of their newest entries. */
export function listPlayers(logs: readonly FoundPlayer[]): FoundPlayer[] {
  const byUuid = new Map<string, FoundPlayer>();
  for (const { player_name, player_uuid } of logs) {
    if (!byUuid.has(player_uuid)) byUuid.set(player_uuid, { player_name, player_uuid });
  }
  return [...byUuid.values()].slice(0, MAX_FOUND);
}

/**
 * Finds players while the owner types. The API lists no players, so they are those of the newest messages that the log
 * finds: a player who wrote none of them is missing.
 */
export function usePlayerSearch(typed: string): PlayerSearch {
  const text = truncateText(typed.trim(), MAX_LENGTH.player);
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearched = text.length >= MIN_LETTERS;
  const { data, isError } = useQuery<readonly FoundPlayer[], ApiError>({
    queryKey: ['player-search', debounced],
    queryFn: async ({ signal }) => {
      const query = { limit: MESSAGES_READ, offset: 0, filter: 'all', player: debounced } as const;
      const page: LogPage = await unwrapObject(
        api.GET('/api/dashboard/recent-logs', { params: { query }, signal }),
      );
      return listPlayers(page.logs);
    },
    enabled: isSearched && debounced === text,
    retry: false,
  });
  if (!isSearched) return { players: [], status: 'idle' };
  if (debounced !== text || (data === undefined && !isError)) return { players: [], status: 'loading' };
  return data === undefined ? { players: [], status: 'failed' } : { players: data, status: 'ready' };
}
