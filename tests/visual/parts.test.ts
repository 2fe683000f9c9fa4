import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { componentModes, componentFlagship, modesOf, pageModes } from '../../.storybook/modes';
import { Baselines } from '../../scripts/visual/baselines';
import { compare } from '../../scripts/visual/compare';
import { pack, Unpacked } from '../../scripts/visual/archive';
import { browserFault, judge, removed } from '../../scripts/visual/judge';
import { fromPng, type Pixels, toPng } from '../../scripts/visual/pixels';
import { affectedStories, changedSince } from '../../scripts/visual/select';
import type { StoryEntry } from '../../scripts/visual/storybook';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A picture of one colour, with one pixel of another if asked for. */
function picture(red: number, odd?: number, width = 8): Buffer {
  const data = new Uint8Array(width * 8 * 4).fill(255);
  for (let at = 0; at < data.length; at += 4) data[at] = red;
  if (odd !== undefined) data[20] = odd;
  return Buffer.from(toPng({ width, height: 8, data }));
}

const pixels = (...colours: Parameters<typeof picture>): Pixels => fromPng(picture(...colours));

function story(
  id: string,
  title = 'Design system/Badge',
  file = 'stories/design-system/Badge.stories.tsx',
): StoryEntry {
  return { id, title, name: 'Default', tags: [], file };
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchward-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('two pictures', () => {
  it('are the same when every pixel is', () => {
    expect(compare(pixels(10), pixels(10))).toEqual({ kind: 'same' });
  });

  it('differ when one channel of one pixel differs by one step', () => {
    expect(compare(pixels(10), pixels(10, 11))).toMatchObject({ kind: 'changed', pixels: 1 });
  });

  it('differ when their sizes do, in words that say both', () => {
    const result = compare(pixels(10), pixels(10, undefined, 9));
    expect(result).toMatchObject({ kind: 'changed', reason: 'was 8 × 8, is 9 × 8' });
  });
});

describe('the accepted pictures', () => {
  it('are found again after they were accepted', async () => {
    const accepted = new Map([['a--b/light-tablet', picture(1)]]);
    await (await Baselines.open(folder)).accept({ browser: '143', pictures: accepted });
    const again = await Baselines.open(folder);
    expect(again.browser).toBe('143');
    expect(await again.read('a--b/light-tablet')).toEqual(pixels(1));
  });

  it('of a component share a file, and one can be accepted without the others', async () => {
    const baselines = await Baselines.open(folder);
    await baselines.accept({
      browser: '143',
      pictures: new Map([
        ['a--b/x', picture(1)],
        ['a--b/y', picture(1)],
        ['a--c/x', picture(3)],
      ]),
    });
    await baselines.accept({ browser: '143', pictures: new Map([['a--b/x', picture(9)]]) });
    expect(await readdir(folder)).toEqual(['a.pictures', 'baselines.json']);
    expect(await baselines.read('a--b/x')).toEqual(pixels(9));
    expect(await baselines.read('a--b/y')).toEqual(pixels(1));
    expect(await baselines.read('a--c/x')).toEqual(pixels(3));
    expect(baselines.isSame('a--b/y', picture(1))).toBe(true);
    expect(baselines.isSame('a--b/y', picture(2))).toBe(false);
    expect(baselines.isSame('a--b/z', picture(2))).toBeUndefined();
  });

  it('go when their story has gone, and their file with the last of them', async () => {
    const baselines = await Baselines.open(folder);
    await baselines.accept({
      browser: '143',
      pictures: new Map([
        ['a--b/x', picture(1)],
        ['a--c/x', picture(3)],
        ['b--b/x', picture(2)],
      ]),
    });
    expect(removed(baselines, [{ key: 'b--b/x', title: '', kind: 'same', reason: '' }], [])).toMatchObject([
      { key: 'a--b/x', kind: 'removed' },
      { key: 'a--c/x', kind: 'removed' },
    ]);
    await baselines.accept({ browser: '143', forgotten: ['a--b/x'] });
    expect((await Baselines.open(folder)).keys).toEqual(['a--c/x', 'b--b/x']);
    expect(await baselines.read('a--c/x')).toEqual(pixels(3));
    await baselines.accept({ browser: '143', forgotten: ['a--c/x'] });
    expect(await readdir(folder)).toEqual(['b.pictures', 'baselines.json']);
  });
});

describe('an archive', () => {
  it('gives back every pixel, of few colours and of many', () => {
    const many = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 4).fill(255) };
    for (let pixel = 0; pixel < 64 * 64; pixel += 1) {
      many.data[pixel * 4] = pixel % 251;
      many.data[pixel * 4 + 1] = pixel >> 4;
    }
    const few = pixels(7, 9);
    const unpacked = new Unpacked(
      pack([
        { story: 'a--b', mode: 'light-tablet', sha256: 'm', pixels: () => many },
        { story: 'a--b', mode: 'dark-tablet', sha256: 'f', pixels: () => few },
        { story: 'a--c', mode: 'light-tablet', sha256: 'g', pixels: () => few },
      ]),
    );
    expect(unpacked.get('a--b/light-tablet')).toEqual(many);
    expect(unpacked.get('a--b/dark-tablet')).toEqual(few);
    expect(unpacked.get('a--c/light-tablet')).toEqual(few);
  });

  it('stores a picture that resembles its neighbour nearly for free', () => {
    const picture = (odd: number): Pixels => {
      const data = new Uint8Array(200 * 200 * 4).fill(255);
      let seed = 7;
      for (let at = 0; at < data.length; at += 4) data[at] = (seed = (seed * 16_807) % 2_147_483_647) % 251;
      data[4000] = odd;
      return { width: 200, height: 200, data };
    };
    const of = (count: number): number =>
      pack(
        Array.from({ length: count }, (_, index) => ({
          story: `a--${index}`,
          mode: 'light-tablet',
          sha256: '',
          pixels: () => picture(index),
        })),
      ).length;
    expect(of(8)).toBeLessThan(of(1) * 1.1);
  });
});

