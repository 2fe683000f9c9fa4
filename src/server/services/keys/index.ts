import type {
  ApiKeyList,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreatedApiKey,
  UpdateApiKeyRequest,
} from '~/contract/api.gen';
import type { Clock } from '../../clock';
import type { JobQueue } from '../../jobs/queue';
import { createListeners } from '../../listeners';
import { createConflictProblem, createNotFoundProblem } from '../../problem';
import type { Store } from '../../store/connect';
import { createApiKey, type KeyEditor, listApiKeys, revokeApiKey, updateApiKey } from './manage';

export interface KeyService {
  /** The account's keys, newest first. */
  list: (accountId: string, options: { includeRevoked: boolean }) => Promise<ApiKeyList>;
  /**
   * @throws {HttpProblem} 400 for a scope that a test key can't have, 403 for a scope that the caller's key lacks, 409
   *   when the account has as many keys as it may have
   */
  create: (editor: KeyEditor, request: CreateApiKeyRequest) => Promise<CreatedApiKey>;
  /** @throws {HttpProblem} 400 and 403 as `create`; 404; 409 when the key is revoked */
  update: (editor: KeyEditor, id: string, request: UpdateApiKeyRequest) => Promise<ApiKeyResponse>;
  /** @throws {HttpProblem} 404 */
  revoke: (editor: KeyEditor, id: string) => Promise<ApiKeyResponse>;
  /** Called after the commit of a change; must not throw. */
  onChanged: (listener: KeyChangeListener) => void;
}

/** @param id of the key */
export type KeyChangeListener = (
  accountId: string,
  id: string,
  change: 'created' | 'updated' | 'revoked',
) => void;

interface KeyServiceOptions {
  store: Store;
  clock: Clock;
  /** Sends the mail about a new key. Without it the owner gets none. */
  jobs?: Pick<JobQueue, 'add' | 'checkSoon'>;
}

export function createKeyService({ store: { db }, clock, jobs }: KeyServiceOptions): KeyService {
  const context = { db, clock, jobs };
  const changeListeners = createListeners<Parameters<KeyChangeListener>>();
  return {
    list: async (accountId, options) => ({ keys: await listApiKeys(context, accountId, options) }),
    create: async (editor, request) => {
      const created = await createApiKey(context, editor, request);
      if (created.result === 'tooMany') throw createConflictProblem(created.detail);
      jobs?.checkSoon();
      const { key } = created.created;
      if (key) changeListeners.call(editor.accountId, key.id, 'created');
      return created.created;
    },
    update: async (editor, id, request) => {
      const changed = await updateApiKey(context, editor, id, request);
      if (changed.result === 'missing') throw createNotFoundProblem();
      if (changed.result === 'revoked') throw createConflictProblem(changed.detail);
      changeListeners.call(editor.accountId, id, 'updated');
      return changed.response;
    },
    revoke: async (editor, id) => {
      const changed = await revokeApiKey(context, editor, id);
      if (changed.result === 'missing') throw createNotFoundProblem();
      changeListeners.call(editor.accountId, id, 'revoked');
      return changed.response;
    },
    onChanged: changeListeners.add,
  };
}
