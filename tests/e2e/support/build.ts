import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs once before the journeys: they go through what `npm run build` makes, never through source files. */
export default function setup(): void {
  const result = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/build.ts', '--if-stale'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`The build failed:\n${result.stdout}\n${result.stderr}`);
}
