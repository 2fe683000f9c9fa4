import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Diagnostic {
  message: string;
  code?: string;
  filename: string;
}

interface VirtualFile {
  path: string;
  code: string;
}

/** Runs the linter in a copy of the repository, or of a part of it. @returns `plugin(rule): message` by file */
export async function lintCopy(folder: string, paths: readonly string[]): Promise<Map<string, string[]>> {
  const settings = readdirSync(root).filter((name) => /^(tsconfig.*|package)\.json$/.test(name));
  for (const path of ['scripts/lint', 'oxlint.config.js', ...settings]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  if (!existsSync(join(folder, 'node_modules'))) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      ...['--config', 'oxlint.config.js', '--format', 'json', ...paths],
    ],
    { cwd: folder, maxBuffer: 2 ** 26 },
  ).catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const objections = new Map<string, string[]>();
  for (const { code = '', message, filename } of diagnostics) {
    objections.set(filename, [...(objections.get(filename) ?? []), `${code}: ${message}`]);
  }
  return objections;
}

/**
 * Lints files that exist only in a test, once and on a copy of the sources: a test adds its files while it is collected,
 * and asks for the objections while it runs.
 */
export function createVirtualFiles() {
  const files: VirtualFile[] = [];
  let objections = new Map<string, string[]>();

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'torchward-lint-'));
    try {
      cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
      for (const { path, code } of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), code);
      }
      objections = await lintCopy(
        folder,
        files.map(({ path }) => path),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  return {
    /** Adds a file. A name that begins with "virtual" gets a number, so that a folder can hold several. */
    add: (path: string, code: string): VirtualFile => {
      const numbered = path.replace(/(virtual)(?=[^/]*$)/i, `$1${files.length}`);
      if (files.some((file) => file.path === numbered)) throw new Error(`${path} is there already.`);
      const file = { path: numbered, code };
      files.push(file);
      return file;
    },
    /** What the linter objects to in a file: `plugin(rule): message`. */
    objections: ({ path }: VirtualFile): readonly string[] => objections.get(path) ?? [],
    /** What one rule, `plugin(rule)`, objects to. */
    listObjections: (rule: string, { path }: VirtualFile): readonly string[] =>
      (objections.get(path) ?? []).filter((line) => line.startsWith(`${rule}: `)),
  };
}

/**
 * Some real module of a folder, as an import path, so that a test of directions doesn't hang on one file's name.
 *
 * @throws when the folder holds no TypeScript file
 */
export function findAnyModule(folder: string, matching = /\.tsx?$/): string {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => matching.test(name) && !name.endsWith('.d.ts') && statSync(join(root, folder, name)).isFile(),
    )
    .sort();
  const [first] = found;
  if (first === undefined) throw new Error(`${folder} holds no module that matches ${String(matching)}.`);
  return join(folder, first).replace(/\.tsx?$/, '');
}

/** Computes the path from one virtual file to a module, as the file would write it. */
export function computeImportPath(target: string): string {
  return target.startsWith('src/') ? `~/${target.slice('src/'.length)}` : target;
}
