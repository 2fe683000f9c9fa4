import { useQuery, type QueryClient } from '@tanstack/react-query';
import type {
  UpdateWebhookRequest,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookList,
} from '../contract/api.gen';
import { invalidateQueries } from './invalidateQueries';
import { unwrapData, api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { useInvalidatingMutation } from './useInvalidatingMutation';
import './rowAnswers';
import './screenAnswers';

const WEBHOOKS_QUERY_KEY = ['webhooks'] as const;
const getDeliveriesQueryKey = (id: string) => ['webhookDeliveries', id] as const;

/** The account's webhooks, newest first. */
export function useWebhooks() {
  return useQuery<WebhookList, ApiError>({
    queryKey: WEBHOOKS_QUERY_KEY,
    queryFn: ({ signal }) => unwrapObject(api.GET('/v1/account/webhooks', { signal })),
  });
}

/**
 * The latest deliveries of a webhook, newest first.
 *
 * @param id null fetches nothing
 */
export function useWebhookDeliveries(id: string | null) {
  return useQuery<WebhookDeliveryList, ApiError>({
    queryKey: getDeliveriesQueryKey(id ?? ''),
    queryFn: ({ signal }) => {
      const params = { path: { id: id ?? '' } };
      return unwrapObject(api.GET('/v1/account/webhooks/{id}/deliveries', { params, signal }));
    },
    enabled: id !== null,
  });
}

function updateCachedWebhooks(cache: QueryClient, edit: (webhooks: Webhook[]) => Webhook[]) {
  cache.setQueryData<WebhookList>(WEBHOOKS_QUERY_KEY, (list) => list && { webhooks: edit(list.webhooks) });
}

const useWebhookMutation = <Input, Output>(
  call: (input: Input) => Promise<Output>,
  onAnswer: (cache: QueryClient, output: Output, input: Input) => void,
) => useInvalidatingMutation(call, () => [WEBHOOKS_QUERY_KEY], onAnswer);

export interface UpdateWebhookInput extends UpdateWebhookRequest {
  id: string;
}

const update = ({ id, ...body }: UpdateWebhookInput) =>
  unwrapObject(api.PATCH('/v1/account/webhooks/{id}', { params: { path: { id } }, body }));
const replaceCachedWebhook = (cache: QueryClient, changed: Webhook) =>
  updateCachedWebhooks(cache, (webhooks) =>
    webhooks.map((known) => (known.id === changed.id ? changed : known)),
  );

interface WebhookName {
  id: string;
}

const remove = ({ id }: WebhookName) =>
  unwrapData(api.DELETE('/v1/account/webhooks/{id}', { params: { path: { id } } }));
const removeCachedWebhook = (cache: QueryClient, _: unknown, { id }: WebhookName) =>
  updateCachedWebhooks(cache, (webhooks) => webhooks.filter((known) => known.id !== id));

const test = ({ id }: WebhookName) =>
  unwrapObject(api.POST('/v1/account/webhooks/{id}/test', { params: { path: { id } } }));
const invalidateDeliveries = (cache: QueryClient, _: unknown, { id }: WebhookName) =>
  invalidateQueries(cache, [getDeliveriesQueryKey(id)]);

interface DeliveryName {
  id: string;
  deliveryId: string;
}

const retry = ({ id, deliveryId }: DeliveryName) =>
  unwrapObject(
    api.POST('/v1/account/webhooks/{id}/deliveries/{delivery_id}/retry', {
      params: { path: { id, delivery_id: deliveryId } },
    }),
  );
const replaceCachedDelivery = (cache: QueryClient, tried: WebhookDelivery, { id }: DeliveryName) =>
  cache.setQueryData<WebhookDeliveryList>(
    getDeliveriesQueryKey(id),
    (list) => list && { deliveries: list.deliveries.map((known) => (known.id === tried.id ? tried : known)) },
  );

/** Changes, pauses or resumes a webhook. */
export const useUpdateWebhook = () => useWebhookMutation(update, replaceCachedWebhook);
/** Deletes a webhook and the record of its deliveries. */
export const useDeleteWebhook = () => useWebhookMutation(remove, removeCachedWebhook);
/** Sends one test event now. */
export const useTestWebhook = () => useWebhookMutation(test, invalidateDeliveries);
/** Sends a failed delivery again, now. */
export const useRetryDelivery = () =>
  useInvalidatingMutation(retry, ({ id }) => [getDeliveriesQueryKey(id)], replaceCachedDelivery);
