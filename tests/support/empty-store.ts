import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from './folder';

/** Environment variable with a data folder whose embedded database is empty and up to date. */
export const emptyStore = 'TORCHWARD_TEST_EMPTY_STORE';

/** A data folder of its own for one server, with an empty embedded database where one is at hand to copy. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-test-'));
  const empty = process.env[emptyStore];
  if (empty) copyFolder(empty, folder);
  return folder;
}
