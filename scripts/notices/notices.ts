import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: readonly string[];
}

/** A package that is part of what is delivered. */
export interface Delivered {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Where it lies, from the repository's root. */
  path: string;
}

/**
 * Every package of the lockfile that is not for development alone, sorted. Binaries for one platform are left out:
 * they come under the licence of the package that asks for them.
 */
export function deliveredPackages(lockfile: string): Delivered[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockEntry> };
  const seen = new Map<string, Delivered>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev || entry.os !== undefined) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = entry.version ?? '';
    seen.set(`${name}@${version}`, { name, version, license: entry.license ?? 'see its own licence', path });
  }
  return [...seen.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

async function licenceText(root: string, delivered: Delivered): Promise<string> {
  const folder = join(root, delivered.path);
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return texts
    .map((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll(/[ \t]+$/gm, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** The notices file: a list of what is delivered, then each licence text once with the packages it covers. */
export async function notices(root: string): Promise<string> {
  const delivered = deliveredPackages(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const byText = new Map<string, string[]>();
  for (const entry of delivered) {
    const text =
      (await licenceText(root, entry)) ||
      `Licence: ${entry.license}. The package carries no text of its own.`;
    byText.set(text, [...(byText.get(text) ?? []), `${entry.name}@${entry.version}`]);
  }
  const list = delivered.map(({ name, version, license }) => `${name}@${version}  ${license}`);
  const rule = '-'.repeat(78);
  const texts = [...byText].map(([text, names]) => `${rule}\n${names.join('\n')}\n\n${text}\n`);
  return [
    'Torchward contains parts of third parties, listed here with their licences.',
    'Made from package-lock.json by `npm run notices`.',
    '',
    ...list,
    '',
    ...texts,
  ].join('\n');
}
