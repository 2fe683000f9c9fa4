import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readErrorCode } from './errorCode';

/**
 * Creates a folder and those above it where they are missing. Node's own `recursive` never returns where a file system
 * such as `/proc` refuses a new folder as if the one above were missing.
 *
 * @throws {Error} the failure of the system call
 */
export async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = readErrorCode(error);
    if (code === 'EEXIST') return;
    const parent = dirname(folder);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    await createFolder(parent);
    await createFolder(folder);
  }
}
