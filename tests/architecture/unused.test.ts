import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from '../support/useFolder';

const root = fileURLToPath(new URL('../../', import.meta.url));

const SOURCES = {
  'package.json': JSON.stringify({
    name: 'virtual',
    type: 'module',
    dependencies: { react: '*', fastify: '*' },
  }),
  'src/app/entry.tsx': "import { used } from './parts';\nimport 'react';\nused();\n",
  'src/app/parts.ts': [
    'export const used = () => internal;',
    'export const internal = 1;',
    'export const onlyTested = 2;',
    'export const unused = 3;',
    '/** @internal for tests */',
    'export const seam = 4;',
  ].join('\n'),
  'src/app/Forgotten.tsx': 'export const Forgotten = 1;\n',
  'tests/parts.test.ts':
    "import { onlyTested, seam } from '../src/app/parts';\nexport default [onlyTested, seam];\n",
};

const folder = useFolder();

function runKnip(...options: string[]): Promise<string> {
  return new Promise((resolve) => {
    const knip = join(root, 'node_modules/knip/bin/knip.js');
    execFile(
      process.execPath,
      [knip, '--no-progress', '--no-config-hints', '--reporter', 'compact', ...options],
      { cwd: folder },
      (_failure, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'knip.config.ts'), join(folder, 'knip.config.ts'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

describe('the check for unused code objects', () => {
  it('to a file, a package, an export and a needless export that nothing uses', async () => {
    const found = await runKnip();
    expect(found).toContain('src/app/Forgotten.tsx');
    expect(found).toContain('fastify');
    expect(found).toMatch(/parts\.ts: internal, unused$/m);
  });

  it('to what only a test uses, unless it says that it is for tests', async () => {
    const found = await runKnip('--production');
    expect(found).toMatch(/parts\.ts: onlyTested, unused$/m);
  });
});
