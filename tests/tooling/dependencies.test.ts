import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  const lines = [...(await read('docs/dependencies.md')).matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)];

  it('has one line for each package, and no line without one', () => {
    expect(lines.map(([, name]) => name).sort()).toEqual(Object.keys(all).sort());
  });

  it('gives a reason in each line', () => {
    for (const [, name, reason] of lines) expect(reason?.length ?? 0, name).toBeGreaterThan(8);
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

  it('links to files that exist', () => {
    for (const [, path = ''] of readme.matchAll(/\]\(([^)#]+)\)/g))
      expect(existsSync(root + path), path).toBe(true);
  });
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
