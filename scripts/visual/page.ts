import type { Browser, CDPSession, Page } from 'playwright';
import { type Mode, type Modes, viewports } from '../../.storybook/modes';
import { FIXTURE_NOW } from '../../src/fixtures/clock';

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

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: {
        storyGlobals?: { viewport?: { value?: string } };
        parameters?: { chromatic?: { modes?: Modes; cropToViewport?: boolean } };
      };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
  __PLAYS__?: Plays;
}

/** What became of the plays of this page's stories. */
interface Plays {
  /** Ids of stories whose play has begun and not ended. */
  running: Set<string>;
  /** What the last play said that did not hold, by story. */
  faults: Map<string, string>;
}

/** A story at rest, in the words that Storybook has for it. */
interface Rest {
  phase: string | undefined;
  /** What Storybook shows instead of the story. */
  shown: 'story' | 'error' | 'nothing';
  message: string;
  /** What the story's play said that did not hold. Storybook shows the story all the same. */
  playFault: string | undefined;
  theme: string | undefined;
  /** Height of the whole page in CSS pixels. */
  height: number;
  modes: Modes;
  crop: boolean;
  /** The window that the story fixes itself. */
  viewport: string | undefined;
}

interface Wish {
  /** The story to change to; the one that is shown already when left out. */
  storyId?: string;
  globals?: Record<string, string>;
  /** Width of the window, which the page hears of some time after it was set. */
  width: number;
}

interface Limits {
  patience: number;
  frames: number;
}

/** Runs in the page: asks for something, waits until it has rendered and played, then until nothing changes. */
async function ask([{ storyId, globals, width }, limits]: [Wish, Limits]): Promise<Rest> {
  const preview = window as unknown as PreviewWindow;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const started = performance.now();
  const inTime = (): void => {
    if (performance.now() - started > limits.patience) throw new Error('no rest');
  };
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 1));
  while (window.innerWidth !== width) {
    inTime();
    await pause();
  }
  if (storyId !== undefined) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }
  if (globals !== undefined) channel?.emit('updateGlobals', { globals });

  const instead = (): 'error' | 'nothing' | undefined => {
    const shown = document.body.classList;
    if (shown.contains('sb-show-errordisplay')) return 'error';
    return shown.contains('sb-show-nopreview') ? 'nothing' : undefined;
  };
  const ended = (): boolean => {
    const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
    if (instead() !== undefined) return true;
    const isAsked = storyId === undefined || render?.id === storyId;
    // A late change of a switch renders the story again while it plays, and that render ends before the play does.
    const plays = preview.__PLAYS__?.running.has(render?.id ?? '') === true;
    return isAsked && !plays && ['finished', 'errored', 'aborted'].includes(render?.phase ?? '');
  };
  while (!ended()) {
    inTime();
    await pause();
  }

  await document.fonts.ready;
  const images = [...document.images].filter((image) => !image.complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const seen = { changes: 0 };
  const observer = new MutationObserver(() => (seen.changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < limits.frames; quiet += 1) {
    inTime();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // What an observer found in the frame is rendered in tasks of its own; the page is idle when they are done.
    await new Promise((resolve) => requestIdleCallback(resolve));
    if (seen.changes > 0 || document.fonts.status !== 'loaded') quiet = -1;
    seen.changes = 0;
  }
  observer.disconnect();

  const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
  const { modes = {}, cropToViewport = false } = render?.story?.parameters?.chromatic ?? {};
  return {
    phase: render?.phase,
    shown: instead() ?? 'story',
    message: document.getElementById('error-message')?.textContent.trim() ?? '',
    playFault: preview.__PLAYS__?.faults.get(render?.id ?? ''),
    theme: document.documentElement.dataset['theme'],
    height: Math.max(document.documentElement.scrollHeight, document.body.scrollHeight),
    modes,
    crop: cropToViewport,
    viewport: render?.story?.storyGlobals?.viewport?.value,
  };
}

/** Runs in the page before anything else: hears from Storybook's channel, from its first event, how plays go. */
function followPlays(): void {
  const preview = window as unknown as PreviewWindow;
  const plays: Plays = (preview.__PLAYS__ = { running: new Set(), faults: new Map() });
  let channel: { on: (event: string, listener: (data: never) => void) => void } | undefined;
  let last = '';
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made;
      made?.on('storyRenderPhaseChanged', ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
        if (newPhase === 'playing') {
          last = storyId;
          plays.running.add(storyId);
          plays.faults.delete(storyId);
        }
        if (['played', 'errored', 'aborted'].includes(newPhase)) plays.running.delete(storyId);
      });
      made?.on('playFunctionThrewException', ({ message }: { message: string }) => {
        plays.faults.set(last, message.split('\n', 1)[0] ?? '');
      });
    },
  });
}

/** Runs in the page: every face of the product's own fonts is there before anything is drawn. */
async function loadFonts(): Promise<void> {
  // Storybook's own face, Nunito Sans, is declared for its error page and belongs to no story.
  const own = [...document.fonts].filter(({ family }) => /variable/i.test(family));
  // A face that is not served is named with the other files that are missing.
  await Promise.all(own.map((face) => face.load().catch(() => undefined)));
}

/** Runs in the page: forced colours paint the caret whatever its colour, but a field to be read only has none. */
function showCaret(isShown: boolean): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (isShown && field.dataset['caret'] === 'hidden') {
    field.readOnly = false;
    delete field.dataset['caret'];
  } else if (!isShown && !field.readOnly) {
    field.readOnly = true;
    field.dataset['caret'] = 'hidden';
  }
}

/** The sentence for a story that is not there; undefined when it is. */
function faultOf({ shown, phase, message, playFault, viewport }: Rest): string | undefined {
  const missing = 'The story does not exist in the built Storybook.';
  if (shown === 'nothing' || message.includes("Couldn't find story")) return missing;
  if (shown === 'error' || phase === 'errored') {
    if (/dynamically imported module|Failed to fetch|preload CSS/i.test(message))
      return `The story did not load: ${message}`;
    return `The story threw: ${message === '' ? 'see it in Storybook' : message}`;
  }
  // A story that fixes its window plays for that one, and is first shown in another.
  if (playFault !== undefined && viewport === undefined)
    return `The story's play does not hold: ${playFault}`;
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

  async #ask(wish: Omit<Wish, 'width'>): Promise<Rest> {
    const rest = await this.#page.evaluate(ask, [
      { ...wish, width: viewports[this.#window].width },
      { patience, frames: quietFrames },
    ] as [Wish, Limits]);
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
      return this.#ask({});
    });
  }

  /** Changes to another story of the same file without loading everything again, leaving nothing of the last. */
  async change(storyId: string): Promise<Rest> {
    return this.#timed('show', async () => {
      await this.#page.mouse.move(0, 0);
      await this.#fit(startMode);
      await this.#set(start);
      return this.#ask({ storyId });
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
      if (hasCaret) await this.#page.evaluate(showCaret, false);
      const { data } = await this.#session.send('Page.captureScreenshot', {
        format: 'png',
        captureBeyondViewport: beyond,
        ...(beyond ? { clip: { x: 0, y: 0, width: window.width, height, scale: 1 } } : {}),
      });
      if (hasCaret) await this.#page.evaluate(showCaret, true);
      return Buffer.from(data, 'base64');
    });
  }
}
