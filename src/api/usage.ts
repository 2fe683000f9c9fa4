import { useQuery } from '@tanstack/react-query';
import type { Usage } from '../contract/api.gen';
import { api, objectAnswer } from './client';
import { ApiError } from './errors';
import { knownTier } from './tier';

export function readUsage(answered: Partial<Usage>): Usage {
  if (typeof answered.total_requests !== 'number') throw new ApiError({ kind: 'malformed' });
  const filled: Usage = {
    ...answered,
    total_requests: answered.total_requests,
    period: answered.period ?? '',
    tier: answered.tier ?? 'starter',
    limit: answered.limit ?? null,
    percentage_used: answered.percentage_used ?? 0,
    total_cost_usd: answered.total_cost_usd ?? 0,
    claude_api_calls: answered.claude_api_calls ?? 0,
    avg_response_time_ms: answered.avg_response_time_ms ?? 0,
    history: answered.history ?? [],
  };
  return knownTier(filled);
}

/** Requests and cost of the current period, and of the months before. */
export function useUsage() {
  return useQuery<Usage, ApiError>({
    queryKey: ['usage'],
    queryFn: async ({ signal }) => readUsage(await objectAnswer(api.GET('/api/dashboard/usage', { signal }))),
  });
}
