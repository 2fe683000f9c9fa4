import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Makes what `npm run build` makes, where it is missing or older than its sources. @throws with what the build said */
export function build(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/build.ts', '--if-stale'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}
