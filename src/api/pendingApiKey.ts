import type { CreateApiKeyRequest } from '../contract/api.gen';
import { invalidateQueries } from './invalidateQueries';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { createPagePendingSecret, usePendingSecret, type PendingSecret } from './pendingSecret';
import { queryClient } from './queryClient';
import './rowAnswers';
import './screenAnswers';

/** A new key; its secret is the full key. */
export type PendingApiKey = PendingSecret<CreateApiKeyRequest>;

/** Holds the API key that the owner is creating in this tab, until the owner has copied or dismissed its secret. */
export const pendingApiKeyStore = createPagePendingSecret<CreateApiKeyRequest>({
  send: async (body) => {
    const created = await unwrapObject(api.POST('/v1/account/keys', { body }));
    return created.api_key;
  },
  // A new account's first steps are part of the overview.
  onEnd: () => invalidateQueries(queryClient, [['keys'], ['overview']]),
});

/** The pending API key of this tab; null when there is none. */
export const usePendingApiKey = (): PendingApiKey | null => usePendingSecret(pendingApiKeyStore);

/** Says that the server did not make a change, or that it may have made it where its answer is lost. */
export function describeFailedChange({ status }: ApiError, subject: string, participle: string): string {
  return `${subject} ${status === 0 ? 'may have been' : 'was not'} ${participle}`;
}
