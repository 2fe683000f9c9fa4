import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: readonly string[];
}

/** A package that an installation contains. */
export interface DeliveredPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** The package's folder, from the repository's root. */
  path: string;
}

/**
 * Lists the lockfile's production packages, sorted. It leaves out binaries for one platform: the licence of the package
 * that depends on them covers them.
 */
export function listDeliveredPackages(lockfile: string): DeliveredPackage[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockEntry> };
  const seen = new Map<string, DeliveredPackage>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev || entry.os !== undefined) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = entry.version ?? '';
    seen.set(`${name}@${version}`, { name, version, license: entry.license ?? 'see its own licence', path });
  }
  return [...seen.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

async function readLicenceText(root: string, delivered: DeliveredPackage): Promise<string> {
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

/**
 * Builds the text of THIRD_PARTY_NOTICES: a list of the packages, then each licence text once with the packages it
 * covers.
 */
export async function buildNotices(root: string): Promise<string> {
  const delivered = listDeliveredPackages(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const byText = new Map<string, string[]>();
  for (const entry of delivered) {
    const text =
      (await readLicenceText(root, entry)) ||
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
