import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleGraph } from './moduleGraph';

/** Files that affect every story, even without an import. A folder ends with a slash. */
const SHARED_BY_ALL = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  '.storybook/',
  'public/',
  'scripts/build/',
  'scripts/visual/',
  'tests/support/browser.ts',
];

function listFiles(root: string, entry: string): string[] {
  if (!existsSync(join(root, entry))) return [];
  if (!entry.endsWith('/')) return [entry];
  return readdirSync(join(root, entry), { recursive: true, encoding: 'utf8' })
    .map((name) => join(entry, name))
    .filter((path) => statSync(join(root, path)).isFile());
}

/** The source files of stories, as paths from the repository's root. */
export class StorySources {
  readonly #root: string;
  readonly #graph: ModuleGraph;
  readonly #hashes = new Map<string, string>();
  readonly #shared: ReadonlySet<string>;

  /** @param root the repository */
  constructor(root: string) {
    this.#root = root;
    this.#graph = new ModuleGraph(root);
    const files = SHARED_BY_ALL.flatMap((entry) => listFiles(root, entry));
    // Storybook's configuration imports the theme and the environment of every story.
    const brought = files
      .filter((file) => /^\.storybook\/.*\.tsx?$/.test(file))
      .flatMap((file) => [...this.#graph.closure(file)]);
    this.#shared = new Set([...files, ...brought]);
  }

  /** Whether a file affects every story; the file may be deleted. */
  isShared(file: string): boolean {
    return (
      this.#shared.has(file) || SHARED_BY_ALL.some((entry) => entry.endsWith('/') && file.startsWith(entry))
    );
  }

  /** The files on which a story file depends, itself included, without those that all stories share. */
  listParts(file: string): ReadonlySet<string> {
    return this.#graph.closure(file);
  }

  #hash(file: string): string {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const hash = createHash('sha256')
      .update(readFileSync(join(this.#root, file)))
      .digest('hex');
    this.#hashes.set(file, hash);
    return hash;
  }

  /** Digest of all sources of a story file: 20 hexadecimal digits. */
  computeDigest(file: string): string {
    const digest = createHash('sha256');
    for (const part of [...new Set([...this.#shared, ...this.listParts(file)])].sort())
      digest.update(`${part}\0${this.#hash(part)}\n`);
    return digest.digest('hex').slice(0, 20);
  }
}
