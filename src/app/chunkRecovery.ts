const RELOADED_BUILD_ENTRY = 'reloaded_for_build';

export interface ChunkRecoveryOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The build's identity, which changes with every deployment. */
  build: string;
  isOnline: () => boolean;
  reload: () => void;
}

/**
 * Recovers from a chunk that can't be fetched. After a deployment the old chunks are gone, and a reload brings the new
 * ones. At most one reload for each build, so that a missing chunk can't cause a loop.
 *
 * @returns a handler that reloads, or throws the error again for the error boundary
 */
export function createChunkRecovery({ storage, build, isOnline, reload }: ChunkRecoveryOptions) {
  return (error: unknown): Promise<never> => {
    if (!isOnline() || storage.getItem(RELOADED_BUILD_ENTRY) === build) throw error;
    storage.setItem(RELOADED_BUILD_ENTRY, build);
    reload();
    // Never resolves: the reload replaces the page.
    return new Promise(() => undefined);
  };
}

export const recoverFromMissingChunk = (error: unknown): Promise<never> =>
  createChunkRecovery({
    storage: window.sessionStorage,
    build: import.meta.url,
    isOnline: () => navigator.onLine,
    reload: () => window.location.reload(),
  })(error);
