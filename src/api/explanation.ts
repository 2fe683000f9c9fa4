import { useQuery } from '@tanstack/react-query';
import type { LogExplanation } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import { ApiError } from './errors';
import './screenAnswers';

/** How one message was decided, by today's rules and settings; null for a message that is no longer kept. */
export function useExplanation(id: string) {
  return useQuery<LogExplanation | null, ApiError>({
    queryKey: ['log', id, 'explanation'],
    queryFn: async ({ signal }) => {
      try {
        return await unwrapObject(
          api.GET('/api/dashboard/logs/{id}/explanation', { params: { path: { id } }, signal }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    // The owner may have changed a rule since the page last fetched the explanation.
    staleTime: 0,
  });
}
