/** Builds the client package for plugin authors into dist/sdk, and packs dist/sdk.tgz, which the server offers. */
import { spawnSync } from 'node:child_process';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../src/sdk/contract.gen';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = join(root, 'dist/sdk');

/** Ends this program when the command fails. */
function run(command: string, parameters: readonly string[], stdout: 'inherit' | 'ignore' = 'inherit'): void {
  const { status } = spawnSync(command, parameters, { stdio: ['ignore', stdout, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

await rm(out, { recursive: true, force: true });
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
run(process.execPath, [compiler, '-p', join(root, 'tsconfig.sdk.json')]);

const description = {
  name: 'torchward',
  version: VERSION,
  description: 'Client of the Torchward API for plugins and other programs beside a game server.',
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
  sideEffects: false,
  engines: { node: '>=20.3.0' },
};
await writeFile(join(out, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
await copyFile(join(root, 'src/sdk/README.md'), join(out, 'README.md'));
await copyFile(join(root, 'LICENSE'), join(out, 'LICENSE'));

// npm prints the tarball's name, which no reader of the build needs.
run('npm', ['pack', out, '--silent', '--pack-destination', join(root, 'dist')], 'ignore');
await rename(join(root, `dist/torchward-${VERSION}.tgz`), join(root, 'dist/sdk.tgz'));
