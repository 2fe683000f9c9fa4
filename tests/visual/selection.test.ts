import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';
import { Baselines, toStoryId } from '../../scripts/visual/baselines';
import { compareStories, type VisualResult } from '../../scripts/visual/run';
import { selectOutdated } from '../../scripts/visual/select';
import { StorySources } from '../../scripts/visual/storySources';
import { readStories, type StoryEntry } from '../../scripts/visual/storybook';

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchward-selection-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A small repository in the test's folder. */
const files = {
  'package.json': '{}',
  'package-lock.json': '{}',
  '.storybook/preview.ts': "import '~/theme/tokens';\n",
  'scripts/visual/storyPage.ts': 'export {};\n',
  'public/torch.svg': '<svg/>',
  'src/theme/tokens.ts': "export const ink = '#101418';\n",
  'src/ui/index.ts': "export { Badge } from './Badge';\nexport { Slider } from './Slider';\n",
  'src/ui/Badge.ts': "import { badge } from './Badge.css';\nexport const Badge = badge;\n",
  'src/ui/Badge.css.ts': "export const badge = 'round';\n",
  'src/ui/Slider.ts': 'export const Slider = 1;\n',
  'src/ui/later.ts': 'export const later = 1;\n',
  'stories/Badge.stories.ts': "import { Badge } from '~/ui';\nexport const Default = Badge;\n",
  'stories/Slider.stories.ts': "import { Slider } from '~/ui';\nexport const Default = Slider;\n",
  'stories/Late.stories.ts': "export const Default = () => import('../src/ui/later');\n",
  'stories/All.stories.ts': "export const all = import.meta.glob('./S*.stories.ts');\n",
};

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};

const NAMES = ['Badge', 'Slider', 'Late', 'All'] as const;
const computeDigests = (): string[] => {
  const sources = new StorySources(folder);
  return NAMES.map((name) => sources.computeDigest(`stories/${name}.stories.ts`));
};

/** Stories whose digest is another one after a file has changed. */
async function findChangedStories(path: string): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const before = computeDigests();
  await write(path, `${await readFile(join(folder, path), 'utf8')}\n// changed\n`);
  const after = computeDigests();
  return NAMES.filter((_name, at) => before[at] !== after[at]);
}

describe('what a story is made of', () => {
  it.each([
    'package.json',
    'package-lock.json',
    '.storybook/preview.ts',
    'scripts/visual/storyPage.ts',
    'public/torch.svg',
    'src/theme/tokens.ts',
  ])('is something else after a change of %s, for every story', async (path) => {
    expect(await findChangedStories(path)).toEqual([...NAMES]);
  });

  it.each([
    ['src/ui/Badge.css.ts', ['Badge']],
    ['src/ui/Slider.ts', ['Slider', 'All']],
    ['src/ui/index.ts', ['Badge', 'Slider', 'All']],
    ['src/ui/later.ts', ['Late']],
    ['stories/Slider.stories.ts', ['Slider', 'All']],
  ])('is something else after a change of %s, for the stories that have it: %j', async (path, stories) => {
    expect(await findChangedStories(path)).toEqual(stories);
  });

  it('cannot be told where an import is made up at run time', async () => {
    for (const [file, text] of Object.entries(files)) await write(file, text);
    await write('stories/Late.stories.ts', 'export const read = (name: string) => import(name);\n');
    expect(computeDigests).toThrow('cannot follow import(name)');
  });

  it('holds every import that the build follows', async () => {
    buildIfStale(catalogue);
    const { modules } = JSON.parse(
      await readFile(join(root, 'storybook-static/preview-stats.json'), 'utf8'),
    ) as {
      modules: { name: string; reasons: { moduleName: string }[] }[];
    };
    const own = (name: string): string | undefined =>
      /^\.\/((?:src|stories|\.storybook)\/.+?\.(?:tsx?|css))(?:\.vanilla\.css)?(?:\?.*)?$/.exec(name)?.[1];
    const sources = new StorySources(root);
    const missing: string[] = [];
    let followed = 0;
    for (const { name, reasons } of modules) {
      const target = own(name);
      for (const { moduleName } of reasons) {
        const importer = own(moduleName);
        if (target === undefined || importer === undefined || importer === target) continue;
        followed += 1;
        // An index stands for what is taken from it, so it need not hold everything that it passes on.
        if (importer.endsWith('/index.ts') || sources.isShared(target)) continue;
        if (sources.listParts(importer).has(target)) continue;
        missing.push(`${importer} -> ${target}`);
      }
    }
    expect(followed).toBeGreaterThan(1_000);
    expect(missing).toEqual([]);
  });
});

describe('a run for what has changed', () => {
  const file = 'stories/design-system/Badge.stories.tsx';
  const entry = (id: string, tags: readonly string[] = []): StoryEntry => ({
    id,
    title: 'Badge',
    name: id,
    tags,
    file,
  });

  it('draws what is not known to have been drawn from these sources, and the flagships always', () => {
    const stories = [entry('a'), entry('b', ['flagship'])];
    const chosen = (drawnFrom: Record<string, string>): string[] =>
      selectOutdated(root, stories, drawnFrom).map(({ id }) => id);
    expect(chosen({})).toEqual(['a', 'b']);
    const digest = new StorySources(root).computeDigest(file);
    expect(chosen({ [file]: digest })).toEqual(['b']);
    expect(chosen({ [file]: `${digest.slice(1)}x` })).toEqual(['a', 'b']);
  });

  it('lets the pictures of the others stand, and finds those that no story asks for', async () => {
    buildIfStale(catalogue);
    const storybook = join(folder, 'storybook');
    await cp(join(root, 'storybook-static'), storybook, { recursive: true });
    const index = join(storybook, 'index.json');
    const { entries, ...rest } = JSON.parse(await readFile(index, 'utf8')) as {
      entries: Record<string, unknown>;
    };
    const keepOnly = (...ids: string[]): Promise<void> =>
      writeFile(
        index,
        JSON.stringify({ ...rest, entries: Object.fromEntries(ids.map((id) => [id, entries[id]])) }),
      );
    const [badge, icon, button] = [
      'design-system-badge--all-tones',
      'design-system-iconbutton--default',
      'design-system-button--all-variants-and-sizes',
    ];
    const places = { root, storybook, baselines: join(folder, 'baselines'), report: join(folder, 'report') };
    const look = (options: { update?: boolean; only?: string[] } = {}): Promise<VisualResult> =>
      compareStories({ ...places, update: false, only: [], changed: true, ...options });
    const found = ({ findings }: VisualResult): string[] => [
      ...new Set(findings.map(({ key, fault = 'same' }) => `${toStoryId(key)}: ${fault}`)),
    ];

    await keepOnly(badge, icon, button);
    expect(await readStories(storybook)).toHaveLength(3);
    const first = await look({ update: true });
    expect(found(first)).toEqual([`${badge}: same`, `${button}: same`, `${icon}: same`]);
    expect(first.accepted).toHaveLength(first.findings.length);
    const second = await look();
    expect(found(second)).toEqual([`${button}: same`]);
    expect(second.notDrawn).toBe(4);

    await keepOnly(badge, button);
    expect(found(await look())).toEqual([`${button}: same`, `${icon}: The story or mode no longer exists.`]);
    expect((await look({ update: true })).findings.every(({ fault }) => fault === undefined)).toBe(true);
    const baselines = new Baselines(places.baselines);
    expect((await baselines.keys()).filter((key) => key.startsWith(icon))).toEqual([]);
    expect(Object.keys((await baselines.readManifest()).sources)).not.toContain(
      'stories/design-system/IconButton.stories.tsx',
    );
  });
});
