import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameServer, GameServerList, UpdateServerRequest } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { useApiMutation } from './useApiMutation';
import './rowAnswers';
import './screenAnswers';

/** Poll interval of the times and figures of servers, which no live event carries. A hidden tab does not poll. */
const POLL_INTERVAL_MS = 10_000;

/** The account's game servers, the last heard first. @param enabled whether they are needed yet */
export function useServers(enabled = true) {
  return useQuery<GameServerList, ApiError>({
    queryKey: ['servers'],
    queryFn: ({ signal }) => unwrapObject(api.GET('/api/dashboard/servers', { signal })),
    refetchInterval: POLL_INTERVAL_MS,
    enabled,
    staleTime: 0,
  });
}

export interface UpdateServerInput extends UpdateServerRequest {
  id: string;
}

const update = ({ id, ...body }: UpdateServerInput) =>
  unwrapObject(api.PATCH('/api/dashboard/servers/{id}', { params: { path: { id } }, body }));

/** Names a server, or gives it settings of its own. */
export function useUpdateServer() {
  const cache = useQueryClient();
  return useApiMutation(async (input: UpdateServerInput) => {
    const changed = await update(input);
    // A poll in flight may have been answered before the change.
    await cache.cancelQueries({ queryKey: ['servers'] });
    cache.setQueryData<GameServerList>(
      ['servers'],
      (list) =>
        list && {
          ...list,
          servers: list.servers.map((known): GameServer => (known.id === changed.id ? changed : known)),
        },
    );
    return changed;
  });
}
