import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Config, ConfigResponse, ConfigTestRequest, Preview, PreviewRequest } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import { ApiError, isRecord } from './errors';
import { useApiMutation } from './useApiMutation';
import './screenAnswers';

/** The configuration with its version, so that a draft of it names the version it began from. */
function withVersion({ config, version }: ConfigResponse): Config {
  return version === undefined ? config : { ...config, version };
}

/** The account's moderation settings. */
export function useConfig() {
  return useQuery<Config, ApiError>({
    queryKey: ['config'],
    queryFn: async ({ signal }) => {
      const answered = await unwrapObject(api.GET('/api/dashboard/config', { signal }));
      if (!isRecord(answered.config)) throw new ApiError({ kind: 'malformed' });
      return withVersion(answered);
    },
  });
}

const update = (body: Config) => unwrapObject(api.PUT('/api/dashboard/config', { body }));
const test = (body: ConfigTestRequest) => unwrapObject(api.POST('/api/dashboard/config/test', { body }));

/** Replaces the settings. */
export function useUpdateConfig() {
  const cache = useQueryClient();
  return useApiMutation(async (sent: Config) => {
    const answered = await update(sent);
    const { version: _, ...unversioned } = sent;
    cache.setQueryData<Config>(['config'], isRecord(answered.config) ? withVersion(answered) : unversioned);
    // A new account's first steps are part of the overview.
    void cache.invalidateQueries({ queryKey: ['overview'] });
    return answered;
  });
}

/** Sends one sample message through the given settings. Nothing is stored. */
export const useTestConfig = () => useApiMutation(test);

/** Estimates what the settings would have done to recent messages. Keeps the last estimate until the next arrives. */
export function useConfigPreview(settings: PreviewRequest | null) {
  return useQuery<Preview, ApiError>({
    queryKey: ['configPreview', settings],
    queryFn: ({ signal }) => {
      if (settings === null) throw new ApiError({ kind: 'aborted' });
      return unwrapObject(api.POST('/api/dashboard/config/preview', { body: settings, signal }));
    },
    enabled: settings !== null,
    placeholderData: keepPreviousData,
  });
}
