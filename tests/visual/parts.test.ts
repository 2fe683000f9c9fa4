import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  componentFlagshipModes,
  componentModes,
  resolveModes,
  pageModes,
  shellModes,
  wholePageModes,
} from '../../.storybook/modes';
import { Baselines } from '../../scripts/visual/baselines';
import {
  captureSteady,
  comparePictures,
  cropToContent,
  decodePng,
  encodePng,
  type Picture,
} from '../../scripts/visual/picture';
import { listChangedFiles, selectAffected } from '../../scripts/visual/select';
import type { StoryEntry } from '../../scripts/visual/storybook';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A picture of one colour, optionally with one pixel of another. */
function createPicture(red: number, odd?: number, width = 8): Picture {
  const data = Buffer.alloc(width * 8 * 4, 255);
  for (let at = 0; at < data.length; at += 4) data[at] = red;
  if (odd !== undefined) data[20] = odd;
  return { width, height: 8, data };
}

function createStory(
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
  it('are the same when every pixel is', async () => {
    expect(await comparePictures(createPicture(10), createPicture(10))).toBeUndefined();
  });

  it('differ when one channel of one pixel differs by one step', async () => {
    const difference = await comparePictures(createPicture(10), createPicture(10, 11));
    expect(difference).toMatchObject({
      reason: '1 of 64 pixels differ, all within 1 × 1 at (5, 0)',
      image: expect.any(Buffer) as Buffer,
    });
  });

  it('differ when only pixels differ that look like the smoothed edge of a letter', async () => {
    const edge = (grey: number): Picture => {
      const all = createPicture(255, undefined, 8);
      for (let pixel = 0; pixel < 64; pixel += 1) {
        const value = pixel % 8 < 3 ? 0 : pixel % 8 === 3 ? grey + pixel : 255;
        all.data.fill(value, pixel * 4, pixel * 4 + 3);
      }
      return all;
    };
    expect(await comparePictures(edge(100), edge(120))).toMatchObject({
      reason: '8 of 64 pixels differ, all within 1 × 8 at (3, 0)',
    });
  });

  it('differ when their sizes do, in words that say both', async () => {
    const difference = await comparePictures(createPicture(10), createPicture(10, undefined, 9));
    expect(difference).toEqual({ reason: 'was 8 × 8, is 9 × 8' });
  });
});

describe('a picture that differs from its baseline', () => {
  /** Captures these pictures one after the other. */
  const capturing = (...pictures: Picture[]) => {
    const left = [...pictures];
    return { left, capture: () => Promise.resolve(left.shift() ?? createPicture(0)) };
  };

  it('passes when it is equal in the next capture', async () => {
    const { capture } = capturing(createPicture(10, 11), createPicture(10));
    expect((await captureSteady(capture, createPicture(10))).difference).toBeUndefined();
  });

  it('is captured once more, and no further, when the next capture differs in the same way', async () => {
    const { left, capture } = capturing(createPicture(10, 11), createPicture(10, 11), createPicture(10));
    const { picture: last, difference } = await captureSteady(capture, createPicture(10));
    expect(last).toEqual(createPicture(10, 11));
    expect(difference?.reason).toContain('1 of 64 pixels differ');
    expect(left).toHaveLength(1);
  });

  it('fails when no two captures in a row are equal', async () => {
    const { capture } = capturing(...[1, 2, 3, 4, 5].map((red) => createPicture(red)));
    await expect(captureSteady(capture, createPicture(10))).rejects.toThrow(
      'different in each of five captures',
    );
  });
});

describe('a picture', () => {
  it('is the same after it was a PNG, with few colours and with many', async () => {
    const many = { width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 255) };
    for (let pixel = 0; pixel < 64 * 64; pixel += 1) {
      many.data[pixel * 4] = pixel % 251;
      many.data[pixel * 4 + 1] = pixel >> 4;
    }
    for (const drawn of [many, createPicture(7, 9)])
      expect(await decodePng(await encodePng(drawn))).toEqual(drawn);
  });

  it('ends where its background begins, at the right and at the bottom alone', () => {
    const drawn = createPicture(10);
    for (const at of [9, 20]) drawn.data.fill(99, at * 4, at * 4 + 3);
    const cropped = cropToContent(drawn);
    expect([cropped.width, cropped.height]).toEqual([5, 3]);
    expect([...cropped.data.subarray((5 + 1) * 4, (5 + 2) * 4)]).toEqual([99, 99, 99, 255]);
    expect(cropToContent(createPicture(10))).toMatchObject({ width: 1, height: 1 });
  });
});

