import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { writeList, writeTexts } from '../catalogueText/markdown';
import { createTextFinder } from '../catalogueText/texts';
import { ModuleGraph } from '../visual/moduleGraph';
import { DESIGN_SYSTEM_PACKAGE } from './manifest';
import { type ComponentUse, writeUse } from './uses';

/** One exported or local declaration of a module, with its docstring. */
interface Declaration {
  name: string;
  module: string;
  text: string;
  /** The docstring of a component; empty for anything else. */
  purpose: string;
}

const joinLines = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*)? ?/, '').replace(/\*\/\s*$/, ''))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('@'))
    .join(' ');

/** Replaces each `keyof typeof css.x` of a declaration by the names of the variants, which its style module has. */
function nameVariants(out: string, module: string, text: string): string {
  const [, styles] = /^import \* as css from '\.\/([^']+)\.js';$/m.exec(text) ?? [];
  if (styles === undefined) return text;
  const variants = readFileSync(join(out, dirname(module), `${styles}.d.ts`), 'utf8');
  return text.replaceAll(
    /keyof typeof css\.(\w+)/g,
    (whole, name) => new RegExp(`const ${name}: Record<([^,]+), string>`).exec(variants)?.[1] ?? whole,
  );
}

function readDeclarations(out: string, module: string): Declaration[] {
  const text = nameVariants(out, module, readFileSync(join(out, `${module}.d.ts`), 'utf8'));
  const source = ts.createSourceFile(`${module}.d.ts`, text, ts.ScriptTarget.ES2023, true);
  return source.statements.flatMap((statement): Declaration[] => {
    const variable = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : undefined;
    const named =
      variable?.name ??
      (ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isFunctionDeclaration(statement)
        ? statement.name
        : undefined);
    if (!named) return [];
    const name = named.getText();
    const isComponent = ts.isFunctionDeclaration(statement) && /^[A-Z]/.test(name);
    const comment = text.slice(statement.getFullStart(), statement.getStart());
    return [
      {
        name,
        module,
        text: statement.getFullText().trim().replaceAll('import("react").JSX.Element', 'ReactNode'),
        purpose: isComponent ? joinLines(comment) : '',
      },
    ];
  });
}

