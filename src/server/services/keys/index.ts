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
  /** Called after the commit of a change; must not throw. */
  onChanged: (listener: KeyListener) => void;
}

/** @param id of the key */
export type KeyListener = (accountId: string, id: string, change: 'created' | 'updated' | 'revoked') => void;

export function createKeys({ store: { db }, clock }: { store: Store; clock: Clock }): KeyService {
  const context = { db, clock };
  const listeners: KeyListener[] = [];
  const tell: KeyListener = (accountId, id, change) => {
    for (const listener of listeners) listener(accountId, id, change);
  };
  return {
    list: async (accountId, options) => ({ keys: await listApiKeys(context, accountId, options) }),
    create: async (accountId, request) => {
      const created = await createApiKey(context, accountId, request);
      if (created.result === 'tooMany') throw conflict(created.detail);
      const { key } = created.created;
      if (key) tell(accountId, key.id, 'created');
      return created.created;
    },
    update: async (accountId, id, request) => {
      const changed = await updateApiKey(context, accountId, id, request);
      if (changed.result === 'missing') throw notFound();
      if (changed.result === 'revoked') throw conflict(changed.detail);
      tell(accountId, id, 'updated');
      return changed.response;
    },
    revoke: async (accountId, id) => {
      const changed = await revokeApiKey(context, accountId, id);
      if (changed.result === 'missing') throw notFound();
      tell(accountId, id, 'revoked');
      return changed.response;
    },
    onChanged: (listener) => {
      listeners.push(listener);
    },
  };
}
