import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'openapi', 'torchward.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) {
      throw new Error(
        'Torchward cannot find openapi/torchward.yaml in any folder above its own code. ' +
          'Run it from a complete checkout.',
      );
    }
    folder = parent;
  }
  return folder;
}

/**
 * The folder that holds the contract and the built app. The same code runs from `src/server` under a TypeScript loader
 * and from `dist/server` once bundled, so the depth is searched for.
 */
export const projectRoot = findRoot();
