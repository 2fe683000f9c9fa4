import type { Browser, Page } from 'playwright';
import { type Mode, modeName, modesOf, preferences, viewports } from '../../.storybook/modes';
import { FIXTURE_NOW } from '../../src/fixtures/clock';
import type { StoryEntry } from './storybook';

/** A story in one mode, as PNG. */
export interface Drawing {
  story: StoryEntry;
  mode: string;
  png: Buffer;
}

/** A story that could not be drawn, in words. */
export interface NotDrawn {
  story: StoryEntry;
  reason: string;
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
}

/**
 * The network is this machine alone, and every picture is rasterised whole, in one way: partial repaints and tiles that
 * finish in another order leave rounded corners one step of colour apart.
 */
export const drawingArgs: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-low-res-tiling',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
];

/** Longest that one story may take to come to rest, in milliseconds. */
const patience = 20_000;

/** Nothing moves, nothing blinks, nothing is random. */
const stillness = `
  *, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
  }`;

async function preparePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.setFixedTime(FIXTURE_NOW);
  // The loader of TypeScript wraps named functions in a helper that exists in Node only.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript((css) => {
    let seed = 42;
    Math.random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    });
  }, stillness);
  return page;
}

/** Waits until the story has rendered and played, then until nothing changes any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const phase = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    const shown = document.body.classList;
    return (
      phase === 'finished' ||
      phase === 'errored' ||
      phase === 'aborted' ||
      shown.contains('sb-show-errordisplay') ||
      shown.contains('sb-show-nopreview')
    );
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => !image.complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((resolve) => {
      let quiet = window.setTimeout(done, 60);
      const limit = window.setTimeout(done, 3000);
      const observer = new MutationObserver(() => {
        window.clearTimeout(quiet);
        quiet = window.setTimeout(done, 60);
      });
      function done(): void {
        observer.disconnect();
        window.clearTimeout(quiet);
        window.clearTimeout(limit);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });
}

/** What went wrong on the page, in the words that Storybook shows; undefined when the story is there. */
function trouble(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const shown = document.body.classList;
    const phase = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    if (shown.contains('sb-show-nopreview')) return 'The story does not exist in the built Storybook.';
    if (shown.contains('sb-show-errordisplay') || phase === 'errored') {
      const words = document.getElementById('error-message')?.textContent.trim();
      if (words?.includes("Couldn't find story")) return 'The story does not exist in the built Storybook.';
      return `The story threw: ${words === undefined || words === '' ? 'see it in Storybook' : words}`;
    }
    return phase === 'finished' ? undefined : `The story stopped while ${phase ?? 'loading'}.`;
  });
}

async function setGlobals(page: Page, globals: Record<string, string>): Promise<void> {
  await page.evaluate(
    (changed) =>
      (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', {
        globals: changed,
      }),
    globals,
  );
}

async function drawMode(page: Page, mode: Mode): Promise<Buffer> {
  const { width, height } = viewports[mode.viewport];
  const preference = mode.preference === undefined ? undefined : preferences[mode.preference];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors: preference?.forcedColors ?? 'none', reducedMotion: 'reduce' });
  await setGlobals(page, { theme: mode.theme, motion: 'system', textScale: '100', ...preference?.globals });
  await settle(page);
  const fault = await trouble(page);
  if (fault !== undefined) throw new Error(fault);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', type: 'png' });
}

/** Loads the catalogue with one story. @throws with one sentence when it does not load */
async function load(page: Page, origin: string, story: StoryEntry): Promise<void> {
  const query = `viewMode=story&id=${encodeURIComponent(story.id)}&globals=theme:light;a11y.manual:!true`;
  const response = await page.goto(`${origin}/iframe.html?${query}`, { waitUntil: 'load' });
  if (response?.ok() !== true)
    throw new Error(`The story did not load (${response?.status() ?? 'no answer'}).`);
}

/** Changes to another story of the same file without loading everything again, leaving nothing of the last behind. */
async function change(page: Page, story: StoryEntry): Promise<void> {
  await page.evaluate((storyId) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story.id);
  await page.waitForFunction(
    (id) => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.id === id,
    story.id,
  );
}

/**
 * Draws one story in all its modes: shown once, then looked at in each window and theme.
 *
 * @throws with one sentence when the story does not load, throws or does not come to rest
 */
async function drawStory(page: Page, show: () => Promise<void>, story: StoryEntry): Promise<Drawing[]> {
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: viewports.tablet.width, height: viewports.tablet.height });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await show();
  await settle(page);
  const fault = await trouble(page);
  if (fault !== undefined) throw new Error(fault);
  const viewport = await page.evaluate(
    () =>
      (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport
        ?.value,
  );
  const drawings: Drawing[] = [];
  for (const mode of modesOf({ ...story, viewport })) {
    drawings.push({ story, mode: modeName(mode), png: await drawMode(page, mode) });
  }
  return drawings;
}

/** The stories of each file together, in the files' order. */
function byFile(stories: readonly StoryEntry[]): StoryEntry[][] {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(story.file, [...(files.get(story.file) ?? []), story]);
  return [...files.values()];
}

export interface DrawOptions {
  browser: Browser;
  /** Where the built catalogue is served. */
  origin: string;
  stories: readonly StoryEntry[];
  /** Pages that draw at the same time. @default 2 */
  pages?: number;
  /** Called with each story as it is done, in any order. */
  onStory: (result: readonly Drawing[] | NotDrawn) => Promise<void> | void;
}

/**
 * Draws stories, a few files at a time. Each file begins with a fresh page load, and so does the story after one that
 * failed, so that what a story looks like never hangs on what another page happened to draw before.
 */
export async function drawStories({
  browser,
  origin,
  stories,
  pages = 2,
  onStory,
}: DrawOptions): Promise<void> {
  const queue = byFile(stories);
  const worker = async (): Promise<void> => {
    let page = await preparePage(browser);
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      let fresh = true;
      for (const story of file) {
        const current = page;
        const show = fresh ? () => load(current, origin, story) : () => change(current, story);
        fresh = false;
        try {
          await onStory(await drawStory(page, show, story));
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          const timedOut = /Timeout .*exceeded/.test(message);
          const reason = timedOut ? `The story did not come to rest in ${patience / 1000} s.` : message;
          await onStory({ story, reason });
          await page.context().close();
          page = await preparePage(browser);
          fresh = true;
        }
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, worker));
}
