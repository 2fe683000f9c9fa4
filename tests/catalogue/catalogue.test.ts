import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toPageIdPrefix } from '../../scripts/catalogueText/pageId.ts';
import { PLACEHOLDERS, scaffold } from '../../scripts/newComponent/scaffold.ts';
import { findStrictOptionals, printPublicApi, readPublicApis, type PublicExport } from './publicApi.ts';
import { readComponents, readGuides, readStoryFile, readStoryFiles, type StoryFile } from './stories.ts';

const LAYERS = [
  { name: 'design system', index: 'src/design-system/index.ts', snapshot: './design-system.api.txt' },
  { name: 'charts', index: 'src/charts/index.ts', snapshot: './charts.api.txt' },
  { name: 'patterns', index: 'src/patterns/index.ts', snapshot: './patterns.api.txt' },
] as const;

const stories = readStoryFiles();
const apis = readPublicApis(LAYERS.map(({ index }) => index));

function findExportsWithoutStory(exports: readonly PublicExport[], files: readonly StoryFile[]): string[] {
  const shown = new Set(files.flatMap((file) => file.components));
  return exports.filter(({ kind, name }) => kind === 'component' && !shown.has(name)).map(({ name }) => name);
}

const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A panel has no stories of its own: those of the component beside it show it, and nothing else draws it. */
function findPanelFaults(sources: ReadonlyMap<string, string>): string[] {
  const panels = [...sources.keys()].filter((path) => /^design-system\/.*Panel\.tsx$/.test(path));
  return panels.flatMap((panel) => {
    const file = panel.slice(getFolder(panel).length, -'.tsx'.length);
    // A type of the panel's props may go further.
    const draws = (text: string): boolean =>
      text.replaceAll(/^import type [^;]*;/gm, '').includes(`${file}'`);
    const users = [...sources].filter(([, text]) => draws(text)).map(([path]) => path);
    const strays = users.filter((path) => getFolder(path) !== getFolder(panel));
    return users.length === 0 ? [`${panel} is unused`] : strays.map((path) => `${path} draws ${panel}`);
  });
}

function findScreensWithoutStory(
  sources: ReadonlyMap<string, string>,
  files: readonly StoryFile[],
): string[] {
  const screens = [...sources.keys()].filter((path) => /^screens\/.*Screen\.tsx$/.test(path));
  return screens.filter((path) => {
    const name = path.slice(getFolder(path).length + 1, -'.tsx'.length);
    return !files.some(({ text }) => new RegExp(`(?:component: |<)${name}\\b`).test(text));
  });
}

/** Props whose name is their whole meaning. */
const PLAIN_PROP = /^(children|ref|open|on[A-Z]\w*)$/;

function findExportsWithoutDocs(exports: readonly PublicExport[]): string[] {
  return exports.flatMap(({ name, kind, documented, props }) => [
    ...(kind === 'component' && !documented ? [name] : []),
    ...props
      .filter((prop) => name.endsWith('Props') && !prop.documented && !PLAIN_PROP.test(prop.name))
      .map((prop) => `${name}.${prop.name}`),
  ]);
}

/** The names that the glossary's table of props replaces, such as `hint`. */
const synonyms = new Set(
  readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
    .split('## The component interface')[1]
    ?.split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []),
    ),
);

/** Props with a name that the glossary refuses, and booleans that are not named as HTML names its own. */
function findWrongPropNames(exports: readonly PublicExport[]): string[] {
  return exports
    .filter(({ name }) => name.endsWith('Props'))
    .flatMap(({ name, props }) =>
      props
        .filter((prop) => synonyms.has(prop.name) || /^(?:is|has)[A-Z]/.test(prop.name))
        .map((prop) => `${name}.${prop.name}`),
    );
}

/** A story shows a list when it loops over it or names each of its entries. */
function findUnseenVariants(exports: readonly PublicExport[], files: readonly StoryFile[]): string[] {
  const shows = ({ name, entries }: PublicExport) =>
    files.some(
      ({ text }) =>
        new RegExp(`\\b${name}\\b`).test(text) || entries.every((entry) => text.includes(`'${entry}'`)),
    );
  return exports.filter((entry) => entry.kind === 'list' && !shows(entry)).map(({ name }) => name);
}

/** The order of the sidebar, as Storybook reads it from the source. */
const sidebar = /storySort: \{[^}]*\}/.exec(readFileSync('.storybook/preview.tsx', 'utf8'))?.[0] ?? '';

/** Whether anything but the component itself renders it. */
function isUsed(file: StoryFile, sources: ReadonlyMap<string, string>): boolean {
  return file.components.some((name) => {
    const rendered = new RegExp(`<${name}\\b`);
    const declared = new RegExp(`export function ${name}\\b`);
    return [...sources.values()].some((text) => rendered.test(text) && !declared.test(text));
  });
}

