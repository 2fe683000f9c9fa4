import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readErrorCode } from './describeError';

/**
 * Creates a folder and those above it where they are missing. Node's own `recursive` never returns where a file system
 * such as `/proc` refuses a new folder as if the one above were missing.
 *
 * @throws the failure of the system call
 */
export function createFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) {
    // Fails where a file has the name.
    mkdirSync(folder, { recursive: true });
    return;
  }
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) createFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (readErrorCode(error) !== 'EEXIST') throw error;
  }
}
