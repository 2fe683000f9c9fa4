import type { Store } from '../store/connect';
import { findKeyHolder, type KeyHolder } from '../store/repositories/api-keys';

export interface KeyHolderService {
  /** Asks the store each time, so that a key revoked on another node is refused by the next call. */
  identify: (keyHash: Buffer) => Promise<KeyHolder | undefined>;
}

export function createKeyHolders({ store: { db } }: { store: Store }): KeyHolderService {
  return { identify: (keyHash) => findKeyHolder(db, keyHash) };
}
