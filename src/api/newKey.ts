import type { CreateApiKeyRequest } from '../contract/api.gen';
import { askAgain } from './askAgain';
import { api, objectAnswer } from './client';
import { newSecretOfPage, useNewSecret, type NewSecret } from './newSecret';
import { queryClient } from './queryClient';

/** A new key; its secret is the full key. */
export type NewKey = NewSecret<CreateApiKeyRequest>;

/** The new key of this page. */
export const newKey = newSecretOfPage<CreateApiKeyRequest>({
  send: async (body) => {
    const created = await objectAnswer(api.POST('/v1/account/keys', { body }));
    return created.api_key;
  },
  onEnd: () => askAgain(queryClient, [['keys']]),
});

/** The new key, re-rendering on every change. */
export const useNewKey = (): NewKey | null => useNewSecret(newKey);
