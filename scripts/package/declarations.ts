import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the compiler writes; `tsconfig.package.json` names it too. */
const COMPILED = 'dist/.package-types';

/**
 * Writes a declaration file with its docstrings for each module. `tsc-alias` replaces the repository's alias and adds the
 * file extensions that Node's resolution needs; it looks for the compiled modules beside the declarations.
 *
 * @param out the package's folder
 * @throws {Error} when the compiler or tsc-alias objects
 */
export async function buildDeclarations(root: string, out: string): Promise<void> {
  const compiled = join(root, COMPILED);
  await rm(compiled, { recursive: true, force: true });
  const program = ['-p', join(root, 'tsconfig.package.json')];
  for (const parameters of [
    ['typescript-native/bin/tsc', ...program],
    ['tsc-alias/dist/bin/index.js', ...program, '--resolve-full-paths'],
  ]) {
    const [script = '', ...rest] = parameters;
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...rest], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error('The declarations of the package could not be written.');
  }
  await cp(compiled, out, { recursive: true, filter: (path) => !path.endsWith('.js') });
  await rm(compiled, { recursive: true });
}
