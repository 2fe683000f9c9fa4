import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createComponent } from '../../scripts/new-component';
import { withExport } from '../../scripts/new-component/scaffold';
import { objections } from '../architecture/linter';

const root = fileURLToPath(new URL('../../', import.meta.url));
let copy = '';

const read = (path: string): Promise<string> => readFile(join(copy, path), 'utf8');

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'torchward-component-'));
  await cp(join(root, 'src/design-system/index.ts'), join(copy, 'src/design-system/index.ts'), {
    recursive: true,
  });
});

afterEach(() => rm(copy, { recursive: true }));

describe('npm run new:component', () => {
  it('writes component, styles and story together and exports the component', async () => {
    expect(await createComponent(copy, 'TorchPost')).toEqual([
      'src/design-system/TorchPost/TorchPost.tsx',
      'src/design-system/TorchPost/TorchPost.css.ts',
      'stories/design-system/TorchPost.stories.tsx',
      'src/design-system/index.ts',
    ]);
    expect(await read('src/design-system/TorchPost/TorchPost.tsx')).toContain(
      'export interface TorchPostProps',
    );
    expect(await read('stories/design-system/TorchPost.stories.tsx')).toContain(
      "title: 'Design system/TorchPost'",
    );
    expect(await read('src/design-system/index.ts')).toContain("from './TorchPost/TorchPost';");
  });

  it('writes what the linter has nothing against', async () => {
    for (const path of await createComponent(copy, 'TorchPost')) {
      if (path.endsWith('index.ts')) continue;
      const found = await objections(path, await read(path));
      // Its own files are not on the disk that the linter looks at.
      expect(found.filter((line) => !line.startsWith('boundaries/dependencies'))).toEqual([]);
    }
  });

  it('refuses a component that exists, and leaves everything as it was', async () => {
    await createComponent(copy, 'TorchPost');
    const before = await read('src/design-system/index.ts');
    await expect(createComponent(copy, 'TorchPost')).rejects.toThrow('There is a TorchPost already');
    await expect(createComponent(copy, 'Badge')).rejects.toThrow('exports something called Badge already');
    expect(await read('src/design-system/index.ts')).toBe(before);
  });

  it.each([undefined, '', 'badge', 'My-Badge', '../Badge', 'B', 'Ünite', 'Badge Two', 'Fragment'])(
    'refuses %j as a name',
    async (name) => {
      await expect(createComponent(copy, name)).rejects.toThrow(
        /Name the component|no component name|means something/,
      );
    },
  );
});

describe('the export', () => {
  const index =
    "export { A, type AProps } from './A/A';\nexport {\n  C,\n  type CProps,\n} from './layout/C/C';\n";

  it('goes to its alphabetical place, also between exports of several lines', () => {
    const names = [...withExport(index, 'Bell').matchAll(/from '(.*)'/g)].map(([, path]) => path);
    expect(names).toEqual(['./A/A', './Bell/Bell', './layout/C/C']);
  });

  it('goes to the end when nothing comes after it', () => {
    expect(withExport(index, 'Zone').trimEnd()).toMatch(/from '\.\/Zone\/Zone';$/);
  });
});
