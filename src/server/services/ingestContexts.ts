import { LRUCache } from 'lru-cache';
import { findMissingRequirement } from '~/contract/access';
import { type Clock, isOver, MINUTE_MS } from '../clock';
import { prepareOwnerPolicy } from '../moderation';
import { createUnauthorizedProblem } from '../problem';
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
  /**
   * The context that came after an outdated one.
   *
   * @throws {HttpProblem} 401, 403
   */
  renew: (keyHash: Buffer, outdated: IngestContext) => Promise<IngestContext>;
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
const REVOKED_KEY_DETAIL = 'This API key is unknown or revoked. Create one under API keys in the dashboard.';

const toName = (keyHash: Buffer): string => keyHash.toString('base64');

export function createIngestContexts({ store, clock, onBackgroundError }: ContextOptions): IngestContexts {
  const contexts = new LRUCache<string, IngestContext>({ max: REMEMBERED_KEYS });
  /** The read of a key's context that is under way. */
  const reads = new Map<string, Promise<IngestContext | undefined>>();
  /** The read that follows it. */
  const nextReads = new Map<string, Promise<IngestContext | undefined>>();
  const lastTouched = new LRUCache<string, number>({ max: REMEMBERED_KEYS });

  async function read(name: string, keyHash: Buffer): Promise<IngestContext | undefined> {
    const found = await findIngestContext(store.ingestDb, keyHash);
    if (found) await prepareOwnerPolicy(found.config.server_rules);
    // Only a write notices an outdated context, so only contexts that lead to a write are remembered: not those of a
    // test key or of a key without the scope, and not those of an account that is refused now and may pay in a minute.
    if (!found || found.mode === 'test' || !found.scopes.includes(MODERATE_SCOPE)) return found;
    if (findMissingRequirement('subscribed', found.account) === undefined) contexts.set(name, found);
    return found;
  }

  /**
   * Reads a key's context once for all callers who wait for it. A caller that comes during a read waits for the next one,
   * because the running one may miss a change made before the call.
   */
  function readOnce(name: string, keyHash: Buffer): Promise<IngestContext | undefined> {
    const current = reads.get(name);
    if (current === undefined) {
      const first = read(name, keyHash).finally(() => reads.delete(name));
      reads.set(name, first);
      return first;
    }
    const known = nextReads.get(name);
    if (known) return known;
    const next = current
      .catch(() => undefined)
      .then(() => {
        nextReads.delete(name);
        return contexts.get(name) ?? readOnce(name, keyHash);
      });
    nextReads.set(name, next);
    return next;
  }

  async function identify(keyHash: Buffer): Promise<IngestContext | undefined> {
    const name = toName(keyHash);
    return contexts.get(name) ?? readOnce(name, keyHash);
  }

  async function contextFor(keyHash: Buffer): Promise<IngestContext> {
    const context = await identify(keyHash);
    if (!context) throw createUnauthorizedProblem(REVOKED_KEY_DETAIL);
    requireAccess(context.account, 'subscribed');
    requireScope(context.scopes, MODERATE_SCOPE);
    return context;
  }

  function touch(context: IngestContext): void {
    const now = clock.now();
    const last = lastTouched.get(context.keyId);
    if (last !== undefined && !isOver(MINUTE_MS, last, now.getTime())) return;
    lastTouched.set(context.keyId, now.getTime());
    touchApiKey(store.ingestDb, context.account.id, context.keyId, now).catch(onBackgroundError);
  }

  return {
    identify,
    require: contextFor,
    renew: (keyHash, outdated) => {
      const name = toName(keyHash);
      if (contexts.get(name) === outdated) contexts.delete(name);
      return contextFor(keyHash);
    },
    touch,
  };
}
