import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../../', import.meta.url));

export interface PublicProp {
  name: string;
  /** The declaration without its comment, on one line. */
  declaration: string;
  documented: boolean;
}

export interface PublicExport {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'list' | 'value' | 'type';
  /** Whether a docstring says what it is for. */
  documented: boolean;
  /** Props of an interface, also those that it inherits from our own code; other ancestors stand in `extends`. */
  props: PublicProp[];
  extends: string;
  /** The values of a list. */
  entries: string[];
  /** What the name of a type stands for; empty for an interface. */
  meaning: string;
}

const toOneLine = (text: string) =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isOurs = (node: ts.Node) => !node.getSourceFile().fileName.includes('node_modules');

/** The members of a union of plain values, in the order of the alphabet; nothing for any other type. */
function listUnionValues(type: ts.Type, checker: ts.TypeChecker): string[] {
  const plain = ts.TypeFlags.Literal | ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  const members = type.isUnion() ? type.types : [type];
  if (!members.every((member) => member.flags & plain)) return [];
  return members.map((member) => checker.typeToString(member).replaceAll('"', "'")).sort();
}

/** The text of a declaration with every name of a union of values replaced by the values, so that a lost one shows. */
function formatDeclaration(node: ts.Node, checker: ts.TypeChecker): string {
  const text = node.getText().replace(/;$/, '');
  const replacements: { start: number; end: number; values: string }[] = [];
  const visit = (child: ts.Node): void => {
    const mayStandForValues =
      ts.isTypeReferenceNode(child) || ts.isIndexedAccessTypeNode(child) || ts.isTypeOperatorNode(child);
    if (mayStandForValues) {
      const values = listUnionValues(checker.getTypeFromTypeNode(child), checker);
      if (values.length > 0) {
        const start = child.getStart() - node.getStart();
        const union = values.join(' | ');
        const isItem = ts.isArrayTypeNode(child.parent) && values.length > 1;
        replacements.push({ start, end: start + child.getWidth(), values: isItem ? `(${union})` : union });
        return;
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return toOneLine(
    replacements.reduceRight(
      (result, { start, end, values }) => result.slice(0, start) + values + result.slice(end),
      text,
    ),
  );
}

/** The texts of an `as const` list; nothing for any other declaration. */
function listConstEntries(declaration: ts.Declaration): string[] {
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return [];
  const { initializer } = declaration;
  if (!ts.isAsExpression(initializer) || !ts.isArrayLiteralExpression(initializer.expression)) return [];
  return initializer.expression.elements.filter(ts.isStringLiteral).map((element) => element.text);
}

function getExportKind(name: string, declaration: ts.Declaration): PublicExport['kind'] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return 'type';
  if (ts.isFunctionDeclaration(declaration)) {
    if (/^use[A-Z]/.test(name)) return 'hook';
    return /^[A-Z]/.test(name) ? 'component' : 'function';
  }
  return listConstEntries(declaration).length > 0 ? 'list' : 'value';
}

function isDocumented(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getDocumentationComment(checker).length > 0;
}

function getProps(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): Pick<PublicExport, 'props' | 'extends'> {
  if (!ts.isInterfaceDeclaration(declaration)) return { props: [], extends: '' };
  const props = checker
    .getPropertiesOfType(checker.getTypeAtLocation(declaration.name))
    .flatMap((property): PublicProp[] => {
      const member = property.declarations?.[0];
      if (!member || !isOurs(member)) return [];
      const documented = isDocumented(property, checker);
      return [{ name: property.name, declaration: formatDeclaration(member, checker), documented }];
    });
  const foreign = (declaration.heritageClauses ?? [])
    .flatMap((clause) => clause.types)
    .filter((ancestor) => !isOurInterface(ancestor, checker))
    .map((ancestor) => toOneLine(ancestor.getText()));
  return { props, extends: foreign.length > 0 ? `extends ${foreign.join(', ')}` : '' };
}

/** Whether all that an ancestor passes on is listed among the props. */
function isOurInterface(ancestor: ts.ExpressionWithTypeArguments, checker: ts.TypeChecker): boolean {
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(ancestor))
    .every((property) => property.declarations?.every(isOurs));
}

function formatMeaning(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (!ts.isTypeAliasDeclaration(declaration)) return '';
  const values = listUnionValues(checker.getTypeAtLocation(declaration.name), checker);
  return `= ${values.length > 0 ? values.join(' | ') : formatDeclaration(declaration.type, checker)}`;
}

function createVirtualHost(
  options: ts.CompilerOptions,
  sources: Readonly<Record<string, string>>,
  root: string,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const inMemory = new Map(Object.entries(sources).map(([path, text]) => [join(root, path), text]));
  host.readFile = (path) => inMemory.get(path) ?? readFile(path);
  host.fileExists = (path) => inMemory.has(path) || fileExists(path);
  host.getSourceFile = (path, languageVersion) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion, true);
  };
  return host;
}

function listExports(program: ts.Program, path: string): PublicExport[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${path} is not a module.`);
  return checker
    .getExportsOfModule(module)
    .map((exported) => ({
      name: exported.name,
      symbol: exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
    }))
    .flatMap(({ name, symbol }): PublicExport[] => {
      const declaration = symbol.declarations?.[0];
      /* The drawings of the icon library are listed on their own page. */
      if (!declaration || dirname(declaration.getSourceFile().fileName).includes('node_modules')) return [];
      const kind = getExportKind(name, declaration);
      const documented = isDocumented(symbol, checker);
      return [
        {
          name,
          kind,
          documented,
          entries: listConstEntries(declaration),
          meaning: formatMeaning(declaration, checker),
          ...getProps(declaration, checker),
        },
      ];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function createProgram(
  indexes: readonly string[],
  sources: Readonly<Record<string, string>>,
  root: string,
): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    paths: { '~/*': [join(root, 'src/*')] },
  };
  const files = indexes.map((index) => join(root, index));
  return ts.createProgram(files, options, createVirtualHost(options, sources, root));
}

/**
 * Reads everything that index files offer, with the compiler itself.
 *
 * @param indexes paths of the index files from the repository's root
 * @param sources files that replace those on disk, for tests of this reader
 * @param root the repository
 */
export function readPublicApis(
  indexes: readonly string[],
  sources: Readonly<Record<string, string>> = {},
  root = repository,
): PublicExport[][] {
  const program = createProgram(indexes, sources, root);
  return indexes.map((index) => listExports(program, join(root, index)));
}

/** The text that reviewers read: one line for each export and each prop, and a line's end after the last. */
export function printPublicApi(exports: readonly PublicExport[]): string {
  const lines = exports
    .map(({ name, kind, props, extends: inherited, entries, meaning }) =>
      [
        [kind, name, inherited, meaning, ...entries].filter(Boolean).join(' '),
        ...props.map((prop) => `  ${prop.declaration}`),
      ].join('\n'),
    )
    .join('\n');
  return `${lines}\n`;
}

/** Whether the type names `undefined`, which `exactOptionalPropertyTypes` tells from an absent member. */
function acceptsUndefined(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.some(
    ({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown),
  );
}

/** Finds the optional properties that may be left out, but not be `undefined`, in the sources behind index files. */
export function findStrictOptionals(
  indexes: readonly string[],
  sources: Readonly<Record<string, string>> = {},
): string[] {
  const program = createProgram(indexes, sources, repository);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type)
      if (!acceptsUndefined(checker.getTypeFromTypeNode(node.type)))
        found.push(`${relative(repository, node.getSourceFile().fileName)}: ${node.name.getText()}`);
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (isOurs(source) && !source.fileName.endsWith('.css.ts')) visit(source);
  return found;
}
