import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
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
import { useApiMutation } from './useApiMutation';

const WEBHOOKS_QUERY_KEY = ['webhooks'] as const;
const deliveriesOf = (id: string) => ['webhookDeliveries', id] as const;

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
    queryKey: deliveriesOf(id ?? ''),
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

/** A failed mutation invalidates too: the answer may be lost and the change saved. */
function useWebhookMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  onAnswer: (cache: QueryClient, output: Output, input: Input) => void,
) {
  const cache = useQueryClient();
  return useApiMutation(async (input: Input) => {
    let applyAnswer = (): void => undefined;
    try {
      const output = await call(input);
      applyAnswer = () => onAnswer(cache, output, input);
      return output;
    } finally {
      invalidateQueries(cache, [WEBHOOKS_QUERY_KEY], applyAnswer);
    }
  });
}

export interface UpdateWebhookInput extends UpdateWebhookRequest {
  id: string;
}

const update = ({ id, ...body }: UpdateWebhookInput) =>
  unwrapObject(api.PATCH('/v1/account/webhooks/{id}', { params: { path: { id } }, body }));
const afterUpdate = (cache: QueryClient, changed: Webhook) =>
  updateCachedWebhooks(cache, (webhooks) =>
    webhooks.map((known) => (known.id === changed.id ? changed : known)),
  );

interface WebhookName {
  id: string;
}

const remove = ({ id }: WebhookName) =>
  unwrapData(api.DELETE('/v1/account/webhooks/{id}', { params: { path: { id } } }));
const afterRemove = (cache: QueryClient, _: unknown, { id }: WebhookName) =>
  updateCachedWebhooks(cache, (webhooks) => webhooks.filter((known) => known.id !== id));

const test = ({ id }: WebhookName) =>
  unwrapObject(api.POST('/v1/account/webhooks/{id}/test', { params: { path: { id } } }));
const afterTest = (cache: QueryClient, _: unknown, { id }: WebhookName) =>
  invalidateQueries(cache, [deliveriesOf(id)]);

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
const replaceCachedDelivery = (cache: QueryClient, tried: WebhookDelivery, id: string) =>
  cache.setQueryData<WebhookDeliveryList>(
    deliveriesOf(id),
    (list) => list && { deliveries: list.deliveries.map((known) => (known.id === tried.id ? tried : known)) },
  );

/** Changes, pauses or resumes a webhook. */
export const useUpdateWebhook = () => useWebhookMutation(update, afterUpdate);
/** Deletes a webhook with its log. */
export const useDeleteWebhook = () => useWebhookMutation(remove, afterRemove);
/** Sends one test event now. */
export const useTestWebhook = () => useWebhookMutation(test, afterTest);

/** Sends a failed delivery again, now. A failure invalidates the list too. */
export function useRetryDelivery() {
  const cache = useQueryClient();
  return useApiMutation(async (input: DeliveryName) => {
    let applyAnswer = (): void => undefined;
    try {
      const tried = await retry(input);
      applyAnswer = () => replaceCachedDelivery(cache, tried, input.id);
      return tried;
    } finally {
      invalidateQueries(cache, [deliveriesOf(input.id)], applyAnswer);
    }
  });
}
