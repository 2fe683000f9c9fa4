import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type ThemeName, THEMES } from '../../.storybook/modes';
import { faultsOf, open } from './inPage';

/** One documentation page of the built Storybook. */
export interface DocsEntry {
  id: string;
  title: string;
}

/** The documentation pages of a built Storybook, in the order of its sidebar. */
export async function readDocs(folder: string): Promise<DocsEntry[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, DocsEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

const margin = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map(
  (speed) => `lazyLoadingFrameMarginPx${speed}=0`,
);

/** A frame is loaded when the reader sees it, and none beforehand: most of the time would go into frames out of sight. */
export const readingArgs: readonly string[] = [`--blink-settings=${margin.join(',')}`];

/** Storybook's documentation as a reader has it, who goes from page to page in the sidebar. */
export class DocsReader {
  readonly page: Page;
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
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    // The loader of TypeScript wraps named functions in a helper that exists in Node only.
    await page.addInitScript('globalThis.__name = (value) => value;');
    const reader = new DocsReader(page, `${origin}/iframe.html?viewMode=docs`);
    await reader.enter();
    return reader;
  }

  /** Loads Storybook anew, with no page chosen. */
  async enter(): Promise<void> {
    await this.page.goto(this.#address);
  }

  async goTo(id: string): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light' });
    if (!(await this.page.evaluate(open, id))) this.#said.push('The page did not render.');
  }

  /** What a reader whose system prefers this theme would object to, in sentences. */
  async faults(theme: ThemeName): Promise<string[]> {
    await this.page.emulateMedia({ colorScheme: theme });
    return [...(await this.page.evaluate(faultsOf, theme)), ...new Set(this.#said.splice(0))];
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** The faults of every page by theme, two readers at a time. */
export async function lookAtAll(
  browser: Browser,
  origin: string,
  docs: readonly DocsEntry[],
): Promise<ReadonlyMap<string, Record<ThemeName, string[]>>> {
  const queue = [...docs];
  const found = new Map<string, Record<ThemeName, string[]>>();
  const read = async (): Promise<void> => {
    const reader = await DocsReader.start(browser, origin);
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      await reader.goTo(entry.id);
      const [light, dark] = [await reader.faults(THEMES[0]), await reader.faults(THEMES[1])];
      found.set(entry.id, { light, dark });
    }
    await reader.close();
  };
  await Promise.all([read(), read()]);
  return found;
}
