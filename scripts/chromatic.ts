import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildArtefact, catalogue, isStale } from './build/artefacts.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is not set up here: CHROMATIC_PROJECT_TOKEN is empty. Nothing was sent.');
} else {
  const code = isStale(catalogue) ? buildArtefact(catalogue) : 0;
  const result =
    code === 0
      ? spawnSync(process.execPath, ['node_modules/chromatic/dist/bin.cjs', ...process.argv.slice(2)], {
          cwd: root,
          stdio: 'inherit',
        })
      : { status: code };
  process.exitCode = result.status ?? 1;
}
