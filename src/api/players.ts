import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlayerPage, PlayerSort, SortOrder } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import './rowAnswers';
import './screenAnswers';

/** Which players to fetch. */
export interface PlayerListQuery {
  /** Players a page, 1 to 100. */
  limit: number;
  /** Players to skip, 0 or more. */
  offset: number;
  sort: PlayerSort;
  order: SortOrder;
  /** Part of a name, or the beginning of a uuid. Empty for every player. */
  player: string;
}

/** Players, with the search that found them. */
interface FoundPlayers extends PlayerPage {
  search: PlayerListQuery;
}

/** Milliseconds without a further letter, after which a search begins. */
const DEBOUNCE_MS = 250;

/** Returns a text debounced; the first one at once. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export const fetchPlayers = (query: PlayerListQuery, signal: AbortSignal): Promise<PlayerPage> => {
  const { player, ...page } = query;
  const named = player === '' ? {} : { player };
  return unwrapObject(
    api.GET('/api/dashboard/players', { params: { query: { ...page, ...named } }, signal }),
  );
};

/** One page of the account's players. Shows the previous page until the next one arrives. */
export function usePlayers(query: PlayerListQuery, { enabled }: { enabled: boolean }) {
  return useQuery<FoundPlayers, ApiError>({
    enabled,
    queryKey: ['players', query],
    queryFn: async ({ signal }) => ({ ...(await fetchPlayers(query, signal)), search: query }),
    placeholderData: keepPreviousData,
  });
}