/** What an entry's index exports: the module of each name, in the index's order. */
function readExports(out: string, entry: string): ReadonlyMap<string, string> {
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  const index = readFileSync(join(out, `${entry}.d.ts`), 'utf8');
  return new Map(
    [...index.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/([^']+)\.js';$/gm)].flatMap(
      ([, names = '', path = '']) =>
        names
          .split(',')
          .map((name) => name.replace(/\btype\b/, '').trim())
          .filter(Boolean)
          .map((name): [string, string] => [name, `${folder}/${path}`]),
    ),
  );
}

/** The exported declarations of the package, found from its entries. */
class PackageApi {
  readonly #exports: ReadonlyMap<string, string>;
  readonly #modules: ReadonlyMap<string, readonly Declaration[]>;

  constructor(out: string, entries: readonly string[]) {
    this.#exports = new Map(entries.flatMap((entry) => [...readExports(out, entry)]));
    const modules = new Set(this.#exports.values());
    this.#modules = new Map([...modules].map((module) => [module, readDeclarations(out, module)]));
  }

  #find(name: string, module: string): Declaration | undefined {
    const own = this.#modules.get(module)?.find((declaration) => declaration.name === name);
    const exporting = this.#exports.get(name);
    return own ?? (exporting === undefined ? undefined : this.#find(name, exporting));
  }

  /** The exported declarations of each folder of components, by the folder's name. */
  listFolders(layer: string): ReadonlyMap<string, Declaration[]> {
    const folders = new Map<string, Declaration[]>();
    for (const [name, module] of this.#exports) {
      const folder = module.split('/').slice(0, -1);
      const declaration = this.#find(name, module);
      if (folder[0] !== layer || folder.length < 2 || !declaration) continue;
      const key = folder.at(-1) ?? '';
      folders.set(key, [...(folders.get(key) ?? []), declaration]);
    }
    return folders;
  }

  /** Lists what `declarations` mention, themselves or through others. The name of a member is no mention. */
  listMentioned(declarations: readonly Declaration[]): Declaration[] {
    const all = new Set(declarations);
    // The loop also visits the declarations that it adds.
    for (const { text, module } of all)
      for (const [word] of text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+\b(?!:)/g)) {
        const mentioned = this.#find(word, module);
        if (mentioned) all.add(mentioned);
      }
    return [...all].filter((declaration) => !declarations.includes(declaration));
  }
}

interface Page {
  name: string;
  purpose: string;
  text: string;
}

const printCode = (declarations: readonly Declaration[]): string =>
  `\`\`\`ts\n${declarations.map(({ text }) => text).join('\n\n')}\n\`\`\``;

/** Writes the texts of a component by its module in the package, such as `design-system/Dialog/Dialog`. */
type WriteTexts = (module: string) => string;

function createTextsWriter(root: string): WriteTexts {
  const graph = new ModuleGraph(root);
  const findTexts = createTextFinder(root);
  return (module) => {
    const source = `src/${module}.tsx`;
    return writeTexts(findTexts(source, graph.closure(source)));
  };
}

/** Lists the icons that the package exports, such as `CheckIcon`. */
function listIcons(out: string): string[] {
  const declared = readFileSync(join(out, 'design-system/Icon/icons.d.ts'), 'utf8');
  return [...declared.matchAll(/\bas (\w+Icon)\b/g)].map(([, name = '']) => name);
}

interface PageSources {
  /** The package's folder. */
  out: string;
  api: PackageApi;
  printTexts: WriteTexts;
  /** By the component's name. */
  uses: ReadonlyMap<string, ComponentUse>;
}

/** Lists a layer's components by folder, that of the folder's name first, because its purpose is the folder's. */
const listComponents = (api: PackageApi, layer: string): ReadonlyMap<string, Declaration[]> =>
  new Map(
    [...api.listFolders(layer)].map(([folder, declarations]) => [
      folder,
      declarations
        .filter(({ purpose }) => purpose !== '')
        .toSorted((one, other) => Number(other.name === folder) - Number(one.name === folder)),
    ]),
  );

/** The name of the page that has each component. */
const mapPages = (api: PackageApi): ReadonlyMap<string, string> =>
  new Map(
    ['design-system', 'charts']
      .flatMap((layer) => [...listComponents(api, layer)])
      .flatMap(([folder, components]) => components.map(({ name }): [string, string] => [name, folder])),
  );

function createPages({ out, api, printTexts, uses }: PageSources, layer: string, specifier: string): Page[] {
  const folders = api.listFolders(layer);
  const pages = mapPages(api);
  return [...listComponents(api, layer)].flatMap(([name, components]) => {
    if (components.length === 0) return [];
    const declarations = folders.get(name) ?? [];
    const mentioned = api.listMentioned(declarations);
    const imported = components.map((component) => component.name).join(', ');
    const icons = name === 'Icon' ? listIcons(out) : [];
    const texts = printTexts(components[0]?.module ?? '');
    const text = [
      `# ${name}`,
      components.map((component) => `- \`${component.name}\`: ${component.purpose}`).join('\n'),
      `\`\`\`tsx\nimport { ${imported} } from '${specifier}';\n\`\`\``,
      ...components.flatMap((component) => {
        const use = uses.get(component.name);
        return use ? writeUse(component.name, use, pages) : [];
      }),
      `## Interface\n\n${printCode(declarations)}`,
      ...(icons.length > 0 ? [`## Drawings\n\n${writeList(icons.map((icon) => `\`${icon}\``))}`] : []),
      ...(texts === '' ? [] : [`## Texts to translate\n\n${texts}`]),
      ...(mentioned.length > 0 ? [`## Types that it mentions\n\n${printCode(mentioned)}`] : []),
      '',
    ].join('\n\n');
    return [{ name, purpose: components[0]?.purpose ?? '', text }];
  });
}

