import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

interface Import {
  specifier: string;
  /** Undefined: everything of the module. */
  names: readonly string[] | undefined;
}

interface Module {
  imports: readonly Import[];
  /** Exported name to where it comes from. */
  reexports: ReadonlyMap<string, { specifier: string; name: string }>;
  /** Modules whose every export is passed on. */
  stars: readonly string[];
  /** True when the file does nothing but pass exports on. */
  isBarrel: boolean;
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function specifierOf(node: ts.Node & { moduleSpecifier?: ts.Expression | undefined }): string | undefined {
  return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
    ? node.moduleSpecifier.text
    : undefined;
}

function namesOf(clause: ts.ImportClause | undefined): readonly string[] | undefined {
  if (clause === undefined || clause.name) return undefined;
  const bindings = clause.namedBindings;
  if (bindings === undefined || ts.isNamespaceImport(bindings)) return undefined;
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
}

/** What `import()` and `import.meta.glob()` name. */
function calledImports(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      const [argument] = node.arguments;
      if ((called === 'import' || called === 'import.meta.glob') && argument) {
        if (!ts.isStringLiteral(argument))
          throw new Error(`${source.fileName}: cannot follow ${node.getText(source)}`);
        found.push({ specifier: argument.text, names: undefined });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function parseModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const imports: Import[] = calledImports(source);
  const reexports = new Map<string, { specifier: string; name: string }>();
  const stars: string[] = [];
  let isBarrel = source.statements.length > 0;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const specifier = specifierOf(statement);
      if (specifier !== undefined) imports.push({ specifier, names: namesOf(statement.importClause) });
      isBarrel = false;
    } else if (ts.isExportDeclaration(statement) && specifierOf(statement) !== undefined) {
      const specifier = specifierOf(statement) ?? '';
      if (statement.exportClause === undefined) stars.push(specifier);
      else if (ts.isNamedExports(statement.exportClause)) {
        for (const element of statement.exportClause.elements) {
          reexports.set(element.name.text, { specifier, name: (element.propertyName ?? element.name).text });
        }
      } else stars.push(specifier);
    } else isBarrel = false;
  }
  return { imports, reexports, stars, isBarrel };
}

/**
 * Which files a file is made of, found in the sources. Finer than a bundler's graph: an import of one name from an
 * index leads to the module that defines the name, not to everything the index passes on.
 */
export class ModuleGraph {
  readonly #root: string;
  readonly #modules = new Map<string, Module>();
  readonly #closures = new Map<string, ReadonlySet<string>>();

  /** @param root the repository */
  constructor(root: string) {
    this.#root = root;
  }

  #module(path: string): Module {
    const known = this.#modules.get(path);
    if (known) return known;
    const isCode = /\.tsx?$/.test(path);
    const parsed = isCode
      ? parseModule(path, readFileSync(join(this.#root, path), 'utf8'))
      : {
          imports: mdxImports(join(this.#root, path)),
          reexports: new Map<string, never>(),
          stars: [],
          isBarrel: false,
        };
    this.#modules.set(path, parsed);
    return parsed;
  }

  #resolve(specifier: string, from: string): string | undefined {
    const bare = specifier.replace(/\?.*$/, '');
    if (!/^(~\/|\.)/.test(bare)) return undefined;
    const target = bare.startsWith('~/') ? join('src', bare.slice(2)) : join(dirname(from), bare);
    const found = endings
      .map((ending) => target + ending)
      .find((path) => {
        const absolute = join(this.#root, path);
        return existsSync(absolute) && statSync(absolute).isFile();
      });
    return found === undefined ? undefined : relative(this.#root, resolve(this.#root, found));
  }

  /** The files that a specifier stands for: several for the pattern of a glob, none for a package. */
  #targets(specifier: string, from: string): string[] {
    if (!specifier.includes('*')) {
      const target = this.#resolve(specifier, from);
      return target === undefined ? [] : [target];
    }
    const folder = dirname(join(dirname(from), specifier));
    const [start = '', end = '', ...more] = basename(specifier).split('*');
    if (folder.includes('*') || more.length > 0)
      throw new Error(`${from}: cannot follow the pattern ${specifier}`);
    return readdirSync(join(this.#root, folder))
      .filter((name) => name.startsWith(start) && name.endsWith(end))
      .map((name) => join(folder, name));
  }

  /** The files that one imported name leads to: the barrels on the way, and the module that defines it. */
  #origins(path: string, name: string): string[] {
    const module = this.#module(path);
    if (!module.isBarrel) return [path];
    const known = module.reexports.get(name);
    if (known) {
      const target = this.#resolve(known.specifier, path);
      return target === undefined ? [path] : [path, ...this.#origins(target, known.name)];
    }
    const targets = module.stars.flatMap((specifier) => this.#resolve(specifier, path) ?? []);
    return [path, ...targets.flatMap((target) => this.#origins(target, name))];
  }

  #direct(path: string): string[] {
    const module = this.#module(path);
    const wanted = module.imports.flatMap(({ specifier, names }) =>
      this.#targets(specifier, path).flatMap((target) =>
        names === undefined ? this.#everything(target) : names.flatMap((name) => this.#origins(target, name)),
      ),
    );
    if (module.isBarrel) return wanted;
    const passed = [...module.stars, ...[...module.reexports.values()].map(({ specifier }) => specifier)];
    return [...wanted, ...passed.flatMap((specifier) => this.#resolve(specifier, path) ?? [])];
  }

  #everything(path: string): string[] {
    const module = this.#module(path);
    if (!module.isBarrel) return [path];
    const specifiers = [...module.stars, ...[...module.reexports.values()].map(({ specifier }) => specifier)];
    const targets = specifiers.flatMap((specifier) => this.#resolve(specifier, path) ?? []);
    return [path, ...targets.flatMap((target) => this.#everything(target))];
  }

  /** Every file that a file is made of, itself included. Paths from the repository's root. */
  closure(path: string): ReadonlySet<string> {
    const known = this.#closures.get(path);
    if (known) return known;
    const seen = new Set<string>([path]);
    const queue = [path];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      for (const target of this.#direct(next)) {
        if (seen.has(target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
    this.#closures.set(path, seen);
    return seen;
  }
}

function mdxImports(path: string): Import[] {
  if (!path.endsWith('.mdx') || !existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^import .* from ['"](.+)['"]/gm)].map(
    ([, specifier = '']) => ({
      specifier,
      names: undefined,
    }),
  );
}
