import { useCallback, useRef, useState } from 'react';
import { storeNotice } from '../navigation';
import { unwrapData, api, unwrapObject } from './client';
import { fetchFile } from './fetchFile';
import { toApiError } from './errors';
import { saveFile } from './saveFile';
import { signOut } from './session';
import { useApiMutation } from './useApiMutation';
import './screenAnswers';

/** The state of the account's download; `bytes` have arrived so far. */
export type ExportProgress =
  | { state: 'idle' }
  | { state: 'running'; bytes: number }
  | { state: 'done'; bytes: number }
  | { state: 'failed'; detail: string | null };

const FILE_NAME = 'torchward-account.json';

/** Downloads everything that the service stores of the account, with progress. */
export function useExportAccount() {
  const [progress, setProgress] = useState<ExportProgress>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);

  const run = useCallback(async () => {
    if (running.current !== null) return;
    const giveUp = new AbortController();
    running.current = giveUp;
    setProgress({ state: 'running', bytes: 0 });
    try {
      const file = await fetchFile((init) => unwrapData(api.GET('/v1/account/export', { ...init })), {
        giveUp,
        type: 'application/json',
        onBytes: (bytes) => setProgress({ state: 'running', bytes }),
      });
      saveFile(file, FILE_NAME);
      setProgress({ state: 'done', bytes: file.size });
    } catch (error) {
      const failure = toApiError(error);
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
  const answered = await unwrapObject(api.DELETE('/v1/account', { body: input }));
  storeNotice(answered.message);
  signOut();
};

/** Deletes the account for good and signs out; the sign-in page says why. */
export const useDeleteAccount = () => useApiMutation(remove);
