import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../', import.meta.url));

const eslint = new ESLint({ cwd: root });

/** What the linter objects to in a file that exists only in this test: `rule: message`. */
export async function objections(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, path), warnIgnored: true });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`);
}

/** The objections of one rule, in words. */
export async function objectionsOf(rule: string, path: string, code: string): Promise<string[]> {
  const all = await objections(path, code);
  return all.filter((line) => line.startsWith(`${rule}: `)).map((line) => line.slice(rule.length + 2));
}

/**
 * Some real module of a folder, as an import path, so that a test of directions doesn't hang on one file's name.
 *
 * @throws when the folder holds no TypeScript file
 */
export function someModule(folder: string, matching = /\.tsx?$/): string {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => matching.test(name) && !name.endsWith('.d.ts') && statSync(join(root, folder, name)).isFile(),
    )
    .sort();
  const [first] = found;
  if (first === undefined) throw new Error(`${folder} holds no module that matches ${String(matching)}.`);
  return join(folder, first).replace(/\.tsx?$/, '');
}

/** The path from one virtual file to a module, as the file would write it. */
export function importPath(target: string): string {
  return target.startsWith('src/') ? `~/${target.slice('src/'.length)}` : target;
}
