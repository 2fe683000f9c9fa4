import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listDeliveredPackages } from '../../scripts/notices/notices';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): Promise<string> => readFile(root + path, 'utf8');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

const manifest = JSON.parse(await read('package.json')) as Manifest;
const all = { ...manifest.dependencies, ...manifest.devDependencies };

describe('docs/dependencies.md', async () => {
  const [production = '', tools = ''] = (await read('docs/dependencies.md')).split('## To build and test');
  const readLines = (text: string) => [...text.matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)];
  const readNames = (text: string) => readLines(text).map(([, name]) => name);

  it('has one line for each package under its heading, and no line without one', () => {
    expect(readNames(production).sort()).toEqual(Object.keys(manifest.dependencies).sort());
    expect(readNames(tools).sort()).toEqual(Object.keys(manifest.devDependencies).sort());
  });

  it('gives a reason in each line', () => {
    for (const [, name, reason] of readLines(production + tools))
      expect(reason?.length ?? 0, name).toBeGreaterThan(8);
  });
});

describe('docs/operating.md', async () => {
  const operating = await read('docs/operating.md');
  const settings = [...(await read('src/server/env.ts')).matchAll(/^ {2}([A-Z][A-Z_\d]+): /gm)].map(
    ([, name = '']) => name,
  );
  /** The command sets the mode, and tests alone replace the payment provider's address. */
  const INTERNAL = new Set(['TORCHWARD_MODE', 'STRIPE_API_URL']);

  it('has a line for each setting of the server', () => {
    expect(settings).toContain('DATABASE_URL');
    const named = operating
      .split('\n')
      .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[A-Z_\d]+(?=`)/g) ?? []);
    expect(settings.filter((name) => !INTERNAL.has(name) && !named.includes(name))).toEqual([]);
  });
});

describe('package.json', () => {
  it('names exact versions only', () => {
    for (const [name, version] of Object.entries(all))
      expect(version, name).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('names commands whose scripts exist', () => {
    for (const [name, command] of Object.entries(manifest.scripts)) {
      for (const [path] of command.matchAll(/scripts\/[\w/.-]+/g))
        expect(existsSync(root + path), name).toBe(true);
    }
  });
});

describe('README.md', async () => {
  const readme = await read('README.md');

  it('names every command of package.json', () => {
    const missing = Object.keys(manifest.scripts).filter((name) => {
      const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
      return !new RegExp(String.raw`${command}\b`).test(readme);
    });
    expect(missing).toEqual([]);
  });

  it('names no command that package.json lacks', () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

const documents: Readonly<Record<string, string>> = import.meta.glob(
  ['../../*.md', '../../docs/**/*.md', '../../src/*/README.md', '../../training/**/*.md'],
  { eager: true, query: '?raw', import: 'default' },
);

it.each(Object.keys(documents))('%s links to files that exist', (path) => {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const links = [...(documents[path] ?? '').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(join(dirname(file), to)))).toEqual([]);
});

describe('THIRD_PARTY_NOTICES', async () => {
  const text = await read('THIRD_PARTY_NOTICES');
  const delivered = listDeliveredPackages(await read('package-lock.json'));

  it('lists every delivered package in its version, and nothing else (npm run notices)', () => {
    const listed = text
      .slice(0, text.indexOf('-----'))
      .split('\n')
      .filter((line) => /@\d/.test(line))
      .map((line) => line.split('  ')[0]);
    expect(listed).toEqual(delivered.map(({ name, version }) => `${name}@${version}`));
  });

  it('carries the licence of each font', () => {
    expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length ?? 0).toBeGreaterThanOrEqual(3);
  });

  it('shows no licence that forbids a proprietary product', () => {
    const forbidden = delivered.filter(({ license }) => /\b(A?GPL|SSPL|BUSL|CC-BY-NC)/i.test(license));
    expect(forbidden).toEqual([]);
  });
});
