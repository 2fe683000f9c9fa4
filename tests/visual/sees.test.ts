import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';
import { Baselines } from '../../scripts/visual/baselines';
import { comparePictures } from '../../scripts/visual/picture';
import { compareStories, VisualRunError, type VisualResult } from '../../scripts/visual/run';
import { launchBrowser } from '../support/browser';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Small stories in which each kind of change must show. */
const stories = {
  badge: 'design-system-badge--all-tones',
  button: 'design-system-button--primary',
  focus: 'design-system-iconbutton--tooltip-on-focus',
  flagship: 'design-system-button--all-variants-and-sizes',
  // Its play holds in the window that the story fixes, and in no wider one.
  narrow: 'patterns-shell-appshell--sheet-on-narrow-screens',
};

let folder = '';
const copy = (): string => join(folder, 'storybook');

type StoryName = keyof typeof stories;

async function look(only: readonly StoryName[], update = false): Promise<VisualResult> {
  return compareStories({
    root,
    storybook: copy(),
    baselines: join(folder, 'baselines'),
    report: join(folder, 'report'),
    update,
    only: only.map((name) => stories[name]),
  });
}

/** The words for a picture that differs from its baseline. */
const PIXELS_OR_SIZE =
  /^(\d+ of \d+ pixels differ, all within \d+ × \d+ at \(\d+, \d+\)|was \d+ × \d+, is \d+ × \d+)$/;

const listFaults = ({ findings }: VisualResult): string[] => findings.map(({ fault }) => fault ?? 'same');

function expectDifferences(result: VisualResult): void {
  expect(result.findings).not.toEqual([]);
  for (const fault of listFaults(result)) expect(fault).toMatch(PIXELS_OR_SIZE);
}

async function listStyleSheets(): Promise<string[]> {
  const names = await readdir(join(copy(), 'assets'));
  return names.filter((name) => name.endsWith('.css')).map((name) => join(copy(), 'assets', name));
}

/** Changes every style sheet of the copy for as long as one look takes. */
async function lookWithStyles(
  only: readonly StoryName[],
  change: (css: string) => string,
): Promise<VisualResult> {
  const before = new Map<string, string>();
  for (const file of await listStyleSheets()) before.set(file, await readFile(file, 'utf8'));
  try {
    for (const [file, css] of before) await writeFile(file, change(css));
    return await look(only);
  } finally {
    for (const [file, css] of before) await writeFile(file, css);
  }
}

/** Harms the chunks with the stories of some components for as long as one look takes. */
async function lookWithCode(
  only: readonly StoryName[],
  components: readonly string[],
  harm: (file: string) => Promise<void>,
): Promise<VisualResult> {
  const names = await readdir(join(copy(), 'assets'));
  const chunks = components.flatMap((component) => {
    const found = names.filter((name) => name.startsWith(`${component}.stories-`) && name.endsWith('.js'));
    expect(found, `chunks of the stories of ${component}`).not.toEqual([]);
    return found.map((name) => join(copy(), 'assets', name));
  });
  const before = new Map<string, string>();
  for (const file of chunks) before.set(file, await readFile(file, 'utf8'));
  try {
    for (const file of chunks) await harm(file);
    return await look(only);
  } finally {
    for (const [file, code] of before) await writeFile(file, code);
  }
}

const append = (rule: string) => (css: string) => `${css}\n${rule}\n`;

