import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBrowser } from '../../support/browser';
import { build } from '../../support/build';
import {
  closeForCopying,
  DATABASE_URL_VARIABLE,
  startOwnPostgres,
  startPostgres,
} from '../../support/postgres';
import { type DataPlace, startDemo } from '../../support/server';
import { TEMPLATE_DATA_ENV_NAMES } from '../../support/server/data';

const createFolder = (): string => mkdtempSync(join(tmpdir(), 'torchward-filled-'));

/** The first start makes the demo. */
async function createFilledStore(place: DataPlace): Promise<void> {
  await (await startDemo(place)).stop();
}

/**
 * Runs once before the journeys. They go through what `npm run build` makes, never through source files; and making
 * and filling a database takes many times as long as copying a filled one, so that is done once on either store.
 *
 * @returns what removes both
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  build();
  // Unpacking the browser changes TMPDIR meanwhile, so it happens before a test file makes its folder.
  await chooseBrowser();
  const own = process.env[DATABASE_URL_VARIABLE] ? undefined : await startOwnPostgres();
  if (own) process.env[DATABASE_URL_VARIABLE] = own.url;
  const postgres = await startPostgres();
  const [folder, beside] = [createFolder(), createFolder()];
  const remove = async (): Promise<void> => {
    await postgres.stop();
    await own?.stop();
    for (const each of [folder, beside]) await rm(each, { recursive: true, force: true });
  };
  try {
    // One after the other: a busy machine has time enough for one of them before it is given up.
    await createFilledStore({ dataDir: beside, databaseUrl: postgres.url });
    await closeForCopying(postgres.url);
    await createFilledStore({ dataDir: folder, databaseUrl: undefined });
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[TEMPLATE_DATA_ENV_NAMES.demo] = folder;
  process.env[TEMPLATE_DATA_ENV_NAMES.demoBesidePostgres] = beside;
  process.env[TEMPLATE_DATA_ENV_NAMES.demoOnPostgres] = postgres.url;
  return remove;
}
