import type {
  ApiKey,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreatedApiKey,
  UpdateApiKeyRequest,
} from '~/contract/api.gen';
import type { Clock } from '../../clock';
import { timeOrderedId } from '../../ids';
import { createApiKey as createSecret } from '../../security/apiKeys';
import {
  type ApiKeyRow,
  countActiveKeys,
  findKey,
  insertKey,
  listKeys,
  lockAccountForKeys,
  revokeActiveKey,
  updateActiveKey,
} from '../../store/repositories/apiKeyManagement';
import { writeAuditEvent } from '../../store/repositories/audit';
import type { Db } from '../../store/db';

/** Active keys that an account may have: far more than it has servers, few enough for one list. */
export const MAX_ACTIVE_KEYS = 100;

interface Context {
  db: Db;
  clock: Clock;
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    key_prefix: row.key_prefix,
    is_active: row.revoked_at === null,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/** An empty description is stored as null. */
function descriptionOf(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** The account's keys, newest first. */
export async function listApiKeys(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  options: { includeRevoked: boolean },
): Promise<ApiKey[]> {
  return (await listKeys(db, accountId, options)).map(toApiKey);
}

export type CreateResult =
  | { result: 'created'; created: CreatedApiKey }
  | { result: 'tooMany'; detail: string };

/** Creates a key. Only the result holds its full text. */
export function createApiKey(
  { db, clock }: Context,
  accountId: string,
  request: CreateApiKeyRequest,
): Promise<CreateResult> {
  return db.transaction().execute(async (trx) => {
    await lockAccountForKeys(trx, accountId);
    if ((await countActiveKeys(trx, accountId)) >= MAX_ACTIVE_KEYS) {
      return {
        result: 'tooMany',
        detail: `An account can have ${String(MAX_ACTIVE_KEYS)} active keys. Revoke one that is no longer used, then create this one.`,
      };
    }
    const at = clock.now();
    const { key, mode, displayPrefix, hash } = createSecret(request.prefix === 'sk_live' ? 'live' : 'test');
    const row = await insertKey(trx, {
      id: timeOrderedId(at.getTime()),
      account_id: accountId,
      name: request.name.trim(),
      description: descriptionOf(request.description ?? ''),
      mode,
      key_prefix: displayPrefix,
      key_hash: hash,
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    });
    await audit(trx, accountId, row, 'key.created', at);
    return { result: 'created', created: { api_key: key, key: toApiKey(row) } };
  });
}

function audit(
  trx: Db,
  accountId: string,
  key: ApiKeyRow,
  kind: 'key.created' | 'key.updated' | 'key.revoked',
  at: Date,
): Promise<void> {
  return writeAuditEvent(trx, {
    id: timeOrderedId(at.getTime()),
    accountId,
    subjectId: key.id,
    kind,
    actor: `account:${accountId}`,
    at,
    detail: { name: key.name, description: key.description, key_prefix: key.key_prefix },
  });
}

export type ChangeResult =
  | { result: 'changed'; response: ApiKeyResponse }
  | { result: 'revoked'; detail: string }
  | { result: 'missing' };

/** Changes the name or description of an active key. */
export function updateApiKey(
  { db, clock }: Context,
  accountId: string,
  id: string,
  request: UpdateApiKeyRequest,
): Promise<ChangeResult> {
  const changes = {
    ...(request.name !== undefined && { name: request.name.trim() }),
    ...(request.description !== undefined && { description: descriptionOf(request.description) }),
  };
  return db.transaction().execute(async (trx) => {
    // A body with only members that this version doesn't know changes nothing, and an update must set something.
    const known = Object.keys(changes).length > 0;
    const row = known
      ? await updateActiveKey(trx, accountId, id, changes)
      : await findKey(trx, accountId, id);
    if (!row || row.revoked_at !== null) {
      const key = row ?? (await findKey(trx, accountId, id));
      return key
        ? { result: 'revoked', detail: `The key "${key.name}" is revoked and can't be edited.` }
        : { result: 'missing' };
    }
    if (known) await audit(trx, accountId, row, 'key.updated', clock.now());
    return { result: 'changed', response: { key: toApiKey(row), message: 'API key updated successfully' } };
  });
}

/** Revokes a key at once and for good. Revoking a revoked key changes nothing. */
export function revokeApiKey(
  { db, clock }: Context,
  accountId: string,
  id: string,
): Promise<Exclude<ChangeResult, { result: 'revoked' }>> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const ended = await revokeActiveKey(trx, accountId, id, at);
    if (ended) await audit(trx, accountId, ended, 'key.revoked', at);
    const key = ended ?? (await findKey(trx, accountId, id));
    if (!key) return { result: 'missing' };
    return { result: 'changed', response: { key: toApiKey(key), message: 'API key revoked successfully' } };
  });
}
