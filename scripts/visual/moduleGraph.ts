import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

interface Module {
  /** Without `names`, the import is of the whole module. */
  imports: { specifier: string; names?: readonly string[] | undefined }[];
  /** Exported name to its name in the module that it comes from. Without `names`: every export of that module. */
  reexports: { specifier: string; names?: ReadonlyMap<string, string> }[];
  /** Whether the file only re-exports. */
  isBarrel: boolean;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function findImportedNames(clause: ts.ImportClause | undefined): readonly string[] | undefined {
  const bindings = clause?.namedBindings;
  if (clause?.name || bindings === undefined || ts.isNamespaceImport(bindings)) return undefined;
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function parseModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const module: Module = { imports: [], reexports: [], isBarrel: source.statements.length > 0 };
  for (const node of source.statements) {
    const from = (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier;
    const specifier = from && ts.isStringLiteral(from) ? from.text : undefined;
    if (specifier !== undefined && ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      if (clause === undefined || !ts.isNamedExports(clause)) module.reexports.push({ specifier });
      else {
        const names = clause.elements.map(({ propertyName, name }): [string, string] => [
          name.text,
          (propertyName ?? name).text,
        ]);
        module.reexports.push({ specifier, names: new Map(names) });
      }
    } else module.isBarrel = false;
    if (specifier !== undefined && ts.isImportDeclaration(node))
      module.imports.push({ specifier, names: findImportedNames(node.importClause) });
  }
  const visit = (node: ts.Node): void => {
    const isImport =
      ts.isCallExpression(node) && ['import', 'import.meta.glob'].includes(node.expression.getText(source));
    if (isImport) {
      const [argument] = node.arguments;
      if (argument === undefined || !ts.isStringLiteral(argument))
        throw new Error(`${path}: cannot follow ${node.getText(source)}`);
      module.imports.push({ specifier: argument.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return module;
}

/**
 * Finds the files on which a file depends, from the sources. It is finer than a bundler's graph: an import of one name
 * from an index leads to the module that defines the name, not to everything that the index re-exports.
 */
export class ModuleGraph {
  readonly #root: string;
  readonly #modules = new Map<string, Module>();
  readonly #closures = new Map<string, ReadonlySet<string>>();
  readonly #files = new Map<string, string[]>();

  /** @param root the repository */
  constructor(root: string) {
    this.#root = root;
  }

  #module(path: string): Module {
    const known = this.#modules.get(path);
    if (known) return known;
    const text = /\.tsx?$/.test(path) ? readFileSync(join(this.#root, path), 'utf8') : '';
    const parsed = parseModule(path, text);
    this.#modules.set(path, parsed);
    return parsed;
  }

  /** The files of a specifier: several for a glob's pattern, none for a package. */
  #targets(specifier: string, from: string): string[] {
    const bare = specifier.replace(/\?.*$/, '');
    if (!/^(~\/|\.)/.test(bare)) return [];
    const target = bare.startsWith('~/') ? join('src', bare.slice(2)) : join(dirname(from), bare);
    if (!target.includes('*')) {
      const known = this.#files.get(target);
      if (known) return known;
      const found = ENDINGS.map((ending) => target + ending).find(
        (path) => statSync(join(this.#root, path), { throwIfNoEntry: false })?.isFile() === true,
      );
      const files = found === undefined ? [] : [found];
      this.#files.set(target, files);
      return files;
    }
    const [start = '', end = '', ...more] = basename(target).split('*');
    if (dirname(target).includes('*') || more.length > 0)
      throw new Error(`${from}: cannot follow the pattern ${specifier}`);
    return readdirSync(join(this.#root, dirname(target)))
      .filter((name) => name.startsWith(start) && name.endsWith(end))
      .map((name) => join(dirname(target), name));
  }

  /**
   * The files behind an import: the index files on the way, and the modules that define the imported names.
   *
   * @param name the imported name; everything when left out
   */
  #origins(path: string, name?: string): string[] {
    const { isBarrel, reexports } = this.#module(path);
    if (!isBarrel) return [path];
    const named = reexports.filter(({ names }) => name !== undefined && names?.has(name));
    const stars = reexports.filter(({ names }) => name === undefined || names === undefined);
    const followed = (named.length > 0 ? named : stars).flatMap(({ specifier, names }) =>
      this.#targets(specifier, path).flatMap((target) =>
        this.#origins(target, name === undefined ? undefined : (names?.get(name) ?? name)),
      ),
    );
    return [path, ...followed];
  }

  #direct(path: string): string[] {
    const { imports, reexports, isBarrel } = this.#module(path);
    const wanted = isBarrel ? imports : [...imports, ...reexports.map(({ specifier }) => ({ specifier }))];
    return wanted.flatMap(({ specifier, names }: Module['imports'][number]) =>
      this.#targets(specifier, path).flatMap((target) =>
        names === undefined ? this.#origins(target) : names.flatMap((name) => this.#origins(target, name)),
      ),
    );
  }

  /** The file that defines a name which a file imports; undefined where the file imports no such name. */
  definition(path: string, name: string): string | undefined {
    const from = this.#module(path).imports.find(({ names }) => names?.includes(name) === true);
    if (from === undefined) return undefined;
    return this.#targets(from.specifier, path)
      .flatMap((target) => this.#origins(target, name))
      .at(-1);
  }

  /** All files on which a file depends, directly or not, itself included, as paths from the repository's root. */
  closure(path: string): ReadonlySet<string> {
    const known = this.#closures.get(path);
    if (known) return known;
    const seen = new Set<string>([path]);
    // A set visits what is added while it is iterated.
    for (const file of seen) for (const target of this.#direct(file)) seen.add(target);
    this.#closures.set(path, seen);
    return seen;
  }
}
