import { useQuery } from '@tanstack/react-query';
import type { Usage } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { normaliseTier } from './normaliseTier';
import './screenAnswers';

/** Requests and cost of the current period, and of the months before. */
export function useUsage() {
  return useQuery<Usage, ApiError>({
    queryKey: ['usage'],
    queryFn: async ({ signal }) =>
      normaliseTier(await unwrapObject(api.GET('/api/dashboard/usage', { signal }))),
  });
}
