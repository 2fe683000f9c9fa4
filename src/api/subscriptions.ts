import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageResponse, SubscriptionUsage } from '../contract/api.gen';
import { api, objectAnswer } from './client';
import type { ApiError } from './errors';
import { refreshSubscription } from './session';
import { useWrite } from './useWrite';

/** Messages used in the current billing period. */
export function useSubscriptionUsage() {
  return useQuery<SubscriptionUsage, ApiError>({
    queryKey: ['subscriptionUsage'],
    queryFn: ({ signal }) => objectAnswer(api.GET('/v1/subscriptions/usage', { signal })),
  });
}

function useSubscriptionWrite(call: () => Promise<MessageResponse>) {
  const cache = useQueryClient();
  return useWrite<undefined, MessageResponse>({
    call,
    then: () =>
      Promise.all([refreshSubscription(), cache.invalidateQueries({ queryKey: ['subscriptionUsage'] })]),
  });
}

const cancel = () => objectAnswer(api.POST('/v1/subscriptions/cancel'));
const reactivate = () => objectAnswer(api.POST('/v1/subscriptions/reactivate'));

/** Ends the subscription with its period. The session holds the subscription and is brought up to date. */
export const useCancelSubscription = () => useSubscriptionWrite(cancel);
/** Takes a cancellation back. */
export const useReactivateSubscription = () => useSubscriptionWrite(reactivate);
