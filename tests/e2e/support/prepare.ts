import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../support/build';
import { filledFolder, startServer } from './server';

/**
 * Runs once before the journeys. They go through what `npm run build` makes, never through source files; and making
 * and filling a database takes ten times as long as copying a filled one, so that is done once.
 *
 * @returns what removes the filled folder
 */
export default async function setup(): Promise<() => Promise<void>> {
  build();
  const folder = await mkdtemp(join(tmpdir(), 'torchward-filled-'));
  const server = await startServer({ dataDir: folder });
  await server.stop();
  process.env[filledFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
