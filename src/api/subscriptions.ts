import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MessageResponse, SubscriptionUsage } from '../contract/api.gen';
import { api, objectAnswer } from './client';
import type { ApiError } from './errors';
import { refreshSubscription } from './session';
import { useCall } from './useCall';

/** Messages used in the current billing period. */
export function useSubscriptionUsage() {
  return useQuery<SubscriptionUsage, ApiError>({
    queryKey: ['subscriptionUsage'],
    queryFn: ({ signal }) => objectAnswer(api.GET('/v1/subscriptions/usage', { signal })),
  });
}

function useSubscriptionWrite<Input>(call: (input: Input) => Promise<MessageResponse>) {
  const cache = useQueryClient();
  return useCall(
    useCallback(
      async (input: Input) => {
        const answered = await call(input);
        await Promise.all([
          refreshSubscription(),
          cache.invalidateQueries({ queryKey: ['subscriptionUsage'] }),
        ]);
        return answered;
      },
      [call, cache],
    ),
  );
}

const cancel = () => objectAnswer(api.POST('/v1/subscriptions/cancel'));
const reactivate = () => objectAnswer(api.POST('/v1/subscriptions/reactivate'));

const setExtraServers = (extra_servers: number) =>
  objectAnswer(api.PUT('/v1/subscriptions/extra-servers', { body: { extra_servers } }));

/** Ends the subscription with its period. The session holds the subscription and is brought up to date. */
export const useCancelSubscription = () => useSubscriptionWrite<undefined>(cancel);
/** Takes a cancellation back. */
export const useReactivateSubscription = () => useSubscriptionWrite<undefined>(reactivate);
/** Sets how many servers are paid for beyond those of the plan. */
export const useSetExtraServers = () => useSubscriptionWrite(setExtraServers);
