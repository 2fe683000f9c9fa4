import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageResponse, SubscriptionUsage } from '../contract/api.gen';
import { session } from '../session';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { fetchSubscription, refreshSubscription } from './session';
import { useApiMutation } from './useApiMutation';
import './screenAnswers';

/** Messages used in the current billing period. */
export function useSubscriptionUsage() {
  return useQuery<SubscriptionUsage, ApiError>({
    queryKey: ['subscriptionUsage'],
    queryFn: ({ signal }) => unwrapObject(api.GET('/v1/subscriptions/usage', { signal })),
  });
}

/**
 * Refreshes the subscription of an owner who has one. Where the server no longer has it, the session keeps it, so that the
 * owner reads so instead of being led to the plans. Never rejects.
 *
 * @returns whether the server no longer has it
 */
export async function checkSubscriptionLoss(): Promise<boolean> {
  const credential = session.credentials.current();
  const value = await fetchSubscription(api).catch(() => undefined);
  if (value === undefined || session.credentials.current() !== credential) return false;
  if (value !== null) session.setSubscription({ status: 'ready', value });
  return value === null;
}

function useSubscriptionMutation<Input>(call: (input: Input) => Promise<MessageResponse>) {
  const cache = useQueryClient();
  const refresh = () =>
    Promise.all([refreshSubscription(), cache.invalidateQueries({ queryKey: ['subscriptionUsage'] })]);
  return useApiMutation(async (input: Input) => {
    try {
      const answered = await call(input);
      await refresh();
      return answered;
    } catch (error) {
      // The answer may be lost and the change made.
      void refresh();
      throw error;
    }
  });
}

const cancel = () => unwrapObject(api.POST('/v1/subscriptions/cancel'));
const reactivate = () => unwrapObject(api.POST('/v1/subscriptions/reactivate'));

const setExtraServers = (extra_servers: number) =>
  unwrapObject(api.PUT('/v1/subscriptions/extra-servers', { body: { extra_servers } }));

/** Ends the subscription with its period and refreshes it in the session. */
export const useCancelSubscription = () => useSubscriptionMutation<undefined>(cancel);
/** Reverts a cancellation. */
export const useReactivateSubscription = () => useSubscriptionMutation<undefined>(reactivate);
export const useSetExtraServers = () => useSubscriptionMutation(setExtraServers);
