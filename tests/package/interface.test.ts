import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from '../support/useFolder';
import { createConsumer, readManifest, runNode, tarball } from './consumer';

const getBinPath = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const folder = useFolder();
let own: string;

let files: string[] = [];

beforeAll(() => {
  own = createConsumer(folder);
  const [, ...examples] = readFileSync(join(own, 'README.md'), 'utf8').split('```tsx\n');
  const readme = examples.map((example, index) => {
    const file = `types/readme${index}.tsx`;
    writeFileSync(join(folder, file), example.split('```')[0] ?? '');
    return file;
  });
  files = ['types/right.tsx', 'types/wrong.tsx', ...readme];
});

/** Type-checks the project, and returns the lines of its files that the compiler objects to. */
function findTypeFaults(module: 'esnext' | 'nodenext'): Record<string, number[]> {
  const config = join(folder, 'tsconfig.json');
  const moduleResolution = module === 'esnext' ? 'bundler' : 'nodenext';
  const compilerOptions = {
    ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: [] },
    ...{ module, moduleResolution, strict: true, exactOptionalPropertyTypes: true },
    ...{ noEmit: true, skipLibCheck: false },
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const { output } = runNode(
    folder,
    getBinPath('typescript-native/bin/tsc'),
    '-p',
    config,
    '--pretty',
    'false',
  );
  const lines: Record<string, number[]> = {};
  for (const [, file = '', line] of output.matchAll(/^(\S.*?)\((\d+),\d+\): error TS/gm)) {
    const known = (lines[file] ??= []);
    if (!known.includes(Number(line))) known.push(Number(line));
  }
  return lines;
}

/** The lines of `types/wrong.tsx` that hold one mistake each. */
function listMistakes(): number[] {
  const lines = readFileSync(join(folder, 'types/wrong.tsx'), 'utf8').split('\n');
  const first = lines.findIndex((line) => line.endsWith('= [')) + 1;
  return lines.flatMap((line, index) => (index >= first && line.startsWith('  ') ? [index + 1] : []));
}

describe('the types', () => {
  it.each(['esnext', 'nodenext'] as const)(
    'refuse each wrong use under %s, and nothing in right use, the README or the package itself',
    (module) => {
      const mistakes = listMistakes();
      expect(mistakes.length).toBeGreaterThan(10);
      expect(findTypeFaults(module)).toEqual({ 'types/wrong.tsx': mistakes });
    },
  );

  it('bring the docstrings to the reader’s editor', () => {
    const button = readFileSync(join(own, 'design-system/Button/Button.d.ts'), 'utf8');
    expect(button).toContain('Runs an action. For navigation use `ButtonLink`.');
    expect(button).toContain("@default 'secondary'");
  });
});

describe('the package', () => {
  it('has no fault that publint finds', async () => {
    const { messages } = await publint({ pkgDir: own, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that every resolution of ESM finds, by attw', () => {
    const { status, output } = runNode(
      folder,
      getBinPath('@arethetypeswrong/cli/dist/index.js'),
      tarball,
      ...['--profile', 'esm-only', '--format', 'ascii'],
    );
    expect(output).toContain('@torchward/design-system/tokens');
    expect(status, output).toBe(0);
  });

  it('exports every name of the design system', () => {
    const { output } = runNode(folder, 'node/render.js');
    const { exports } = JSON.parse(output) as { exports: string[] };
    const reviewed = readFileSync(new URL('../catalogue/design-system.api.txt', import.meta.url), 'utf8');
    const values = [...reviewed.matchAll(/^(?:component|hook|function|list|value) (\w+)/gm)];
    expect(values.length).toBeGreaterThan(80);
    expect(values.flatMap(([, name]) => name ?? []).filter((name) => !exports.includes(name))).toEqual([]);
  });

  it('contains every file that its entries name, and nothing of the product', () => {
    const files = readdirSync(own, { recursive: true, encoding: 'utf8' });
    const entries = Object.values(readManifest(own).exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    const named = entries.filter((entry) => !entry.includes('*'));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((entry) => !files.includes(entry.replace('./', '')))).toEqual([]);
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    expect([...folders].sort()).toEqual(['charts', 'design-system', 'docs', 'fonts', 'styles', 'tokens']);
    const modules = files.filter((file) => /\.(?:js|d\.ts)$/.test(file));
    const aliased = modules.filter((file) => /from ["']~/.test(readFileSync(join(own, file), 'utf8')));
    expect(aliased).toEqual([]);
  });
});
