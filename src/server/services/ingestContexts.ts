import { LRUCache } from 'lru-cache';
import { findMissingRequirement } from '~/contract/access';
import { type Clock, MINUTE_MS } from '../clock';
import { prepareOwnerPolicy } from '../moderation';
import { unauthorized } from '../problem';
import type { Store } from '../store/connect';
import { touchApiKey } from '../store/repositories/apiKeys';
import { findIngestContext, type IngestContext, MODERATE_SCOPE } from '../store/repositories/ingest';
import { requireAccess, requireScope } from './access';

/** Everything besides the message that a verdict depends on, remembered by API key. */
export interface IngestContexts {
  /** The account of a key; undefined for unknown and revoked keys. Writes check it again. */
  identify: (keyHash: Buffer) => Promise<IngestContext | undefined>;
  /** @throws {HttpProblem} 401, 403 */
  require: (keyHash: Buffer) => Promise<IngestContext>;
  /** Forgets a key's context, so that the next call reads it again. */
  forget: (keyHash: Buffer) => void;
  /** Records the key's use, once a minute at most. */
  touch: (context: IngestContext) => void;
}

interface ContextOptions {
  store: Store;
  clock: Clock;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

const REMEMBERED_KEYS = 10_000;
const REVOKED_KEY = 'This API key is unknown or revoked. Create one under API keys in the dashboard.';

export function createIngestContexts({ store, clock, onBackgroundError }: ContextOptions): IngestContexts {
  const contexts = new LRUCache<string, IngestContext>({ max: REMEMBERED_KEYS });
  const lastTouched = new LRUCache<string, number>({ max: REMEMBERED_KEYS });

  async function identify(keyHash: Buffer): Promise<IngestContext | undefined> {
    const name = keyHash.toString('base64');
    const known = contexts.get(name);
    if (known) return known;
    const found = await findIngestContext(store.ingestDb, keyHash);
    if (found) await prepareOwnerPolicy(found.config.server_rules);
    // Only a write notices an outdated context, so only contexts that lead to a write are remembered: not those of a
    // test key or of a key without the scope, and not those of an account that is refused now and may pay in a minute.
    if (!found || found.mode === 'test' || !found.scopes.includes(MODERATE_SCOPE)) return found;
    if (findMissingRequirement('subscribed', found.account) === undefined) contexts.set(name, found);
    return found;
  }

  async function contextFor(keyHash: Buffer): Promise<IngestContext> {
    const context = await identify(keyHash);
    if (!context) throw unauthorized(REVOKED_KEY);
    requireAccess(context.account, 'subscribed');
    requireScope(context.scopes, MODERATE_SCOPE);
    return context;
  }

  function touch(context: IngestContext): void {
    const now = clock.now();
    const last = lastTouched.get(context.keyId);
    if (last !== undefined && now.getTime() - last < MINUTE_MS) return;
    lastTouched.set(context.keyId, now.getTime());
    touchApiKey(store.ingestDb, context.account.id, context.keyId, now).catch(onBackgroundError);
  }

  return {
    identify,
    require: contextFor,
    forget: (keyHash) => {
      contexts.delete(keyHash.toString('base64'));
    },
    touch,
  };
}
