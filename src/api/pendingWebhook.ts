import type { CreateWebhookRequest } from '../contract/api.gen';
import { invalidateQueries } from './invalidateQueries';
import { api, unwrapObject } from './client';
import { createPagePendingSecret, usePendingSecret, type PendingSecret } from './pendingSecret';
import { queryClient } from './queryClient';
import './rowAnswers';
import './screenAnswers';

/** A new webhook; its secret signs each delivery. */
export type PendingWebhook = PendingSecret<CreateWebhookRequest>;

/** Holds the webhook that the owner is creating in this tab, until the owner has copied or dismissed its secret. */
export const pendingWebhookStore = createPagePendingSecret<CreateWebhookRequest>({
  send: async (body) => {
    const created = await unwrapObject(api.POST('/v1/account/webhooks', { body }));
    return created.secret;
  },
  onEnd: () => invalidateQueries(queryClient, [['webhooks']]),
});

/** The pending webhook of this tab; null when there is none. */
export const usePendingWebhook = (): PendingWebhook | null => usePendingSecret(pendingWebhookStore);
