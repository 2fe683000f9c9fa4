import type { CreateWebhookRequest } from '../contract/api.gen';
import { invalidateQueries } from './invalidateQueries';
import { api, objectAnswer } from './client';
import { createPagePendingSecret, usePendingSecret, type PendingSecret } from './pendingSecret';
import { queryClient } from './queryClient';

/** A new webhook; its secret is what it signs with. */
export type PendingWebhook = PendingSecret<CreateWebhookRequest>;

/** The new webhook of this page. */
export const pendingWebhook = createPagePendingSecret<CreateWebhookRequest>({
  send: async (body) => {
    const created = await objectAnswer(api.POST('/v1/account/webhooks', { body }));
    return created.secret;
  },
  onEnd: () => invalidateQueries(queryClient, [['webhooks']]),
});

/** The new webhook, re-rendering on every change. */
export const usePendingWebhook = (): PendingWebhook | null => usePendingSecret(pendingWebhook);
