import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type axeCore from 'axe-core';
import type { Browser, Page } from 'playwright';
import type { ThemeName } from '../../.storybook/modes';
import { findFaults, findSidewaysScroll, openPage } from './inPage';

/** One documentation page of the built Storybook. */
export interface DocsPage {
  id: string;
  title: string;
}

/** Lists the documentation pages of a built Storybook in the sidebar's order. */
export async function listDocsPages(folder: string): Promise<DocsPage[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, DocsPage & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

const connectionTypes = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map(
  (speed) => `lazyLoadingFrameMarginPx${speed}=0`,
);

/** Makes the browser load a frame only when it is visible, because invisible frames would take most of the time. */
export const LAZY_FRAME_ARGS: readonly string[] = [`--blink-settings=${connectionTypes.join(',')}`];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What other checks look at: the previews, whose stories have a check of their own, and Storybook's own controls. */
const UNCHECKED = [
  '.sbdocs-preview',
  '[data-story-block]',
  '[data-frame-theme]',
  '.docblock-argstable td:nth-child(4)',
];

/** Rules of axe whose verdict depends on colours. Nothing else differs between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const WINDOW = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 900 };

const CODE_PAGE = 'getting-started-the-package--docs';

interface AxeScope {
  exclude: string[];
  /** Rules to check; all of axe's without it. */
  rules?: string[];
}

/** Runs in the page: lists its accessibility faults outside of previews. `findFaults` reads the order of headings. */
async function findAxeFaults({ exclude, rules }: AxeScope): Promise<string[]> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { axe } = window as unknown as { axe: typeof axeCore };
  // Removes previews, because axe reads also the elements that it must not judge, nine of ten. A frame would reload.
  const emptied = [...document.querySelectorAll('[data-story-block], .sbdocs-preview pre')]
    .filter((preview) => preview.querySelector('iframe') === null)
    .map((preview) => ({ preview, content: [...preview.childNodes] }));
  for (const { preview } of emptied) preview.replaceChildren();
  try {
    const { violations } = await axe.run(
      { include: ['.sbdocs-content'], exclude },
      {
        resultTypes: ['violations'],
        selectors: false,
        ...(rules ? { runOnly: rules } : { rules: { 'heading-order': { enabled: false } } }),
      },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  } finally {
    for (const { preview, content } of emptied) preview.replaceChildren(...content);
  }
}

/** What is wrong with a documentation page in each theme, and on a phone. */
export type DocsFaults = Record<ThemeName | 'phone', string[]>;

export const NO_FAULTS: DocsFaults = { light: [], dark: [], phone: [] };

/** A browser page that opens one documentation page after the other from the sidebar, as a reader does. */
export class DocsReader {
  readonly page: Page;
  /** What the reader does to check a page. */
  step = 'nothing yet';
  readonly #address: string;
  #said: string[] = [];