beforeAll(async () => {
  buildIfStale(catalogue);
  folder = await mkdtemp(join(tmpdir(), 'torchward-visual-'));
  await cp(join(root, 'storybook-static'), copy(), { recursive: true });
  await look(Object.keys(stories) as StoryName[], true);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the comparison', () => {
  it('finds nothing where nothing changed, also in a story that fixes its window', async () => {
    const result = await look(['badge', 'button', 'focus', 'narrow']);
    expect(listFaults(result)).toEqual(Array.from({ length: 8 }, () => 'same'));
  });

  it('draws a flagship in forced colours, with reduced motion and with text of twice the size', async () => {
    const baselines = new Baselines(join(folder, 'baselines'));
    const drawn = async (mode: string) => {
      const picture = await baselines.read(`${stories.flagship}/${mode}`);
      if (picture === undefined) throw new Error(`There is no picture of ${mode}.`);
      return picture;
    };
    const plain = await drawn('light-tablet');
    expect(await comparePictures(plain, await drawn('light-tablet-forced-colours'))).toBeDefined();
    expect((await drawn('light-tablet-text-200')).height).toBeGreaterThan(plain.height);
    expect(
      await comparePictures(await drawn('dark-tablet'), await drawn('dark-tablet-reduced-motion')),
    ).toBeUndefined();
  });

  it('sees one pixel of margin, a list in another order and a focus ring that is gone, each in its story', async () => {
    const changes = [
      'button:not(:focus-visible) { margin-inline-start: 1px; }',
      '[data-tone="critical"] { order: -1; }',
      'button:focus-visible { outline: none !important; }',
    ];
    const result = await lookWithStyles(['button', 'badge', 'focus'], append(changes.join('\n')));
    expect(result.findings).toHaveLength(6);
    expectDifferences(result);
  });

  it('sees a slightly heavier font, and one token that is lighter by half a percent, each in its story', async () => {
    let changes = 0;
    // A badge has no colour of the token, and a button has no tone.
    const result = await lookWithStyles(['badge', 'button'], (css) =>
      append('[data-tone] { font-weight: 560 !important; }')(css).replaceAll(
        /(--[\w-]*accent-fill:\s*(?:ok)?l(?:ab|ch)\()([\d.]+)%/g,
        (_all, start: string, lightness: string) => {
          changes += 1;
          return `${start}${Number(lightness) + 0.5}%`;
        },
      ),
    );
    expect(changes).toBeGreaterThan(0);
    expect(result.findings).toHaveLength(4);
    expectDifferences(result);
  });

  it('reports a story that is gone, one that throws and one that is not served, each in its words', async () => {
    const index = join(copy(), 'index.json');
    const before = await readFile(index, 'utf8');
    try {
      await writeFile(index, before.replaceAll(stories.focus, `${stories.focus}-gone`));
      const harm = (file: string): Promise<void> =>
        file.includes('Badge') ? appendFile(file, ';throw new Error("broken on purpose");') : rm(file);
      const { findings } = await lookWithCode(['badge', 'button', 'focus'], ['Badge', 'Button'], harm);
      expect(findings).toMatchObject([
        {
          key: stories.badge,
          fault: expect.stringContaining('The story threw: broken on purpose') as string,
        },
        { key: stories.button, fault: expect.stringContaining('The story did not load') as string },
        { key: `${stories.focus}-gone`, fault: expect.stringContaining('does not exist') as string },
      ]);
    } finally {
      await writeFile(index, before);
    }
  });

  it('reports a play that fails, also of a story that fixes its window', async () => {
    let changes = 0;
    const { findings } = await lookWithCode(['focus', 'narrow'], ['IconButton', 'AppShell'], async (file) => {
      const code = await readFile(file, 'utf8');
      const harmed = code.replaceAll(/\bplay:\s*async\s*\(?[^()]*\)?\s*=>\s*\{/g, (start) => {
        changes += 1;
        return `${start}throw new Error("fails on purpose");`;
      });
      await writeFile(file, harmed);
    });
    expect(changes).toBeGreaterThan(1);
    const fault = "The story's play failed: fails on purpose";
    expect(findings).toMatchObject([{ fault }, { fault }]);
  });

  it('reports a story that is drawn without one of its files, and names the file', async () => {
    const names = await readdir(join(copy(), 'assets'));
    const font = names.find((name) => /^geist-latin-wght.*\.woff2$/.test(name)) ?? 'no such font';
    const file = join(copy(), 'assets', font);
    const before = await readFile(file);
    try {
      await rm(file);
      expect((await look(['badge'])).findings).toMatchObject([
        {
          fault: expect.stringMatching(/asked for something that is not there: .*geist-latin-wght/) as string,
        },
      ]);
    } finally {
      await writeFile(file, before);
    }
  });

  it('refuses to compare with what another browser drew', async () => {
    const list = join(folder, 'baselines/baselines.json');
    const before = await readFile(list, 'utf8');
    try {
      await writeFile(list, before.replace(/"browser": "[^"]*"/, '"browser": "1.2.3"'));
      const looking = look(['badge']);
      await expect(looking).rejects.toThrow(VisualRunError);
      await expect(looking).rejects.toThrow('drawn by Chromium 1.2.3');
    } finally {
      await writeFile(list, before);
    }
  });

  it('passes nothing that has no baseline', async () => {
    const file = join(folder, 'baselines/design-system-badge/all-tones.dark-tablet.png');
    const before = await readFile(file);
    try {
      await rm(file);
      expect(listFaults(await look(['badge']))).toEqual(['There is no baseline.', 'same']);
    } finally {
      await writeFile(file, before);
    }
  });

  it('writes the report of Playwright with baseline, picture and difference of what changed', async () => {
    await lookWithStyles(['button'], append('button { opacity: 0.9; }'));
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(pathToFileURL(join(folder, 'report/index.html')).href);
      await page.getByRole('link', { name: 'Button.stories.tsx' }).first().click();
      for (const tab of ['Diff', 'Actual', 'Expected', 'Slider'])
        await page.getByText(tab, { exact: true }).first().waitFor();
      expect(await page.getByRole('img').count()).toBeGreaterThan(0);
    } finally {
      await browser.close();
    }
  });
});
