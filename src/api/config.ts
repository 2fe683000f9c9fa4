import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Config, ConfigResponse, ConfigTestRequest, Preview, PreviewRequest } from '../contract/api.gen';
import { DEFAULT_AUTOMATION_LEVEL, DEFAULT_CONFIDENCE_THRESHOLD } from '../contract/limits';
import { api, objectAnswer } from './client';
import { ApiError, isRecord } from './errors';
import { useCall } from './useCall';

const DEFAULT_CONFIG: Config = {
  server_rules: '',
  automation_level: DEFAULT_AUTOMATION_LEVEL,
  confidence_threshold: DEFAULT_CONFIDENCE_THRESHOLD,
  pre_filter_config: { enabled: true },
  escalation_enabled: false,
};

export function readConfig(answered: Partial<ConfigResponse>): Config {
  if (!isRecord(answered.config)) throw new ApiError({ kind: 'malformed' });
  const known = Object.entries<unknown>(answered.config).filter(([, value]) => value !== null);
  return { ...DEFAULT_CONFIG, ...Object.fromEntries(known) };
}

/** The account's moderation settings. */
export function useConfig() {
  return useQuery<Config, ApiError>({
    queryKey: ['config'],
    queryFn: async ({ signal }) =>
      readConfig(await objectAnswer(api.GET('/api/dashboard/config', { signal }))),
  });
}

const update = (body: Config) => objectAnswer(api.PUT('/api/dashboard/config', { body }));
const test = (body: ConfigTestRequest) => objectAnswer(api.POST('/api/dashboard/config/test', { body }));

/** Replaces the settings. */
export function useUpdateConfig() {
  const cache = useQueryClient();
  return useCall(
    useCallback(
      async (sent: Config) => {
        const answered = await update(sent);
        cache.setQueryData<Config>(['config'], isRecord(answered.config) ? readConfig(answered) : sent);
        return answered;
      },
      [cache],
    ),
  );
}

/** Sends one sample message through the given settings. Nothing is stored. */
export const useTestConfig = () => useCall(test);

/** Estimates what the settings would have done to recent messages. The last estimate stays until the next is there. */
export function useConfigPreview(settings: PreviewRequest | null) {
  return useQuery<Preview, ApiError>({
    queryKey: ['configPreview', settings],
    queryFn: ({ signal }) => {
      if (settings === null) throw new ApiError({ kind: 'aborted' });
      return objectAnswer(api.POST('/api/dashboard/config/preview', { body: settings, signal }));
    },
    enabled: settings !== null,
    placeholderData: keepPreviousData,
  });
}
