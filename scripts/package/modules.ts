import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The subpath import under which a module names its style sheet: `#styles/design-system/Button/Button.css`. */
const STYLES = '#styles/';

/** The folder of the style sheets inside the package. */
const STYLES_FOLDER = 'styles/';

/** The public modules of the package, by their path inside it. */
const ENTRIES = {
  'design-system/index': 'src/design-system/index.ts',
  'charts/index': 'src/charts/index.ts',
  'design-system/theme/published': 'src/design-system/theme/published.ts',
} as const;

const isPackage = (id: string): boolean => !/^(?:\.|\/|~\/|\0)/.test(id);

function createConfig(root: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    base: './',
    plugins: [vanillaExtractPlugin(), react()],
    resolve: { alias: { '~': join(root, 'src') } },
  };
}

const target = {
  target: 'es2023',
  cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
} satisfies InlineConfig['build'];

/** Gives each module an import of its style sheets, because Vite removes those of a library. */
function importStyles(): Plugin {
  return {
    name: 'import-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const sheet of output.viteMetadata?.importedCss ?? [])
          output.code += `import '${STYLES}${sheet.slice(STYLES_FOLDER.length)}';\n`;
      }
    },
  };
}

function getStyleSheetPath({ names: [name = ''] }: Rolldown.PreRenderedAsset): string {
  return `${STYLES_FOLDER}${name.replace(/\.css\.ts\.vanilla\.css$/, '.css')}`;
}

async function run(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const [built] = (await build(config)) as Rolldown.RolldownOutput[];
  if (!built) throw new Error('Vite has built nothing.');
  return built.output;
}

/** The style sheets of an entry's modules in the order in which a browser meets them, each once. */
function listSheets(output: Rolldown.RolldownOutput['output'], entries: readonly string[]): string[] {
  const chunks = new Map(
    output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])),
  );
  const visited = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  for (const entry of entries) visit(`${entry}.js`);
  return [...sheets];
}

/** The name of the package that an import leads to, without the path inside it. */
const getPackageName = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** What the package still needs beside the module files that the build wrote. */
export interface BuiltModules {
  /** The text of all style sheets, in the order of their cascade. */
  styles: string;
  /** The names of the packages that the modules import. */
  imported: ReadonlySet<string>;
}

/**
 * Builds one JavaScript module and at most one style sheet for each module of the design system and the charts.
 *
 * @param out the package's folder
 */
export async function buildModules(root: string, out: string): Promise<BuiltModules> {
  const config = createConfig(root);
  const output = await run({
    ...config,
    plugins: [...(config.plugins ?? []), importStyles()],
    build: {
      ...target,
      outDir: out,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      lib: {
        entry: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(root, path)])),
        formats: ['es'],
      },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: isPackage,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: '[name].js',
          assetFileNames: getStyleSheetPath,
        },
      },
    },
  });
  const sources = new Map(
    output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, String(item.source)] as const] : [])),
  );
  const styles = listSheets(output, Object.keys(ENTRIES))
    .map((sheet) => sources.get(sheet) ?? '')
    .join('');
  const imports = output.flatMap((item) => (item.type === 'chunk' ? item.imports : []));
  const files = new Set(output.map(({ fileName }) => fileName));
  return {
    styles,
    imported: new Set(imports.filter((name) => !files.has(name)).map(getPackageName)),
  };
}

/**
 * Writes the theme's style sheet with the fonts that it names.
 *
 * @param entry the module that imports the theme's style sheets
 * @param out where to write the fonts
 * @returns the text of the style sheet; its addresses are relative to `out`
 */
export async function buildTheme(root: string, entry: string, out: string): Promise<string> {
  const built = (await build({
    ...createConfig(root),
    build: {
      ...target,
      write: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, entry),
        output: { assetFileNames: 'fonts/[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  let sheet = '';
  for (const item of built.output) {
    if (item.type !== 'asset') continue;
    if (item.fileName.endsWith('.css')) sheet = String(item.source).replaceAll('url(./', 'url(./fonts/');
    else {
      await mkdir(dirname(join(out, item.fileName)), { recursive: true });
      await writeFile(join(out, item.fileName), item.source);
    }
  }
  return sheet;
}
