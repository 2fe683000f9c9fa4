import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const installed = join(root, 'node_modules');

/** The package as npm packs it. */
export const tarball = join(root, 'dist/package.tgz');

export interface Manifest {
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Packages that the projects have beside those of the package, to build and to type-check. */
const TOOLS = ['vite', '@vitejs/plugin-react', '@types/react-dom'];

/** Runs Node in a folder. @returns its exit status and its output */
export function runNode(folder: string, ...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...parameters], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, output: stdout, errors: stderr };
}

/**
 * Makes a project of another team in a folder: the package from its tarball, links to the packages that it declares and
 * to no other, and the sources beside this file.
 *
 * @returns the path of the package inside the project
 */
export function createConsumer(folder: string): string {
  const own = join(folder, 'node_modules/@torchward/design-system');
  mkdirSync(own, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', own]);
  if (status !== 0) throw new Error(`The tarball could not be unpacked: ${String(stderr)}`);
  const manifest = readManifest(own);
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...declared, ...TOOLS]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(installed, name), link);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  cpSync(join(root, 'tests/package/consumers'), folder, { recursive: true });
  return own;
}

/** Reads the description of an unpacked package. */
export function readManifest(own: string): Manifest {
  return JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Manifest;
}

/** Runs `vite build` in a project. @throws with what Vite said */
export function buildWithVite(folder: string, ...parameters: readonly string[]): void {
  const { status, output, errors } = runNode(
    folder,
    join(folder, '../node_modules/vite/bin/vite.js'),
    'build',
    ...parameters,
  );
  if (status !== 0) throw new Error(output + errors);
}
