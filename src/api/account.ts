import { useCallback, useRef, useState } from 'react';
import { REQUEST_TIMEOUT_MS } from '../contract/limits';
import { leaveNotice } from '../session';
import { answer, api, objectAnswer } from './client';
import { ApiError, thrownError } from './errors';
import { saveFile } from './saveFile';
import { signOut } from './session';
import { useCall } from './useCall';

/** Where a download of everything stands. Bytes are what has arrived so far. */
export type ExportProgress =
  | { state: 'idle' }
  | { state: 'running'; bytes: number }
  | { state: 'done'; bytes: number }
  | { state: 'failed'; detail: string | null };

const FILE_NAME = 'torchward-account.json';

/**
 * Reads a body piece by piece. However much there is, it may take its time, as long as something arrives.
 *
 * @param onBytes told how much has arrived
 * @throws {ApiError} after 30 s of silence
 */
async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  giveUp: AbortController,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const silence = setTimeout(() => giveUp.abort(new ApiError({ kind: 'timeout' })), REQUEST_TIMEOUT_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return new Blob(pieces, { type: 'application/json' });
    pieces.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
}

async function fetchExport(giveUp: AbortController, onBytes: (bytes: number) => void): Promise<Blob> {
  const body = await answer(
    api.GET('/v1/account/export', {
      parseAs: 'stream',
      signal: giveUp.signal,
      // The client's deadline would end a large file in mid-flow; silence ends it here.
      fetch: (request: Request) => globalThis.fetch(request),
    }),
  );
  const stream: ReadableStream<Uint8Array<ArrayBuffer>> | null = body;
  if (stream === null) throw new ApiError({ kind: 'malformed' });
  return readAll(stream, giveUp, onBytes);
}

/** Downloads everything that is kept of the account, and tells how far it is. */
export function useExportAccount() {
  const [progress, setProgress] = useState<ExportProgress>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);

  const run = useCallback(async () => {
    if (running.current !== null) return;
    const giveUp = new AbortController();
    running.current = giveUp;
    setProgress({ state: 'running', bytes: 0 });
    try {
      const file = await fetchExport(giveUp, (bytes) => setProgress({ state: 'running', bytes }));
      saveFile(file, FILE_NAME);
      setProgress({ state: 'done', bytes: file.size });
    } catch (error) {
      const failure = thrownError(error);
      setProgress(
        failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', detail: failure.detail ?? null },
      );
    } finally {
      running.current = null;
    }
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);

  return { progress, run, cancel };
}

const remove = async (input: { password: string }) => {
  const answered = await objectAnswer(api.DELETE('/v1/account', { body: input }));
  leaveNotice(answered.message);
  signOut();
};

/** Deletes the account for good. The browser is signed out then, and the sign-in page says why. */
export const useDeleteAccount = () => useCall(remove);
