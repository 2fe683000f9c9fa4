import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiKeyList, CreateApiKeyRequest, UpdateApiKeyRequest } from '../contract/api.gen';
import { api, objectAnswer } from './client';
import { ApiError } from './errors';
import { useCall } from './useCall';
import { useWrite } from './useWrite';

/** The account's keys, newest first. */
export function useApiKeys(includeRevoked: boolean) {
  return useQuery<ApiKeyList, ApiError>({
    queryKey: ['keys', includeRevoked],
    queryFn: async ({ signal }) => {
      const query = { include_inactive: includeRevoked };
      const list = await objectAnswer(api.GET('/v1/account/keys', { params: { query }, signal }));
      if (!Array.isArray(list.keys)) throw new ApiError({ kind: 'malformed' });
      return list;
    },
    placeholderData: keepPreviousData,
  });
}

export interface UpdateKeyInput extends UpdateApiKeyRequest {
  id: string;
}

const create = async (body: CreateApiKeyRequest) => {
  const created = await objectAnswer(api.POST('/v1/account/keys', { body }));
  if (typeof created.api_key !== 'string') throw new ApiError({ kind: 'malformed' });
  return created;
};

const update = ({ id, ...body }: UpdateKeyInput) =>
  objectAnswer(api.PATCH('/v1/account/keys/{id}', { params: { path: { id } }, body }));

const revoke = ({ id }: { id: string }) =>
  objectAnswer(api.DELETE('/v1/account/keys/{id}', { params: { path: { id } } }));

function useKeyWrite<Input, Output>(call: (input: Input) => Promise<Output>) {
  const cache = useQueryClient();
  return useWrite<Input, Output>({ call, then: () => cache.invalidateQueries({ queryKey: ['keys'] }) });
}

/**
 * Creates a key. The answer is the only place where the full key ever appears, so it goes past the query cache: call
 * `reset` as soon as it has been handed on.
 */
export function useCreateApiKey() {
  const cache = useQueryClient();
  return useCall(
    useCallback(
      async (body: CreateApiKeyRequest) => {
        const created = await create(body);
        void cache.invalidateQueries({ queryKey: ['keys'] });
        return created;
      },
      [cache],
    ),
  );
}
/** Renames or describes a key. */
export const useUpdateApiKey = () => useKeyWrite(update);
/** Revokes a key at once and for good. */
export const useRevokeApiKey = () => useKeyWrite(revoke);
