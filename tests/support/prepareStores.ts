import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build';
import { closeForCopying, DATABASE_URL_VARIABLE, startOwnPostgres, startPostgres } from './postgres';
import { addPartitionsAround, openTestStore } from './server/inProcess';
import { DATABASE_WORKER_ENV_NAME, TEMPLATE_DATA_ENV_NAMES, type DataPlace } from './server/data';

async function migrate(place: DataPlace): Promise<void> {
  const store = await openTestStore(place);
  await addPartitionsAround(store, new Date());
  await store.close();
}

/**
 * Runs once before the server's tests: the build, of which they start parts; one PostgreSQL for all files, each with
 * databases of its own; and an empty, migrated database of each kind to copy, because making one takes up to six seconds
 * of a processor.
 *
 * @returns what ends and removes them
 */
export default async function prepareStores(): Promise<() => Promise<void>> {
  build();
  process.env[DATABASE_WORKER_ENV_NAME] = fileURLToPath(
    new URL('../../dist/server/database-worker.js', import.meta.url),
  );
  const own = process.env[DATABASE_URL_VARIABLE] ? undefined : await startOwnPostgres();
  if (own) process.env[DATABASE_URL_VARIABLE] = own.url;
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'torchward-empty-'));
  await migrate({ databaseUrl: undefined, dataDir: folder });
  await migrate({ databaseUrl: postgres.url, dataDir: folder });
  await closeForCopying(postgres.url);
  process.env[TEMPLATE_DATA_ENV_NAMES.empty] = folder;
  process.env[TEMPLATE_DATA_ENV_NAMES.emptyOnPostgres] = postgres.url;
  return async () => {
    await postgres.stop();
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