/** Files that still have a sentence with which `npm run new:component` begins. */
function findUnwrittenFiles(sources: ReadonlyMap<string, string>): string[] {
  const isUnwritten = (text: string) => Object.values(PLACEHOLDERS).some((words) => text.includes(words));
  return [...sources].filter(([, text]) => isUnwritten(text)).map(([path]) => path);
}

/** Story files whose status tag is missing, doubled or not true. */
function findStatusFaults(files: readonly StoryFile[], sources: ReadonlyMap<string, string>): string[] {
  return files.flatMap((file) => {
    const said = file.tags.filter((tag) => tag === 'stable' || tag === 'experimental');
    const due = /^(screens|flows)\//.test(file.path) || isUsed(file, sources) ? 'stable' : 'experimental';
    return said.length === 1 && said[0] === due ? [] : [`${file.path} should be ${due}`];
  });
}

describe.each(LAYERS.map((layer, position) => ({ ...layer, api: apis[position] ?? [] })))(
  '$name',
  ({ api, snapshot }) => {
    it('shows every public component in a story', () => {
      expect(findExportsWithoutStory(api, stories)).toEqual([]);
    });

    it('says in words what every component and each of its props is for', () => {
      expect(findExportsWithoutDocs(api)).toEqual([]);
    });

    it('names its props by the glossary', () => {
      expect(findWrongPropNames(api)).toEqual([]);
    });

    it('shows every entry of every public list of variants', () => {
      expect(findUnseenVariants(api, stories)).toEqual([]);
    });

    it('offers what the reviewed file says, so that a change of the interface is seen', async () => {
      await expect(printPublicApi(api)).toMatchFileSnapshot(snapshot);
    });
  },
);

it('an optional prop of the package may be undefined, also where a project tells that from absent', () => {
  expect(findStrictOptionals(['src/design-system/index.ts', 'src/charts/index.ts'])).toEqual([]);
});

it('a panel of the design system belongs to the component of its folder, whose stories show it', () => {
  expect(findPanelFaults(readComponents())).toEqual([]);
});

it('a component and its guide have words of their own, and none of those that a new one begins with', () => {
  expect(findUnwrittenFiles(new Map([...readComponents(), ...readGuides()]))).toEqual([]);
});

