import { test as base } from '@playwright/test';
import { Baselines, toStoryId } from './baselines';
import { captureSteady, cropToContent, decodePng, encodePng, type Picture } from './picture';
import { isSelected, readComparisonPlan } from './plan';
import type { StoryEntry } from './storybook';
import { StoryPage } from './storyPage';

const { origin, stories, storyIds, only, update, ...plan } = readComparisonPlan();
const baselines = new Baselines(plan.baselines);
const acceptedKeys = await baselines.keys();

const test = base.extend<{ page: never; storyPage: StoryPage }>({
  storyPage: async ({ browser }, use) => {
    const storyPage = new StoryPage(browser, origin);
    await use(storyPage);
    await storyPage.close();
  },
});

const expect = test.expect.extend({
  toBeFaultless: (fault: string | undefined) => ({ pass: fault === undefined, message: () => fault ?? '' }),
});

/** @returns what differs, in words; undefined when nothing does or the picture is accepted */
async function compareWithBaseline(
  key: string,
  capture: () => Promise<Picture>,
): Promise<string | undefined> {
  const expected = await baselines.read(key);
  const { picture: actual, difference } = expected
    ? await captureSteady(capture, expected)
    : { picture: await capture(), difference: { reason: 'There is no baseline.' } };
  if (difference === undefined) return undefined;
  if (update) {
    await baselines.write(key, actual);
    test.info().annotations.push({ type: 'accepted', description: key });
    return undefined;
  }
  const pictures = { expected: expected && (await encodePng(expected)), actual: await encodePng(actual) };
  // Playwright's report shows pictures of these names side by side, with a slider.
  for (const [name, body] of Object.entries({ ...pictures, diff: difference.image })) {
    if (body) await test.info().attach(`${key}-${name}.png`, { body, contentType: 'image/png' });
  }
  return difference.reason;
}

/** @param keys of baselines without a story and mode */
async function removeUnusedBaselines(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (update) await baselines.remove(key);
    else expect.soft('The story or mode no longer exists.', key).toBeFaultless();
  }
}

async function compareStory(page: StoryPage, { id }: StoryEntry): Promise<void> {
  const drawn = new Set<string>();
  try {
    const { modes, cropToViewport } = await page.show(id);
    for (const [name, mode] of Object.entries(modes)) {
      const key = `${id}/${name}`;
      if (!isSelected(key, only)) continue;
      const capture = async (): Promise<Picture> =>
        cropToContent(await decodePng(await page.capture(mode, cropToViewport)));
      expect.soft(await compareWithBaseline(key, capture), key).toBeFaultless();
      drawn.add(key);
    }
  } catch (error) {
    // A story that fails keeps its baselines, and the next one begins with a page load.
    await page.close();
    expect.soft(error instanceof Error ? error.message : String(error), id).toBeFaultless();
    return;
  }
  if (only.length > 0) return;
  await removeUnusedBaselines(acceptedKeys.filter((key) => toStoryId(key) === id && !drawn.has(key)));
}

const files = new Map<string, StoryEntry[]>();
for (const story of stories) files.set(story.file, [...(files.get(story.file) ?? []), story]);

// A test is a story file: its stories share a page load, and Playwright starts a new process after a test that failed.
// The longest files come first, so that no worker is left with one at the end.
for (const [file, storiesOfFile] of [...files].sort(([, a], [, b]) => b.length - a.length)) {
  test(file, async ({ storyPage }) => {
    for (const story of storiesOfFile) await test.step(story.name, () => compareStory(storyPage, story));
  });
}

if (only.length === 0) {
  test('no baseline is without a story', () =>
    removeUnusedBaselines(acceptedKeys.filter((key) => !storyIds.includes(toStoryId(key)))));
}
