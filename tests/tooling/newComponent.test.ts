import { spawnSync } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createComponent } from '../../scripts/newComponent';
import { addExport, NEW_COMPONENT_USAGE } from '../../scripts/newComponent/scaffold';
import { lintCopy } from '../architecture/linter';
import { printPublicApi, readPublicApis } from '../catalogue/publicApi';
import { useFolder } from '../support/useFolder';

const root = fileURLToPath(new URL('../../', import.meta.url));
const INTERFACE_LIST_FILE = 'tests/catalogue/design-system.api.txt';

const copy = useFolder();
const read = (path: string): Promise<string> => readFile(join(copy, path), 'utf8');

describe('npm run new:component', () => {
  let created: Awaited<ReturnType<typeof createComponent>>;

  beforeAll(async () => {
    for (const path of ['src/design-system', '.storybook/guide.ts', INTERFACE_LIST_FILE]) {
      await cp(join(root, path), join(copy, path), { recursive: true });
    }
    // The API snapshot resolves React's types.
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    created = await createComponent(copy, 'TorchPost');
  });

  it('writes component, styles, story and guide together and exports the component', async () => {
    expect(created).toEqual({
      written: [
        'src/design-system/TorchPost/TorchPost.tsx',
        'src/design-system/TorchPost/TorchPost.css.ts',
        'stories/design-system/TorchPost.stories.tsx',
        'stories/design-system/guides/torchPostGuide.tsx',
      ],
      updated: ['src/design-system/index.ts', INTERFACE_LIST_FILE],
    });
    expect(await read('src/design-system/TorchPost/TorchPost.tsx')).toContain(
      'export interface TorchPostProps',
    );
    expect(await read('stories/design-system/TorchPost.stories.tsx')).toContain(
      "title: 'Data display/TorchPost',\n  id: 'design-system-torchpost',",
    );
    expect(await read('src/design-system/index.ts')).toContain("from './TorchPost/TorchPost';");
  });

  it('adds the component to the API snapshot that the catalogue test compares', async () => {
    const [exports = []] = readPublicApis(['src/design-system/index.ts'], {}, copy);
    expect(exports.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['TORCH_POST_VARIANTS', 'TorchPost', 'TorchPostProps', 'TorchPostVariant']),
    );
    expect(await read(INTERFACE_LIST_FILE)).toBe(printPublicApi(exports));
  });

  it('writes files that the linter accepts', async () => {
    expect(await lintCopy(copy, created.written)).toEqual(new Map());
  });

  it('refuses a component that exists, and leaves everything as it was', async () => {
    const before = await Promise.all(created.updated.map(read));
    await expect(createComponent(copy, 'TorchPost')).rejects.toThrow('There is a TorchPost already');
    await expect(createComponent(copy, 'Anchor')).rejects.toThrow('exports something called Anchor already');
    expect(await Promise.all(created.updated.map(read))).toEqual(before);
  });
});

describe('a name', () => {
  it.each([undefined, '', 'badge', 'My-Badge', '../Badge', 'B', 'Ünite', 'Badge Two', 'Fragment'])(
    'is refused when it is %j',
    async (name) => {
      await expect(createComponent('/no/such/folder', name)).rejects.toThrow(
        /Name the component|no component name|means something/,
      );
    },
  );
});

describe('the command', () => {
  const run = (...parameters: string[]) =>
    spawnSync(
      process.execPath,
      [join(root, 'scripts/bootstrap.mjs'), 'scripts/newComponent.ts', ...parameters],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );

  it('says how to call it', () => {
    const { status, stdout } = run('--help');
    expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: NEW_COMPONENT_USAGE });
  });

  it('refuses more than a name before anything else', () => {
    const { status, stderr } = run('Button', 'Extra');
    expect({ status, stderr: stderr.trim() }).toEqual({
      status: 1,
      stderr: 'Only one component at a time, without Extra.',
    });
  });
});

describe('the export', () => {
  const index =
    "export { A, type AProps } from './A/A';\nexport {\n  C,\n  type CProps,\n} from './layout/C/C';\n";

  it('goes to its alphabetical place, also between exports of several lines', () => {
    const names = [...addExport(index, 'Bell').matchAll(/from '(.*)'/g)].map(([, path]) => path);
    expect(names).toEqual(['./A/A', './Bell/Bell', './layout/C/C']);
  });

  it('goes to the end when nothing comes after it', () => {
    expect(addExport(index, 'Zone').trimEnd()).toMatch(/from '\.\/Zone\/Zone';$/);
  });
});
