import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ApiKey, ApiKeyList, ApiKeyResponse, UpdateApiKeyRequest } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { useInvalidatingMutation } from './useInvalidatingMutation';
import './rowAnswers';
import './screenAnswers';

/** The account's keys, newest first. */
export function useApiKeys(includeRevoked: boolean) {
  return useQuery<ApiKeyList, ApiError>({
    queryKey: ['keys', includeRevoked],
    queryFn: ({ signal }) => {
      const query = { include_inactive: includeRevoked };
      return unwrapObject(api.GET('/v1/account/keys', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    // Filters again, because a server may ignore `include_inactive`.
    select: (list) => (includeRevoked ? list : { keys: list.keys.filter(({ is_active }) => is_active) }),
  });
}

export interface UpdateKeyInput extends UpdateApiKeyRequest {
  id: string;
}

const update = ({ id, ...body }: UpdateKeyInput) =>
  unwrapObject(api.PATCH('/v1/account/keys/{id}', { params: { path: { id } }, body }));

const revoke = ({ id }: { id: string }) =>
  unwrapObject(api.DELETE('/v1/account/keys/{id}', { params: { path: { id } } }));

/** Replaces a key in the cached lists, and removes a revoked one from the list of active keys, before the refetch. */
function updateInCache(cache: QueryClient, key: ApiKey | undefined) {
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

const useKeyMutation = <Input>(call: (input: Input) => Promise<ApiKeyResponse>) =>
  useInvalidatingMutation(
    call,
    () => [['keys']],
    (cache, { key }) => updateInCache(cache, key),
  );

/** Renames or describes a key. */
export const useUpdateApiKey = () => useKeyMutation(update);
/** Revokes a key at once and for good. */
export const useRevokeApiKey = () => useKeyMutation(revoke);
