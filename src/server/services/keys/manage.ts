import type {
  Actor,
  ApiKey,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreatedApiKey,
  KeyPrefix,
  KeyScope,
  UpdateApiKeyRequest,
} from '~/contract/api.gen';
import { keyScopeValues } from '~/contract/enums.gen';
import { canHaveScope, DEFAULT_KEY_SCOPES } from '~/contract/keyScopes';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import type { JobQueue } from '../../jobs/queue';
import { createBadRequestProblem } from '../../problem';
import { generateApiKey } from '../../security/apiKeys';
import {
  type ApiKeyRow,
  countActiveKeys,
  findKey,
  insertKey,
  listKeys,
  revokeActiveKey,
  updateActiveKey,
} from '../../store/repositories/apiKeyManagement';
import { writeAuditEvent } from '../../store/repositories/audit';
import { lockAccount } from '../../store/repositories/billing';
import type { Db } from '../../store/db';
import type { KeyMode } from '../../store/schema/accounts';
import { requireScope } from '../access';

/** Active keys that an account may have: far more than it has servers, few enough for one list. */
export const MAX_ACTIVE_KEYS = 100;

interface Context {
  db: Db;
  clock: Clock;
  /** Where the mail about a new key waits. Without it the owner gets none, as for the demo's keys. */
  jobs?: Pick<JobQueue, 'add'> | undefined;
}

/** The caller that changes an account's keys. */
export interface KeyEditor {
  accountId: string;
  actor: Actor;
  /** The scopes of the caller's API key, which grants no others. Undefined for an owner, who can grant every scope. */
  scopes?: readonly KeyScope[];
}

const getKeyPrefix = (mode: KeyMode): KeyPrefix => (mode === 'live' ? 'sk_live' : 'sk_test');

/**
 * Scopes in the contract's order.
 *
 * @param before the key's scopes so far, which the caller may leave as they are
 * @throws {HttpProblem} 400 for a scope that a test key can't have, 403 for a scope that the caller's key lacks
 */
function requireAllowedScopes(
  { scopes: own }: KeyEditor,
  mode: KeyMode,
  wanted: readonly KeyScope[],
  before: readonly KeyScope[] = [],
): KeyScope[] {
  const chosen = keyScopeValues.filter((scope) => wanted.includes(scope));
  if (!chosen.every((scope) => canHaveScope(getKeyPrefix(mode), scope))) {
    const message = 'A test key can only have the scope moderate. Create a live key for the others.';
    throw createBadRequestProblem(message, [{ path: '/scopes', message }]);
  }
  for (const scope of chosen) if (own && !before.includes(scope)) requireScope(own, scope);
  return chosen;
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    key_prefix: row.key_prefix,
    scopes: row.scopes,
    is_active: row.revoked_at === null,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/** An empty description is stored as null. */
function toStoredDescription(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** Lists the account's keys, newest first. */
export async function listApiKeys(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  options: { includeRevoked: boolean },
): Promise<ApiKey[]> {
  return (await listKeys(db, accountId, options)).map(toApiKey);
}

export type CreateKeyResult =
  | { result: 'created'; created: CreatedApiKey }
  | { result: 'tooMany'; detail: string };

/** Creates a key. Only the result holds its full text. */
export function createApiKey(
  { db, clock, jobs }: Context,
  editor: KeyEditor,
  request: CreateApiKeyRequest,
): Promise<CreateKeyResult> {
  const { accountId } = editor;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await countActiveKeys(trx, accountId)) >= MAX_ACTIVE_KEYS) {
      return {
        result: 'tooMany',
        detail: `An account can have ${String(MAX_ACTIVE_KEYS)} active keys. Revoke one that is no longer used, then create this one.`,
      };
    }
    const at = clock.now();
    const { key, mode, displayPrefix, hash } = generateApiKey(request.prefix === 'sk_live' ? 'live' : 'test');
    const scopes = requireAllowedScopes(editor, mode, request.scopes ?? DEFAULT_KEY_SCOPES);
    const row = await insertKey(trx, {
      id: createTimeOrderedId(at.getTime()),
      account_id: accountId,
      name: request.name.trim(),
      description: toStoredDescription(request.description ?? ''),
      mode,
      key_prefix: displayPrefix,
      key_hash: hash,
      scopes,
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    });
    await audit(trx, editor, 'key.created', at, null, row);
    await jobs?.add(trx, 'mail.key_created', { accountId, keyId: row.id, actor: editor.actor }, accountId);
    return { result: 'created', created: { api_key: key, key: toApiKey(row) } };
  });
}

const toAudited = ({ name, description, key_prefix, scopes }: ApiKeyRow) => ({
  name,
  description,
  key_prefix,
  scopes,
});

/**
 * @param before null for a new key
 * @param after null for a key that is revoked
 */
function audit(
  trx: Db,
  { accountId, actor }: KeyEditor,
  kind: 'key.created' | 'key.updated' | 'key.revoked',
  at: Date,
  before: ApiKeyRow | null,
  after: ApiKeyRow | null,
): Promise<void> {
  return writeAuditEvent(trx, {
    id: createTimeOrderedId(at.getTime()),
    accountId,
    subjectId: (after ?? before)?.id ?? accountId,
    kind,
    actor,
    at,
    detail: { before: before && toAudited(before), after: after && toAudited(after) },
  });
}

export type ChangeKeyResult =
  | { result: 'changed'; response: ApiKeyResponse }
  | { result: 'revoked'; detail: string }
  | { result: 'missing' };

/** Changes the name, description or scopes of an active key. */
export function updateApiKey(
  { db, clock }: Context,
  editor: KeyEditor,
  id: string,
  request: UpdateApiKeyRequest,
): Promise<ChangeKeyResult> {
  const { accountId } = editor;
  const texts = {
    ...(request.name !== undefined && { name: request.name.trim() }),
    ...(request.description !== undefined && { description: toStoredDescription(request.description) }),
  };
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const before = await findKey(trx, accountId, id);
    if (!before) return { result: 'missing' };
    const changes = {
      ...texts,
      ...(request.scopes && {
        scopes: requireAllowedScopes(editor, before.mode, request.scopes, before.scopes),
      }),
    };
    // A body with only members that this version doesn't know changes nothing, and an update must set something.
    const known = Object.keys(changes).length > 0;
    const row = known ? await updateActiveKey(trx, accountId, id, changes) : before;
    if (!row || row.revoked_at !== null) {
      return { result: 'revoked', detail: `The key "${before.name}" is revoked and can't be edited.` };
    }
    if (known) await audit(trx, editor, 'key.updated', clock.now(), before, row);
    return { result: 'changed', response: { key: toApiKey(row), message: 'API key updated successfully' } };
  });
}

/** Revokes a key at once and for good. Revoking a revoked key changes nothing. */
export function revokeApiKey(
  { db, clock }: Context,
  editor: KeyEditor,
  id: string,
): Promise<Exclude<ChangeKeyResult, { result: 'revoked' }>> {
  const { accountId } = editor;
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const ended = await revokeActiveKey(trx, accountId, id, at);
    if (ended) await audit(trx, editor, 'key.revoked', at, ended, null);
    const key = ended ?? (await findKey(trx, accountId, id));
    if (!key) return { result: 'missing' };
    return { result: 'changed', response: { key: toApiKey(key), message: 'API key revoked successfully' } };
  });
}
