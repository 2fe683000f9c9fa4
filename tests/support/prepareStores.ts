import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '~/server/store/connect';
import { build } from './build';
import { DATABASE_ADDRESS, startOwnPostgres } from './postgres';
import { MODELS } from './server/data';

/**
 * Runs once before the server's tests: the build, which some of them start, one PostgreSQL for all files, each with databases of its own, and one empty
 * embedded database to copy, because making one takes six seconds of a processor.
 *
 * @returns what ends and removes both
 */
export default async function setup(): Promise<() => Promise<void>> {
  build();
  const folder = await mkdtemp(join(tmpdir(), 'torchward-empty-'));
  const store = await openStore({ databaseUrl: undefined, dataDir: folder });
  await store.close();
  process.env[MODELS.empty] = folder;

  const postgres = process.env[DATABASE_ADDRESS] ? undefined : await startOwnPostgres();
  if (postgres) process.env[DATABASE_ADDRESS] = postgres.url;
  return async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
