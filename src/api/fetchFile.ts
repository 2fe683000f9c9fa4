import { CALL_TIMEOUT_MS } from '../contract/limits';
import { ApiError } from './errors';

/** Options of a call whose body is read as a stream. */
export interface DownloadInit {
  parseAs: 'stream';
  signal: AbortSignal;
  /** Replaces the client's fetch, whose deadline would cut off a large file. */
  fetch: (request: Request) => Promise<Response>;
}

interface DownloadOptions {
  /** Lets the caller cancel the download. */
  giveUp?: AbortController;
  /** Media type of the file. */
  type: string;
  /** Called after each chunk with the bytes so far. */
  onBytes?: (bytes: number) => void;
}

/**
 * Fetches a file of any size; it may take any time while data keeps arriving.
 *
 * @param open makes the call and answers its body
 * @throws {ApiError} after 30 s of silence
 */
export async function fetchFile(
  open: (init: DownloadInit) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>,
  { giveUp = new AbortController(), type, onBytes }: DownloadOptions,
): Promise<Blob> {
  const silent = () => giveUp.abort(new ApiError({ kind: 'timeout' }));
  let silence = setTimeout(silent, CALL_TIMEOUT_MS);
  try {
    const fetch = (request: Request) => globalThis.fetch(request);
    const body = await open({ parseAs: 'stream', signal: giveUp.signal, fetch });
    if (body === null) throw new ApiError({ kind: 'malformed' });
    const reader = body.getReader();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(pieces, { type });
      clearTimeout(silence);
      silence = setTimeout(silent, CALL_TIMEOUT_MS);
      pieces.push(value);
      bytes += value.length;
      onBytes?.(bytes);
    }
  } finally {
    clearTimeout(silence);
  }
}