describe('stories', () => {
  it('have titles of their own, so that none hides another', () => {
    const titles = stories.map((file) => file.title);
    expect(titles.filter((title, position) => titles.indexOf(title) !== position)).toEqual([]);
  });

  it('of a component stand in a group of the sidebar, under an id that no group changes', () => {
    const components = stories.filter(({ path }) => path.startsWith('design-system/'));
    const misplaced = components.filter(({ title = '', path, id }) => {
      const [group = '', name = ''] = title.split('/');
      const file = /(\w+)\.stories\.tsx$/.exec(path)?.[1];
      return (
        !sidebar.includes(`'${group}',`) || name !== file || id !== toPageIdPrefix(`Design system/${name}`)
      );
    });
    expect(misplaced.map(({ path }) => path)).toEqual([]);
  });

  it('show every screen', () => {
    expect(findScreensWithoutStory(readComponents(), stories)).toEqual([]);
  });

  it('of a screen are titled in words, because no reader searches for the name of a file', () => {
    const titles = stories.flatMap(({ path, title = '' }) => (path.startsWith('screens/') ? [title] : []));
    expect(titles.filter((title) => /[a-z][A-Z]/.test(title))).toEqual([]);
  });

  it('of a component or a chart say since which version of the package it is there', () => {
    const packaged = stories.filter(({ path }) => /^(?:design-system|charts)\//.test(path));
    const said = packaged.map(({ tags }) => tags.filter((tag) => /^since-\d+\.\d+$/.test(tag)).length);
    expect(packaged.filter((_, position) => said[position] !== 1).map(({ path }) => path)).toEqual([]);
  });

  it('say whether they are stable: a component is experimental until something in the product stands on it', () => {
    expect(findStatusFaults(stories, readComponents())).toEqual([]);
  });

  it('begin with a default in every file', () => {
    const bare = stories.filter((file) => file.stories.length === 0).map((file) => file.path);
    expect(bare).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const [bad = []] = readPublicApis(['src/bad.tsx'], {
    'src/bad.tsx': [
      'export const BAD_SIZES = ["one", "two"] as const;',
      'export interface BadProps {',
      '  /** @default one */',
      '  size: (typeof BAD_SIZES)[number];',
      '  /** Said. */',
      '  label: string;',
      '}',
      'export function Bad({ label }: BadProps) { return label; }',
    ].join('\n'),
  });

  it('object to an optional property whose type lacks undefined', () => {
    const props = '{ a?: string; b?: string | undefined; c?: unknown; d: { e?: () => void }[] }';
    const found = findStrictOptionals(['src/bad.ts'], { 'src/bad.ts': `export interface BadProps ${props}` });
    expect(found).toEqual(['src/bad.ts: a', 'src/bad.ts: e']);
  });

  it('object to a component without a story', () => {
    expect(findExportsWithoutStory(bad, stories)).toEqual(['Bad']);
    expect(
      findExportsWithoutStory(bad, [readStoryFile('Bad.stories.tsx', 'const meta = {\n  component: Bad,\n')]),
    ).toEqual([]);
  });

  it('object to a screen without a story', () => {
    const sources = new Map([['screens/bad/BadScreen.tsx', '']]);
    expect(findScreensWithoutStory(sources, stories)).toEqual(['screens/bad/BadScreen.tsx']);
    const shown = readStoryFile('Bad.stories.tsx', 'const meta = {\n  component: BadScreen,\n');
    expect(findScreensWithoutStory(sources, [shown])).toEqual([]);
  });

  it('object to a component and a prop without words', () => {
    expect(findExportsWithoutDocs(bad)).toEqual(['Bad', 'BadProps.size']);
  });

  it('object to a new component and to its guide until the author has written their words', () => {
    const files = new Map(scaffold('TorchPost').map(({ path, content }) => [path, content]));
    expect(findUnwrittenFiles(files)).toEqual([
      'src/design-system/TorchPost/TorchPost.tsx',
      'stories/design-system/guides/torchPostGuide.tsx',
    ]);
  });

  it('object to a synonym and to a boolean with a prefix', () => {
    const [odd = []] = readPublicApis(['src/odd.tsx'], {
      'src/odd.tsx': 'export interface OddProps { hint?: string; isBusy?: boolean; description?: string }',
    });
    expect(findWrongPropNames(odd)).toEqual(['OddProps.hint', 'OddProps.isBusy']);
  });

  it('object to a panel that another folder draws, and to one that nothing draws', () => {
    const sources = new Map([
      ['design-system/Bad/BadPanel.tsx', ''],
      ['design-system/Bad/Bad.tsx', "import('./BadPanel')"],
      ['patterns/keys/KeyDialog.tsx', "import { BadPanel } from '~/design-system/Bad/BadPanel';"],
      ['design-system/Idle/IdlePanel.tsx', ''],
    ]);
    expect(findPanelFaults(sources)).toEqual([
      'patterns/keys/KeyDialog.tsx draws design-system/Bad/BadPanel.tsx',
      'design-system/Idle/IdlePanel.tsx is unused',
    ]);
  });

  it('object to a list of variants that no story shows', () => {
    expect(findUnseenVariants(bad, stories)).toEqual(['BAD_SIZES']);
  });

  it('object to a status that is missing or not true', () => {
    const file = (tags: string) => [
      readStoryFile('design-system/Bad.stories.tsx', `const meta = {\n  component: Bad,\n${tags}};`),
    ];
    const used = new Map([['Screen.tsx', 'return <Bad />;']]);
    expect(findStatusFaults(file("  tags: ['stable'],\n"), used)).toEqual([]);
    expect(findStatusFaults(file(''), used)).toHaveLength(1);
    expect(findStatusFaults(file("  tags: ['experimental'],\n"), used)).toHaveLength(1);
    expect(findStatusFaults(file("  tags: ['stable'],\n"), new Map())).toHaveLength(1);
    expect(findStatusFaults(file("  tags: ['stable', 'experimental'],\n"), used)).toHaveLength(1);
  });

  it('print a changed prop and a deleted variant as a changed line', () => {
    const read = (sizes: string) => {
      const [sized = []] = readPublicApis(['src/sized.tsx'], {
        'src/sized.tsx': [
          `const SIZES = [${sizes}] as const;`,
          'type Size = (typeof SIZES)[number];',
          'const widths = { narrow: "a", wide: "b" };',
          'interface SizedBaseProps { sizes?: readonly Size[]; }',
          'export interface SizedProps extends SizedBaseProps { size: Size; width: keyof typeof widths; }',
        ].join('\n'),
      });
      return printPublicApi(sized);
    };
    const props = (...lines: string[]) => `${['type SizedProps', ...lines].join('\n  ')}\n`;
    const width = "width: 'narrow' | 'wide'";
    expect(read("'one', 'two'")).toBe(
      props("size: 'one' | 'two'", width, "sizes?: readonly ('one' | 'two')[]"),
    );
    expect(read("'one'")).toBe(props("size: 'one'", width, "sizes?: readonly 'one'[]"));
  });
});
