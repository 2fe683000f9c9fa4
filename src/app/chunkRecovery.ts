import { isPageReachable } from './isPageReachable';

const RELOADED_BUILD_ENTRY = 'reloaded_for_build';

/** A chunk that can't be fetched because the server is away; a later attempt may succeed. */
export class ServerUnreachableError extends Error {
  override name = 'ServerUnreachableError';
}

export interface ChunkRecoveryOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The build's identity, which changes with every deployment. */
  build: string;
  /** Whether a reload would bring the page. */
  isPageReachable: () => Promise<boolean>;
  reload: () => void;
}

/**
 * Recovers from a chunk that can't be fetched. After a deployment the old chunks are gone, and a reload brings the new
 * ones. At most one reload for each build, so that a missing chunk can't cause a loop.
 *
 * @returns a handler that reloads, or rejects for the error boundary: with a `ServerUnreachableError` while a reload
 *   would bring no page, otherwise with the error that it got
 */
export function createChunkRecovery({ storage, build, isPageReachable, reload }: ChunkRecoveryOptions) {
  return async (error: unknown): Promise<never> => {
    if (!(await isPageReachable()))
      throw new ServerUnreachableError('The server does not answer', { cause: error });
    if (storage.getItem(RELOADED_BUILD_ENTRY) === build) throw error;
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
    isPageReachable,
    reload: () => window.location.reload(),
  })(error);
