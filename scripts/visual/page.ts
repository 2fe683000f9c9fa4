import type { Browser, CDPSession, Page } from 'playwright';
import { isViewport, type Mode, viewports } from '../../.storybook/modes';
import { FIXTURE_NOW } from '../../src/fixtures/clock';
import {
  ask,
  followPlays,
  leaveStylesAlone,
  type Limits,
  loadFonts,
  type Rest,
  showCaret,
  showFieldsFromStart,
  type Wish,
  withoutTools,
} from './in-page';

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

/** Frames in a row, each followed by an idle moment, without a change after which a story is at rest. */
const quietFrames = 3;

/** The same on every machine. Storybook does not wait a tenth of a second for animations when it is told of a test. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 StorybookTestRunner';

/** Nothing moves, nothing blinks, nothing is random. */
const stillness = `
  *, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
    will-change: auto !important;
  }`;

/** The sentence for a story that is not there; undefined when it is. */
function faultOf({ shown, phase, message, playFault }: Rest): string | undefined {
  const missing = 'The story does not exist in the built Storybook.';
  if (shown === 'nothing' || message.includes("Couldn't find story")) return missing;
  if (shown === 'error' || phase === 'errored') {
    if (/dynamically imported module|Failed to fetch|preload CSS/i.test(message))
      return `The story did not load: ${message}`;
    return `The story threw: ${message === '' ? 'see it in Storybook' : message}`;
  }
  if (playFault !== undefined) return `The story's play does not hold: ${playFault}`;
  return phase === 'finished' ? undefined : `The story stopped while ${phase ?? 'loading'}.`;
}

type Globals = Required<Pick<Mode, 'theme' | 'motion' | 'textScale'>>;

/** Every story is first shown like this, and plays. */
const start: Globals = { theme: 'light', motion: 'system', textScale: '100' };

/** The mode of a story that has just been shown. */
export const startMode: Mode = { theme: 'light', viewport: 'tablet' };

/** Where the time went: milliseconds by phase, over all pages. */
export type Phases = Record<'load' | 'show' | 'change' | 'capture', number>;

/** A page of the built Storybook in which stories are drawn, one after the other. */
export class DrawingPage {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #phases: Phases;
  #window: Mode['viewport'] = 'desktop';
  #forced: 'active' | 'none' = 'none';
  #globals = start;
  #notServed: string[] = [];

  private constructor(page: Page, session: CDPSession, phases: Phases) {
    this.#page = page;
    this.#session = session;
    this.#phases = phases;
    page.on('requestfailed', (request) => this.#notServed.push(request.url()));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#notServed.push(`${response.url()} (${response.status()})`);
    });
  }

  static async open(browser: Browser, phases: Phases): Promise<DrawingPage> {
    const context = await browser.newContext({
      userAgent,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      deviceScaleFactor: 1,
      serviceWorkers: 'block',
      viewport: { width: viewports.desktop.width, height: viewports.desktop.height },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.clock.setFixedTime(FIXTURE_NOW);
    // The loader of TypeScript wraps named functions in a helper that exists in Node only.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(followPlays);
    await page.addInitScript(leaveStylesAlone);
    await page.addInitScript(withoutTools);
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
    return new DrawingPage(page, await context.newCDPSession(page), phases);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  async #timed<T>(phase: keyof Phases, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#phases[phase] += performance.now() - started;
    }
  }

  async #fit({
    viewport,
    forcedColors = 'none',
  }: {
    viewport: Mode['viewport'];
    forcedColors?: 'active' | 'none';
  }): Promise<void> {
    const { width, height } = viewports[viewport];
    if (this.#window !== viewport) await this.#page.setViewportSize({ width, height });
    this.#window = viewport;
    if (this.#forced !== forcedColors)
      await this.#page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    this.#forced = forcedColors;
  }

  #rest(wish: Omit<Wish, 'width'>): Promise<Rest> {
    return this.#page.evaluate(ask, [
      { ...wish, width: viewports[this.#window].width },
      { patience, frames: quietFrames },
    ] as [Wish, Limits]);
  }

  async #ask(wish: Omit<Wish, 'width'>): Promise<Rest> {
    return this.#sound(await this.#rest(wish));
  }

  /** Shows a story in the window it plays for, which is known once it has been shown. */
  async #show(wish: Omit<Wish, 'width'>): Promise<Rest> {
    const rest = await this.#rest(wish);
    if (!isViewport(rest.viewport) || rest.viewport === this.#window) return this.#sound(rest);
    await this.#fit({ viewport: rest.viewport });
    return this.#ask({ again: true });
  }

  /** @throws with one sentence when the story is not there as it should be */
  #sound(rest: Rest): Rest {
    const fault = faultOf(rest);
    if (fault !== undefined) throw new Error(fault);
    const [absent] = this.#notServed;
    if (absent !== undefined) throw new Error(`The story asked for something that is not there: ${absent}`);
    return rest;
  }

  async #set(globals: Globals): Promise<void> {
    if (JSON.stringify(globals) !== JSON.stringify(this.#globals))
      await this.#ask({ globals: { ...globals } });
    this.#globals = globals;
  }

  /** Loads the catalogue anew with a story. @throws with one sentence when it does not load */
  async load(origin: string, storyId: string): Promise<Rest> {
    return this.#timed('load', async () => {
      this.#notServed = [];
      await this.#fit(startMode);
      await this.#page.mouse.move(0, 0);
      const query = `viewMode=story&id=${encodeURIComponent(storyId)}&globals=theme:light;a11y.manual:!true`;
      const response = await this.#page.goto(`${origin}/iframe.html?${query}`, { waitUntil: 'load' });
      if (response?.ok() !== true)
        throw new Error(`The story did not load (${response?.status() ?? 'no answer'}).`);
      await this.#page.evaluate(loadFonts);
      this.#globals = start;
      return this.#show({});
    });
  }

  /** Changes to another story of the same file without loading everything again, leaving nothing of the last. */
  async change(storyId: string): Promise<Rest> {
    return this.#timed('show', async () => {
      await this.#page.mouse.move(0, 0);
      await this.#fit(startMode);
      await this.#set(start);
      return this.#show({ storyId });
    });
  }

  /** Shows the story in another mode. @throws with one sentence when it does not follow */
  async look(mode: Mode): Promise<Rest> {
    return this.#timed('change', async () => {
      const { theme, motion = start.motion, textScale = start.textScale } = mode;
      await this.#fit(mode);
      const rest = await this.#ask({ globals: { theme, motion, textScale } });
      this.#globals = { theme, motion, textScale };
      if (rest.theme !== theme) throw new Error(`The story stayed ${rest.theme ?? 'without a theme'}.`);
      return rest;
    });
  }

  /** The page as PNG. @param height how far down from the top of the page, in CSS pixels */
  async capture(viewport: Mode['viewport'], height: number): Promise<Buffer> {
    return this.#timed('capture', async () => {
      const window = viewports[viewport];
      const beyond = height > window.height;
      const hasCaret = this.#forced === 'active';
      await this.#page.evaluate(showFieldsFromStart);
      if (hasCaret) await this.#page.evaluate(showCaret, false);
      const { data } = await this.#session.send('Page.captureScreenshot', {
        format: 'png',
        // Larger, in a third of the time; what is accepted is packed again anyway.
        optimizeForSpeed: true,
        captureBeyondViewport: beyond,
        ...(beyond ? { clip: { x: 0, y: 0, width: window.width, height, scale: 1 } } : {}),
      });
      if (hasCaret) await this.#page.evaluate(showCaret, true);
      return Buffer.from(data, 'base64');
    });
  }
}
