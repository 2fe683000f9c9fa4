import type { CreateWebhookRequest } from '../contract/api.gen';
import { askAgain } from './askAgain';
import { api, objectAnswer } from './client';
import { newSecretOfPage, useNewSecret, type NewSecret } from './newSecret';
import { queryClient } from './queryClient';

/** A new webhook; its secret is what it signs with. */
export type NewWebhook = NewSecret<CreateWebhookRequest>;

/** The new webhook of this page. */
export const newWebhook = newSecretOfPage<CreateWebhookRequest>({
  send: async (body) => {
    const created = await objectAnswer(api.POST('/v1/account/webhooks', { body }));
    return created.secret;
  },
  onEnd: () => askAgain(queryClient, [['webhooks']]),
});

/** The new webhook, re-rendering on every change. */
export const useNewWebhook = (): NewWebhook | null => useNewSecret(newWebhook);
