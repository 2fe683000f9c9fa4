import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiKey, ApiKeyList, ApiKeyResponse, UpdateApiKeyRequest } from '../contract/api.gen';
import { invalidateQueries } from './invalidateQueries';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { useApiMutation } from './useApiMutation';

/** The account's keys, newest first. */
export function useApiKeys(includeRevoked: boolean) {
  return useQuery<ApiKeyList, ApiError>({
    queryKey: ['keys', includeRevoked],
    queryFn: ({ signal }) => {
      const query = { include_inactive: includeRevoked };
      return unwrapObject(api.GET('/v1/account/keys', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

export interface UpdateKeyInput extends UpdateApiKeyRequest {
  id: string;
}

const update = ({ id, ...body }: UpdateKeyInput) =>
  unwrapObject(api.PATCH('/v1/account/keys/{id}', { params: { path: { id } }, body }));

const revoke = ({ id }: { id: string }) =>
  unwrapObject(api.DELETE('/v1/account/keys/{id}', { params: { path: { id } } }));

/** Replaces a key in the cached lists, so that the screen shows the change before the refetch. */
function upsertInCache(cache: QueryClient, key: ApiKey | undefined) {
  if (!key) return;
  for (const includeRevoked of [true, false]) {
    cache.setQueryData<ApiKeyList>(
      ['keys', includeRevoked],
      (list) =>
        list && {
          keys: list.keys
            .map((known) => (known.id === key.id ? key : known))
            .filter(({ is_active }) => is_active || includeRevoked),
        },
    );
  }
}

/** A failed mutation invalidates too: its answer may be lost, or another tab may have changed the key. */
function useKeyMutation<Input>(call: (input: Input) => Promise<ApiKeyResponse>) {
  const cache = useQueryClient();
  return useApiMutation(async (input: Input) => {
    let changed: ApiKey | undefined;
    try {
      const answered = await call(input);
      changed = answered.key;
      return answered;
    } finally {
      invalidateQueries(cache, [['keys']], () => upsertInCache(cache, changed));
    }
  });
}

/** Renames or describes a key. */
export const useUpdateApiKey = () => useKeyMutation(update);
/** Revokes a key at once and for good. */
export const useRevokeApiKey = () => useKeyMutation(revoke);
