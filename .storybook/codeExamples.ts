import { format } from 'oxfmt';
import { parser, types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

/** Storybook's hook that adds source code to a story file. */
export type EnrichCsf = (csf: CsfFile, source: CsfFile) => Promise<void>;

/** Whether a text is an example as Storybook prints it; the others are descriptions. */
const isExample = (text: string): boolean => /^(?:async )?(?:const|function) /.test(text.trim());

/** Collects the names that code refers to, those of its own variables included. */
function readNames(root: types.Node, names = new Set<string>()): Set<string> {
  types.traverse(root, (node, ancestors) => {
    const parent = ancestors.at(-1)?.node;
    const isName = types.isIdentifier(node) || types.isJSXIdentifier(node);
    if (isName && (!parent || types.isReferenced(node, parent))) names.add(node.name);
  });
  return names;
}

/** The import statement of those names of a declaration that are used; undefined when there are none. */
function printImport(
  { specifiers, source, importKind }: types.ImportDeclaration,
  used: ReadonlySet<string>,
): string | undefined {
  const named = specifiers.flatMap((specifier) => {
    if (!types.isImportSpecifier(specifier) || !used.has(specifier.local.name)) return [];
    const { imported, local } = specifier;
    const name = types.isIdentifier(imported) ? imported.name : imported.value;
    const kind = specifier.importKind === 'type' ? 'type ' : '';
    return `${kind}${name === local.name ? name : `${name} as ${local.name}`}`;
  });
  if (named.length === 0) return undefined;
  return `import ${importKind === 'type' ? 'type ' : ''}{ ${named.join(', ')} } from '${source.value}';`;
}

/** The names that a top-level statement of a story file declares for itself. */
function readDeclared(statement: types.Statement): string[] {
  const isType = types.isTSInterfaceDeclaration(statement) || types.isTSTypeAliasDeclaration(statement);
  return isType ? [statement.id.name] : Object.keys(types.getBindingIdentifiers(statement));
}

/** Puts a handler that does nothing in the place of each spy, which is for tests. */
const replaceSpies = (code: string): string =>
  code
    .replaceAll(/(const \w+) = fn<(.+)>\(\)/g, '$1: $2 = () => undefined')
    .replaceAll(/\bfn\(\)/g, '() => undefined');

/** Puts what an example uses of its story file before it: imports, and declarations of the file. */
function addWhatItUses(code: string, { _ast: ast, _file: file }: CsfFile): string {
  // Storybook's own parser also copies the whole tree, so that code can be printed again.
  const used = readNames(parser.parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] }));
  const { body } = ast.program;
  const declarations = new Set<types.Statement>();
  // A declaration may use another one that stands before it.
  for (const statement of body.toReversed()) {
    const isModuleItem = types.isImportDeclaration(statement) || types.isExportNamedDeclaration(statement);
    if (isModuleItem || !readDeclared(statement).some((name) => used.has(name))) continue;
    declarations.add(statement);
    readNames(statement, used);
  }
  const texts = [...declarations]
    .toReversed()
    .map(({ start, end }) => replaceSpies(file.code.slice(start ?? 0, end ?? 0)));
  if (!texts.some((text) => /\bfn\b/.test(text))) used.delete('fn');
  const imports = body.flatMap((statement) =>
    types.isImportDeclaration(statement) ? (printImport(statement, used) ?? []) : [],
  );
  if (used.has('ComponentProps') && !imports.join().includes('ComponentProps'))
    imports.unshift("import type { ComponentProps } from 'react';");
  return [imports.join('\n'), ...texts, code].filter((part) => part !== '').join('\n\n');
}

/** The value of an `args` annotation without `satisfies` and `as`. */
const unwrap = (node: types.Node | undefined): types.Node | undefined =>
  types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node) ? unwrap(node.expression) : node;

/** Whether it is `Other.args`, which Storybook writes out. */
const isOtherStory = (node: types.Node): boolean =>
  types.isMemberExpression(node) && types.isIdentifier(node.property, { name: 'args' });

/** The expressions whose properties a story takes as args beside those that it names, which Storybook leaves out. */
function readSpreads(
  { _metaAnnotations: meta, _storyAnnotations: stories }: CsfFile,
  story: string,
): types.Node[] {
  return [meta['args'], stories[story]?.['args']].flatMap((args): types.Node[] => {
    const value = unwrap(args);
    if (value === undefined) return [];
    if (!types.isObjectExpression(value)) return [value];
    return value.properties
      .filter((part) => types.isSpreadElement(part))
      .map(({ argument }) => argument)
      .filter((argument) => !isOtherStory(argument));
  });
}

/** A story's example as Storybook prints it, with the props that it leaves out and without test spies. */
function completeProps(example: string, source: CsfFile): string {
  const code = replaceSpies(example.trim());
  const story = /^(?:async )?(?:const|function) (\w+)/.exec(code)?.[1] ?? '';
  const { component } = source._meta ?? {};
  const spreads = readSpreads(source, story).map(
    ({ start, end }) => ` {...${source._file.code.slice(start ?? 0, end ?? 0)}}`,
  );
  return code
    .replace(`<${component}`, (tag) => tag + spreads.join(''))
    .replace(/^(const \w+ =) \(?(\w+|\{[^}]*\})\)? =>/, `$1 ($2: ComponentProps<typeof ${component}>) =>`);
}

const completed = new Map<string, ReadonlyMap<string, string>>();

/**
 * Finds the completed examples of a story file by the names that it exports; undefined while the file is not enriched.
 *
 * @param text of the file
 */
export const findExamples = (text: string): ReadonlyMap<string, string> | undefined => completed.get(text);

/** Completes and formats the "Show code" examples, with oxfmt because Storybook's Prettier isn't installed. */
export const completeExamples =
  (enrich: EnrichCsf): EnrichCsf =>
  async (csf, source) => {
    // Storybook would print the parentheses around a JSX argument as text of its parent element.
    types.traverseFast(source._ast, (node) => {
      if (types.isJSXElement(node) || types.isJSXFragment(node)) delete node.extra;
    });
    const { body } = csf._ast.program;
    const written = body.length;
    await enrich(csf, source);

    const examples = new Map<string, string>();
    // Storybook adds one statement for each story: `Name.parameters = { …, docs: { …, source: { code: 'text' } } }`.
    for (const statement of body.slice(written)) {
      let story = '';
      const texts: types.StringLiteral[] = [];
      types.traverseFast(statement, (node) => {
        if (types.isMemberExpression(node) && types.isIdentifier(node.object)) story ||= node.object.name;
        if (types.isObjectProperty(node) && types.isStringLiteral(node.value) && isExample(node.value.value))
          texts.push(node.value);
      });
      for (const text of texts) {
        const { code, errors } = await format(
          'example.tsx',
          addWhatItUses(completeProps(text.value, source), source),
          { singleQuote: true, printWidth: 80 },
        );
        if (errors.length === 0) text.value = code.trimEnd();
        examples.set(story, text.value);
      }
    }
    // Storybook adds the statements in the order in which it finishes them.
    const inOrder = Object.keys(source._stories).flatMap((story): [string, string][] => {
      const example = examples.get(story);
      return example === undefined ? [] : [[story, example]];
    });
    completed.set(source._file.code, new Map(inOrder));
  };