describe('the judgement', () => {
  it('of a story without a baseline is that there is none', async () => {
    const baselines = await Baselines.open(folder);
    const drawn = [{ story: story('a--b'), mode: 'light-tablet', png: picture(1) }];
    expect(await judge(baselines, drawn)).toMatchObject([{ kind: 'new', reason: 'There is no baseline.' }]);
  });

  it('of a story that was not drawn is the reason, and its baselines are not called stale', async () => {
    const baselines = await Baselines.open(folder);
    await baselines.accept({ browser: '143', pictures: new Map([['a--b/light-tablet', picture(1)]]) });
    const findings = await judge(baselines, { story: story('a--b'), reason: 'The story threw: no' });
    expect(findings).toMatchObject([{ kind: 'failed', reason: 'The story threw: no' }]);
    expect(removed(baselines, findings, [])).toEqual([]);
  });

  it('of the same pixels in other bytes is that they are the same, and hands on the bytes to be learnt', async () => {
    const baselines = await Baselines.open(folder);
    await baselines.accept({ browser: '143', pictures: new Map([['a--b/light-tablet', picture(1)]]) });
    const look = (png: Buffer) => judge(baselines, [{ story: story('a--b'), mode: 'light-tablet', png }]);
    const { width, height, data } = pixels(1);
    const larger = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) });
    const otherBytes = PNG.sync.write(larger, { deflateLevel: 0 });
    expect(await look(otherBytes)).toMatchObject([{ kind: 'same', current: otherBytes }]);
    expect((await look(picture(1))).map(({ current }) => current)).toEqual([undefined]);
  });

  it('of another browser names both versions', async () => {
    const baselines = await Baselines.open(folder);
    await baselines.accept({ browser: '143.0' });
    expect(browserFault(baselines, '143.0')).toBeUndefined();
    expect(browserFault(baselines, '144.0')).toMatch(/Chromium 143\.0, and this is Chromium 144\.0/);
  });
});

describe('the modes of a story', () => {
  const names = (...of: Parameters<typeof modesOf>): string[] => Object.keys(modesOf(...of));

  it('are both themes, in one window for a component', () => {
    expect(names(componentModes.modes)).toEqual(['light-tablet', 'dark-tablet']);
  });

  it('are both themes in three windows for a page', () => {
    expect(names(pageModes.modes)).toEqual(
      ['phone', 'tablet', 'wide'].flatMap((window) => [`light-${window}`, `dark-${window}`]),
    );
  });

  it('are the window that the story fixes, and no other', () => {
    expect(names(pageModes.modes, 'phone')).toEqual(['light-phone', 'dark-phone']);
    expect(names(componentModes.modes, 'cinema')).toEqual(['light-cinema', 'dark-cinema']);
    expect(names(componentModes.modes, 'no-such-window')).toEqual(names(componentModes.modes));
  });

  it('are forced colours, reduced motion and large text as well for a flagship', () => {
    expect(Object.values(componentFlagship.modes)).toEqual([
      { theme: 'light', viewport: 'tablet', forcedColors: 'active' },
      { theme: 'dark', viewport: 'tablet', motion: 'reduce' },
      { theme: 'light', viewport: 'tablet', textScale: '200' },
    ]);
  });
});

describe('the stories that a change affects', () => {
  const stories = [
    story('badge', 'Design system/Badge'),
    story('slider', 'Design system/Slider', 'stories/design-system/Slider.stories.tsx'),
  ];
  const affected = (...changed: string[]): string[] =>
    affectedStories(root, stories, changed).map(({ id }) => id);

  it('are all for a token, the browser, a package or the way of drawing', () => {
    for (const file of [
      'src/design-system/theme/light.ts',
      'tests/support/browser.ts',
      'package-lock.json',
      'scripts/visual/draw.ts',
      '.storybook/preview.tsx',
    ]) {
      expect(affected(file), file).toEqual(['badge', 'slider']);
    }
  });

  it('are those that use a component, for the component', () => {
    expect(affected('src/design-system/Badge/Badge.css.ts')).toEqual(['badge']);
    expect(affected('src/design-system/Slider/Slider.tsx')).toEqual(['slider']);
  });

  it('are its own for a story file', () => {
    expect(affected('stories/design-system/Slider.stories.tsx')).toEqual(['slider']);
  });

  it('are none for the server and the docs', () => {
    expect(affected('src/server/app.ts', 'README.md')).toEqual([]);
  });

  it('cannot be asked for since a revision that does not exist', () => {
    expect(() => changedSince(root, 'no-such-revision')).toThrow('"no-such-revision" is none');
  });
});
