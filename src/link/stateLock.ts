import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFolder } from './createFolder';
import { readErrorCode } from './errorCode';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The program belongs to another user.
    return readErrorCode(error) === 'EPERM';
  }
}

/**
 * Keeps a second link from working with the same state, which would give each command twice. A killed link leaves its
 * lock, so the lock counts only while its program runs.
 *
 * @returns a function that ends the lock
 * @throws {Error} in a sentence, when another link holds the lock or the file can't be written
 */
export async function lockState(statePath: string): Promise<() => Promise<void>> {
  const path = `${statePath}.lock`;
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another torchward-link, process ${holder}, works for this game server. Stop it first. If that process is another program, delete ${path}.`,
    );
  }
  try {
    await createFolder(dirname(path));
    await writeFile(path, String(process.pid), { mode: 0o600 });
  } catch (error) {
    throw new Error(`The folder of the state can't be written (${readErrorCode(error)}): ${dirname(path)}.`, {
      cause: error,
    });
  }
  return () => rm(path, { force: true });
}
