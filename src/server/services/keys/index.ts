import type {
  ApiKeyList,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreatedApiKey,
  UpdateApiKeyRequest,
} from '~/contract/api.gen';
import type { Clock } from '../../clock';
import { conflict, notFound } from '../../problem';
import type { Store } from '../../store/connect';
import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from './manage';

export interface KeyService {
  /** The account's keys, newest first. */
  list: (accountId: string, options: { includeRevoked: boolean }) => Promise<ApiKeyList>;
  /** @throws {HttpProblem} 409 when the account has as many keys as it may have */
  create: (accountId: string, request: CreateApiKeyRequest) => Promise<CreatedApiKey>;
  /** @throws {HttpProblem} 404; 409 when the key is revoked */
  update: (accountId: string, id: string, request: UpdateApiKeyRequest) => Promise<ApiKeyResponse>;
  /** @throws {HttpProblem} 404 */
  revoke: (accountId: string, id: string) => Promise<ApiKeyResponse>;
}

export function createKeys({ store: { db }, clock }: { store: Store; clock: Clock }): KeyService {
  const context = { db, clock };
  return {
    list: async (accountId, options) => ({ keys: await listApiKeys(context, accountId, options) }),
    create: async (accountId, request) => {
      const created = await createApiKey(context, accountId, request);
      if (created.result === 'tooMany') throw conflict(created.detail);
      return created.created;
    },
    update: async (accountId, id, request) => {
      const changed = await updateApiKey(context, accountId, id, request);
      if (changed.result === 'missing') throw notFound();
      if (changed.result === 'revoked') throw conflict(changed.detail);
      return changed.response;
    },
    revoke: async (accountId, id) => {
      const changed = await revokeApiKey(context, accountId, id);
      if (changed.result === 'missing') throw notFound();
      return changed.response;
    },
  };
}
