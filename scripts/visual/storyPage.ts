import type { Browser, CDPSession, Page } from '@playwright/test';
import { isViewport, type Mode, type Modes, resolveModes, viewports } from '../../.storybook/modes';
import { FIXTURE_NOW } from '../../src/fixtures/clock';
import {
  settleStory,
  recordPlays,
  freezePage,
  loadFonts,
  type SettledStory,
  setCaretVisible,
  scrollFieldsToStart,
  type SettleRequest,
} from './inPage';

/**
 * Blocks every host but this machine, and rasterises each picture as a whole in a fixed order: partial repaints and
 * tiles that finish in another order change the colour of rounded corners by one step.
 */
export const RASTER_ARGS: readonly string[] = [
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

/** Longest time that one story may take to settle. */
const SETTLE_TIMEOUT_MS = 20_000;

/** A story counts as settled after this many frames in a row, each with an idle moment, in which nothing changed. */
const QUIET_FRAMES = 3;

/** Storybook skips its wait of 100 ms for animations when the user agent names its test runner. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 StorybookTestRunner';

/** Stops every animation and hides the caret. */
const FREEZE_CSS = `
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important; will-change: auto !important;
  }`;

/** Writes the sentence about a story that is missing or failed. Returns undefined for a sound one. */
function describeFault({ shown, phase, message, playFault }: SettledStory): string | undefined {
  const missing = 'The story does not exist in the built Storybook.';
  if (shown === 'nothing' || message.includes("Couldn't find story")) return missing;
  if (shown === 'error' || phase === 'errored') {
    if (/dynamically imported module|Failed to fetch|preload CSS/i.test(message))
      return `The story did not load: ${message}`;
    return `The story threw: ${message === '' ? 'see it in Storybook' : message}`;
  }
  if (playFault !== undefined) return `The story's play failed: ${playFault}`;
  return phase === 'finished' ? undefined : `The story stopped while ${phase ?? 'loading'}.`;
}

type Globals = Required<Pick<Mode, 'theme' | 'motion' | 'textScale'>>;

/** Every story is first shown, and plays, in this mode. */
const FIRST_MODE: Mode = { theme: 'light', viewport: 'tablet' };
const FIRST_GLOBALS: Globals = { theme: 'light', motion: 'system', textScale: '100' };

/** How to capture the shown story. */
interface Shown {
  modes: Modes;
  /** Captures down to the end of the window instead of the page. */
  cropToViewport: boolean;
}

const isFirstMode = ({ theme, viewport, ...rest }: Mode): boolean =>
  theme === FIRST_MODE.theme && viewport === FIRST_MODE.viewport && Object.keys(rest).length === 0;

/** The first mode comes last, so that the page is ready for the next story. */
const sortFirstModeLast = (modes: Modes): Modes =>
  Object.fromEntries(
    Object.entries(modes).sort(([, a], [, b]) => Number(isFirstMode(a)) - Number(isFirstMode(b))),
  );

/** A page of the built Storybook in which the stories of one file are captured, one after the other. */
export class StoryPage {
  readonly #browser: Browser;
  readonly #origin: string;
  #opened: { page: Page; session: CDPSession } | undefined;
  #viewport = FIRST_MODE.viewport;
  #forcedColors: 'active' | 'none' = 'none';
  #globals = FIRST_GLOBALS;
  #missingFiles: string[] = [];

  /** @param origin where the built Storybook is served */
  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  get #page(): Page {
    if (this.#opened === undefined) throw new Error('No story has been shown.');
    return this.#opened.page;
  }

  /**
   * Shows a story and runs its play function. The first story of a file loads the page, so that style sheets always arrive
   * in the same order; the file's other stories replace it within that page.
   *
   * @throws in one sentence, when the story does not load, throws, fails its play function, asks for a missing file or
   *   declares no mode
   */
  async show(storyId: string): Promise<Shown> {
    const isFirst = this.#opened === undefined;
    this.#opened ??= await this.#open();
    await this.#page.mouse.move(0, 0);
    await this.#fit(FIRST_MODE);
    if (isFirst) await this.#load(storyId);
    else if (this.#globals !== FIRST_GLOBALS) await this.#settleAndCheck({ globals: FIRST_GLOBALS });
    this.#globals = FIRST_GLOBALS;
    let story = await this.#settle(isFirst ? {} : { storyId });
    if (isViewport(story.viewport) && story.viewport !== this.#viewport) {
      // The story fixes its viewport, and its play may fail in another one.
      await this.#fit({ viewport: story.viewport });
      story = await this.#settle({ again: true });
    }
    this.#check(story);
    const modes = resolveModes(story.modes, story.viewport);
    if (Object.keys(modes).length === 0) throw new Error('The story declares no mode to be drawn in.');
    return { modes: sortFirstModeLast(modes), cropToViewport: story.crop };
  }

  /** Closes the page; the next story begins with a page load. */
  async close(): Promise<void> {
    await this.#opened?.page.context().close();
    this.#opened = undefined;
  }

  async #open(): Promise<{ page: Page; session: CDPSession }> {
    const { width, height } = viewports[FIRST_MODE.viewport];
    const context = await this.#browser.newContext({
      userAgent: USER_AGENT,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      deviceScaleFactor: 1,
      serviceWorkers: 'block',
      viewport: { width, height },
    });
    this.#viewport = FIRST_MODE.viewport;
    this.#forcedColors = 'none';
    this.#missingFiles = [];
    const page = await context.newPage();
    page.setDefaultTimeout(SETTLE_TIMEOUT_MS);
    page.on('requestfailed', (request) => this.#missingFiles.push(request.url()));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#missingFiles.push(`${response.url()} (${response.status()})`);
    });
    await page.clock.setFixedTime(FIXTURE_NOW);
    await page.addInitScript(recordPlays);
    await page.addInitScript(freezePage, FREEZE_CSS);
    return { page, session: await context.newCDPSession(page) };
  }

  async #load(storyId: string): Promise<void> {
    const query = `viewMode=story&id=${encodeURIComponent(storyId)}&globals=theme:light;a11y.manual:!true`;
    const response = await this.#page.goto(`${this.#origin}/iframe.html?${query}`);
    if (response?.ok() !== true)
      throw new Error(`The story did not load (${response?.status() ?? 'no answer'}).`);
    await this.#page.evaluate(loadFonts);
  }

  /** The shown story in another mode, as PNG. @throws with one sentence when it does not follow */
  async capture(mode: Mode, cropToViewport: boolean): Promise<Buffer> {
    const { theme, motion = FIRST_GLOBALS.motion, textScale = FIRST_GLOBALS.textScale } = mode;
    await this.#fit(mode);
    const story = await this.#settleAndCheck({ globals: { theme, motion, textScale } });
    this.#globals = isFirstMode(mode) ? FIRST_GLOBALS : { theme, motion, textScale };
    if (story.theme !== theme) throw new Error(`The story stayed ${story.theme ?? 'without a theme'}.`);
    await this.#page.evaluate(scrollFieldsToStart);
    if (mode.forcedColors === undefined) return this.#capturePage(cropToViewport ? 0 : story.height);
    await this.#page.evaluate(setCaretVisible, false);
    const png = await this.#capturePage(cropToViewport ? 0 : story.height);
    await this.#page.evaluate(setCaretVisible, true);
    return png;
  }

  /** Playwright's own screenshot calculates the styles of the page twice, to hide the caret and to stop animations. */
  async #capturePage(height: number): Promise<Buffer> {
    if (this.#opened === undefined) throw new Error('No story has been shown.');
    const window = viewports[this.#viewport];
    const isTaller = height > window.height;
    const { data } = await this.#opened.session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: isTaller,
      ...(isTaller ? { clip: { x: 0, y: 0, width: window.width, height, scale: 1 } } : {}),
    });
    return Buffer.from(data, 'base64');
  }

  async #fit({ viewport, ...mode }: Pick<Mode, 'viewport' | 'forcedColors'>): Promise<void> {
    const { forcedColors = 'none' } = mode;
    const { width, height } = viewports[viewport];
    if (this.#viewport !== viewport) await this.#page.setViewportSize({ width, height });
    this.#viewport = viewport;
    if (this.#forcedColors !== forcedColors)
      await this.#page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    this.#forcedColors = forcedColors;
  }

  #settle(request: Pick<SettleRequest, 'storyId' | 'again' | 'globals'>): Promise<SettledStory> {
    const { width } = viewports[this.#viewport];
    return this.#page.evaluate(settleStory, {
      ...request,
      width,
      timeoutMs: SETTLE_TIMEOUT_MS,
      quietFrames: QUIET_FRAMES,
    });
  }

  async #settleAndCheck(
    request: Pick<SettleRequest, 'storyId' | 'again' | 'globals'>,
  ): Promise<SettledStory> {
    const story = await this.#settle(request);
    this.#check(story);
    return story;
  }

  /**
   * @throws when the story did not load, threw, failed its play function or asked for a missing file; the message is one
   *   sentence
   */
  #check(story: SettledStory): void {
    const fault = describeFault(story);
    if (fault !== undefined) throw new Error(fault);
    const [missing] = this.#missingFiles;
    if (missing !== undefined) throw new Error(`The story asked for something that is not there: ${missing}`);
  }
}