/** The page of the exports from folders without a component, such as hooks. */
function createUtilitiesPage(api: PackageApi): Page {
  const utilities = [...api.listFolders('design-system').values()]
    .filter((declarations) => declarations.every(({ purpose }) => purpose === ''))
    .flat();
  const values = utilities.filter(({ text }) => /^export declare (?:const|function) /m.test(text));
  const text = [
    '# Utilities',
    `\`\`\`tsx\nimport { ${values.map(({ name }) => name).join(', ')} } from '${DESIGN_SYSTEM_PACKAGE}';\n\`\`\``,
    `## Interface\n\n${printCode(utilities)}`,
    '',
  ].join('\n\n');
  const hooks = values.filter(({ name }) => name.startsWith('use')).map(({ name }) => `\`${name}\``);
  const purpose = `Breakpoints, lists of sizes, components that load later, and the hooks ${hooks.join(', ')}.`;
  return { name: 'Utilities', purpose, text };
}

/** What a brand is made with. The values themselves are in `tokens.json`, with their meanings. */
const BRAND_MODULES = new Set(['brand', 'createThemes', 'serializeTokens', 'torchward']);

function createTokensPage(out: string): Page {
  const exported = readExports(out, 'design-system/theme/published');
  const values = [...exported.keys()].filter((name) => /^[a-z]/.test(name) || name === 'FACES');
  const declarations = [...new Set(exported.values())]
    .filter((module) => BRAND_MODULES.has(module.split('/').at(-1) ?? ''))
    .flatMap((module) => readDeclarations(out, module));
  const text = [
    '# Tokens',
    `\`\`\`ts\nimport { ${values.join(', ')} } from '${DESIGN_SYSTEM_PACKAGE}/tokens';\n\`\`\``,
    '`vars.space.medium` is the variable `--tw-space-medium` for a style sheet in TypeScript; `light`, `dark` and `scale` have the values, and [tokens.json](../tokens.json) their meanings. [README](../README.md) makes a brand of a colour.',
    `## Interface\n\n${printCode(declarations)}`,
    '',
  ].join('\n\n');
  return {
    name: 'Tokens',
    purpose: 'Variables and values for style sheets, and the themes of a brand.',
    text,
  };
}

const listPages = (pages: readonly Page[]): string =>
  pages
    .map(({ name, purpose }) => `- [${name}](docs/${name}.md): ${purpose}`)
    .sort()
    .join('\n');

/**
 * The documentation of a built package as Markdown, made from its declarations and the catalogue: `llms.txt`, an index by
 * https://llmstxt.org, and one page for each folder of components, complete with the types that it mentions.
 *
 * @param root the repository
 * @param out the package's folder, with its declarations
 * @param uses what the catalogue says of each component, by its name
 * @returns the text of each file by its path
 */
export function createMarkdownFiles(
  root: string,
  out: string,
  uses: ReadonlyMap<string, ComponentUse>,
): Readonly<Record<string, string>> {
  const api = new PackageApi(out, ['design-system/index', 'charts/index']);
  const sources: PageSources = { out, api, printTexts: createTextsWriter(root), uses };
  const components = createPages(sources, 'design-system', DESIGN_SYSTEM_PACKAGE);
  const charts = createPages(sources, 'charts', `${DESIGN_SYSTEM_PACKAGE}/charts`);
  const others = [createUtilitiesPage(api), createTokensPage(out)];
  const index = [
    `# ${DESIGN_SYSTEM_PACKAGE}`,
    '> Components, charts and tokens of Torchward for React. Components take no `className` and no `style`: a layout component around them owns the gap, and a variant names a meaning.',
    '- [README](README.md): how to install it, its style sheets and entries\n- [Tokens](tokens.json): every design token with its meaning, for both themes',
    `## Components\n\n${listPages(components)}`,
    `## Charts\n\n${listPages(charts)}`,
    `## Beside the components\n\n${listPages(others)}`,
    '',
  ].join('\n\n');
  const pages = [...components, ...charts, ...others].map(({ name, text }): [string, string] => [
    `docs/${name}.md`,
    text,
  ]);
  return { 'llms.txt': index, ...Object.fromEntries(pages) };
}
