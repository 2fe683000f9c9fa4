import type { Clock } from '../clock';
import { createKeyLookupLimit, type KeyLookupLimit } from '../limits/keyLookupLimit';
import type { Store } from '../store/connect';
import { findKeyHolder, type KeyHolder, listActiveKeyHashes } from '../store/repositories/apiKeys';

export interface KeyHolderService {
  /** Queries the store each time, so that a key revoked on another node is refused by the next call. */
  identify: (keyHash: Buffer) => Promise<KeyHolder | undefined>;
  /** Limits lookups of keys that may not exist; told the result of each lookup. */
  refusals: KeyLookupLimit;
}

const KEYS_AT_ONCE = 10_000;

interface KeyHolderOptions {
  store: Store;
  clock: Clock;
}

export function createKeyHolderService({ store: { db }, clock }: KeyHolderOptions): KeyHolderService {
  return {
    identify: (keyHash) => findKeyHolder(db, keyHash),
    refusals: createKeyLookupLimit({
      clock,
      listKeys: (after) => listActiveKeyHashes(db, after, KEYS_AT_ONCE),
    }),
  };
}