  private constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#said.push(`The console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#said.push(`The page threw: ${error.message}`));
  }

  static async start(browser: Browser, origin: string): Promise<DocsReader> {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: WINDOW });
    // tsx wraps named functions in a helper that exists only in Node.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(axeSource);
    const reader = new DocsReader(page, `${origin}/iframe.html?viewMode=docs`);
    await reader.enter();
    return reader;
  }

  /** Reloads Storybook with a page that has code, because the highlighter loads in a chunk of its own. */
  async enter(): Promise<void> {
    await this.page.goto(`${this.#address}&id=${CODE_PAGE}`);
    await this.page.locator('pre.prismjs .token').first().waitFor();
  }

  async goTo(id: string): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light' });
    if (!(await this.page.evaluate(openPage, id))) this.#said.push('The page did not render.');
  }

  /**
   * Describes each fault for a reader whose system prefers this theme.
   *
   * @param timeoutMs milliseconds that the page has to change its theme
   */
  async faults(theme: ThemeName, timeoutMs = 10_000): Promise<string[]> {
    await this.page.emulateMedia({ colorScheme: theme });
    const found = await this.page.evaluate(findFaults, { theme, timeoutMs });
    const scope = { exclude: UNCHECKED, ...(theme === 'dark' && { rules: COLOUR_RULES }) };
    found.push(...(await this.page.evaluate(findAxeFaults, scope)));
    return [...found, ...new Set(this.#said.splice(0))];
  }

  /**
   * Describes what keeps the page from fitting a phone. Opening it anew in a phone's window would draw all its stories
   * again.
   *
   * @param timeoutMs milliseconds that the page has to fit the narrower window
   */
  async findSidewaysScroll(timeoutMs = 10_000): Promise<string[]> {
    await this.page.setViewportSize(PHONE);
    const found = await this.page.evaluate(findSidewaysScroll, timeoutMs);
    await this.page.setViewportSize(WINDOW);
    return found;
  }

  /** Opens a documentation page and checks it in each theme and on a phone. */
  async check(id: string): Promise<DocsFaults> {
    this.step = `opening ${id}`;
    await this.goTo(id);
    this.step = `reading ${id} in the light theme`;
    const light = await this.faults('light');
    this.step = `reading ${id} in the dark theme`;
    const dark = await this.faults('dark');
    this.step = `reading ${id} on a phone`;
    return { light, dark, phone: await this.findSidewaysScroll() };
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** What `DocsReaders` calls of a `DocsReader`. */
export type PageReader = Pick<DocsReader, 'step' | 'check' | 'close'>;

/** Several browser pages that tests of the documentation share; a test waits until one is free. */
export class DocsReaders {
  readonly #start: () => Promise<PageReader>;
  readonly #stallMs: number;
  readonly #all: PageReader[];
  readonly #free: PageReader[];
  readonly #waiting: ((reader: PageReader) => void)[] = [];

  private constructor(start: () => Promise<PageReader>, readers: readonly PageReader[], stallMs: number) {
    this.#start = start;
    this.#stallMs = stallMs;
    this.#all = [...readers];
    this.#free = [...readers];
  }

  /** @param stallMs milliseconds after which a page that has not been checked counts as stalled */
  static async start(
    start: () => Promise<PageReader>,
    count: number,
    stallMs = 100_000,
  ): Promise<DocsReaders> {
    return new DocsReaders(start, await Promise.all(Array.from({ length: count }, start)), stallMs);
  }

  /**
   * Waits for a free reader, opens a documentation page in it and lists what is wrong with the page in each theme, which
   * is its theme, its layout and its accessibility, and on a phone, which is its width.
   */
  async check(id: string): Promise<DocsFaults> {
    let reader =
      this.#free.pop() ?? (await new Promise<PageReader>((resolve) => this.#waiting.push(resolve)));
    try {
      const found = await this.#checkUntilStall(reader, id);
      if (found) return found;
      // One page in some thousand visits hung for five minutes, for no reason that was found: a new page may answer.
      reader = await this.#replace(reader);
      return (
        (await this.#checkUntilStall(reader, id)) ?? { ...NO_FAULTS, light: ['The page stalled twice.'] }
      );
    } finally {
      const next = this.#waiting.shift();
      if (next) next(reader);
      else this.#free.push(reader);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((reader) => reader.close()));
  }

  /** @returns null when the page stalls */
  #checkUntilStall(reader: PageReader, id: string): Promise<DocsFaults | null> {
    return Promise.race([reader.check(id), setTimeout(this.#stallMs, null, { ref: false })]);
  }

  async #replace(stalled: PageReader): Promise<PageReader> {
    console.warn(`A documentation page stalled: ${stalled.step}. It is opened again.`);
    const reader = await this.#start();
    this.#all[this.#all.indexOf(stalled)] = reader;
    // Closing the page fails the check that still waits for it.
    await stalled.close();
    return reader;
  }
}
