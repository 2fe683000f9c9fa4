import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a component weighs beside React, in bytes after gzip: its modules with their packages, and its style sheets. */
export interface ComponentSize {
  /** What a page loads that imports this component alone. */
  initial: number;
  /** What the component loads later, when it is reached for. */
  onDemand: number;
}

const PREFIX = 'component:';

const join = (parts: readonly string[]): number =>
  parts.length === 0 ? 0 : gzipSync(parts.join('\n'), { level: 9 }).length;

/** A bundle's files by their name, as text. */
class Files {
  readonly #chunks = new Map<string, Rolldown.OutputChunk>();
  readonly #sheets = new Map<string, string>();

  constructor(output: Rolldown.RolldownOutput['output']) {
    for (const item of output)
      if (item.type === 'chunk') this.#chunks.set(item.fileName, item);
      else this.#sheets.set(item.fileName, String(item.source));
  }

  /** Adds a chunk and what it imports at once to `files`. */
  #collect(name: string, files: Set<string>): void {
    const chunk = this.#chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const imported of chunk.imports) this.#collect(imported, files);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
  }

  #measure(files: ReadonlySet<string>): number {
    const texts = (sheets: boolean) =>
      [...files]
        .filter((name) => this.#sheets.has(name) === sheets)
        .map((name) => this.#sheets.get(name) ?? this.#chunks.get(name)?.code ?? '');
    return join(texts(false)) + join(texts(true));
  }

  measure(entry: string): ComponentSize {
    const initial = new Set<string>();
    this.#collect(entry, initial);
    const all = new Set(initial);
    // A set that grows while it is walked is walked to its end.
    for (const name of all)
      for (const later of this.#chunks.get(name)?.dynamicImports ?? []) this.#collect(later, all);
    const onDemand = new Set([...all].filter((name) => !initial.has(name)));
    return { initial: this.#measure(initial), onDemand: this.#measure(onDemand) };
  }
}

/**
 * Bundles components from a built package with Vite, as an application would, and measures each.
 *
 * @param components the module that exports each, by the component's name
 */
export async function measureComponents(
  components: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ComponentSize>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'one-entry-a-component',
        resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
        load: (id) => {
          const name = id.slice(PREFIX.length);
          return id.startsWith(PREFIX)
            ? `export { ${name} } from ${JSON.stringify(components.get(name))}`
            : null;
        },
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries([...components.keys()].map((name) => [name, PREFIX + name])),
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
        output: { entryFileNames: 'entries/[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Files(output);
  return new Map([...components.keys()].map((name) => [name, files.measure(`entries/${name}.js`)] as const));
}