describe('the baselines', () => {
  it('are PNG files that every tool can show, one a picture, and read back as they were', async () => {
    const baselines = new Baselines(folder);
    await baselines.write('a-b--c/light-tablet', createPicture(1, 2));
    expect(await readdir(join(folder, 'a-b'))).toEqual(['c.light-tablet.png']);
    expect((await sharp(join(folder, 'a-b/c.light-tablet.png')).metadata()).format).toBe('png');
    expect(await baselines.read('a-b--c/light-tablet')).toEqual(createPicture(1, 2));
    expect(await baselines.read('a-b--c/dark-tablet')).toBeUndefined();
  });

  it('are listed until they are removed', async () => {
    const baselines = new Baselines(folder);
    expect(await baselines.keys()).toEqual([]);
    for (const key of ['a--b/x', 'a--c/x', 'b--b/x']) await baselines.write(key, createPicture(1));
    await baselines.remove('a--b/x');
    expect(await baselines.keys()).toEqual(['a--c/x', 'b--b/x']);
  });
});

describe('the modes of a story', () => {
  const names = (...of: Parameters<typeof resolveModes>): string[] => Object.keys(resolveModes(...of));

  it('are both themes, in one window for a component', () => {
    expect(names(componentModes.modes)).toEqual(['light-tablet', 'dark-tablet']);
  });

  it('are the narrow window in dark and the wide one in light for a state of a page', () => {
    expect(names(pageModes.modes)).toEqual(['dark-phone', 'light-wide']);
  });

  it.each([
    ['the main story of a page', { ...pageModes.modes, ...wholePageModes.modes }],
    ['a shell', shellModes.modes],
  ])('are both themes and three windows for %s', (_what, modes) => {
    expect(names(modes).sort()).toEqual(['dark-phone', 'light-tablet', 'light-wide']);
  });

  it('are the window that the story fixes, and no other', () => {
    expect(names(pageModes.modes, 'phone').sort()).toEqual(['dark-phone', 'light-phone']);
    expect(names(pageModes.modes, 'tablet')).toEqual(['light-tablet', 'dark-tablet']);
    expect(names(componentModes.modes, 'cinema')).toEqual(['light-cinema', 'dark-cinema']);
    expect(names(componentModes.modes, 'no-such-window')).toEqual(names(componentModes.modes));
  });

  it('are forced colours, reduced motion and large text as well for a flagship', () => {
    expect(Object.values(componentFlagshipModes.modes)).toEqual([
      { theme: 'light', viewport: 'tablet', forcedColors: 'active' },
      { theme: 'dark', viewport: 'tablet', motion: 'reduce' },
      { theme: 'light', viewport: 'tablet', textScale: '200' },
    ]);
  });
});

describe('the stories that a change affects', () => {
  const stories = [
    createStory('avatar', 'Design system/Avatar', 'stories/design-system/Avatar.stories.tsx'),
    createStory('slider', 'Design system/Slider', 'stories/design-system/Slider.stories.tsx'),
  ];
  const affected = (...changed: string[]): string[] =>
    selectAffected(root, stories, changed).map(({ id }) => id);

  it('are all for a token, the browser, a package or the way of drawing', () => {
    for (const file of [
      'src/design-system/theme/light.ts',
      'tests/support/browser.ts',
      'package-lock.json',
      'scripts/visual/draw.ts',
      '.storybook/preview.tsx',
    ]) {
      expect(affected(file), file).toEqual(['avatar', 'slider']);
    }
  });

  it('are those that use a component, for the component', () => {
    expect(affected('src/design-system/Avatar/Avatar.css.ts')).toEqual(['avatar']);
    expect(affected('src/design-system/Slider/Slider.tsx')).toEqual(['slider']);
  });

  it('are its own for a story file', () => {
    expect(affected('stories/design-system/Slider.stories.tsx')).toEqual(['slider']);
  });

  it('are none for the server and the docs', () => {
    expect(affected('src/server/app.ts', 'README.md')).toEqual([]);
  });

  it('cannot be asked for since a revision that does not exist', () => {
    expect(() => listChangedFiles(root, 'no-such-revision')).toThrow('"no-such-revision" is none');
  });
});
