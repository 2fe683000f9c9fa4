import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const DESIGN_SYSTEM_PACKAGE = '@torchward/design-system';

/** The package's version: a removed or renamed export, prop or variant is a major one. */
export const DESIGN_SYSTEM_VERSION = '1.0.0';

/** Packages that the application and the design system must share, in the versions whose interface the modules use. */
const PEERS = { react: '^19.2.0', 'react-dom': '^19.2.0' };

const createExport = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** A style sheet has declarations, because TypeScript looks for those of an import without names too. */
const createStyleSheetExport = (name: string) => ({ types: './styleSheet.d.ts', default: `./${name}.css` });

/**
 * Describes the package for npm.
 *
 * @param imported names of the packages that its modules import
 * @throws {Error} when the repository does not pin one of them
 */
export async function createManifest(root: string, imported: ReadonlySet<string>): Promise<object> {
  const repository = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const dependencies = [...imported].filter((name) => !(name in PEERS)).sort();
  return {
    name: DESIGN_SYSTEM_PACKAGE,
    version: DESIGN_SYSTEM_VERSION,
    description: 'Components, charts and tokens of Torchward.',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': createExport('design-system/index'),
      './charts': createExport('charts/index'),
      './tokens': createExport('design-system/theme/published'),
      './tokens.css': createStyleSheetExport('tokens'),
      './theme.css': createStyleSheetExport('theme'),
      './styles.css': createStyleSheetExport('styles'),
      './tokens.json': './tokens.json',
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    imports: { '#styles/*': { node: './noStyles.js', default: './styles/*' } },
    peerDependencies: { ...PEERS, '@types/react': '^19.2.0' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
    dependencies: Object.fromEntries(
      dependencies.map((name) => {
        const version = repository.dependencies[name];
        if (version === undefined) throw new Error(`The package imports ${name}, which package.json lacks.`);
        return [name, `^${version}`];
      }),
    ),
  };
}
