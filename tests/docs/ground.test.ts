import type { Frame, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { THEMES, type ThemeName } from '../../.storybook/modes';
import { useCatalogue } from './useCatalogue';

const opened = useCatalogue();

/** Serves scripts only while they are not held. */
class Scripts {
  #held = new Set<(frame: Frame, path: string) => boolean>();
  #waiting: (() => void)[] = [];

  static async of(page: Page): Promise<Scripts> {
    const scripts = new Scripts();
    await page.route(/\.js$/, async (route) => {
      const request = route.request();
      const isHeld = () =>
        [...scripts.#held].some((holds) => holds(request.frame(), new URL(request.url()).pathname));
      while (isHeld()) await new Promise<void>((resolve) => scripts.#waiting.push(resolve));
      await route.continue();
    });
    return scripts;
  }

  /** @returns releases them */
  hold(holds: (frame: Frame, path: string) => boolean): () => void {
    this.#held.add(holds);
    return () => {
      this.#held.delete(holds);
      for (const resume of this.#waiting.splice(0)) resume();
    };
  }
}

/** Names the theme that most of a page or an element shows. */
async function nameGround(shown: Page | Locator): Promise<ThemeName> {
  // Chromium refuses a picture ("Unable to capture screenshot") until a page that has just started has a surface.
  const picture = await vi.waitFor(() => shown.screenshot(), { timeout: 60_000 });
  const { channels } = await sharp(picture).removeAlpha().stats();
  return (channels[1]?.mean ?? 0) > 127 ? 'light' : 'dark';
}

const isOfStories = (path: string): boolean => path.includes('.stories-');

describe.each(THEMES)('a %s documentation page', (theme) => {
  it('has its own ground before a script has run, and while its stories load', async () => {
    const page = await opened.browser.newPage({
      // What the toolbar says is stronger than what the system prefers.
      colorScheme: theme === 'dark' ? 'light' : 'dark',
      viewport: { width: 1280, height: 900 },
    });
    const scripts = await Scripts.of(page);
    const isPage = (frame: Frame): boolean => frame === page.mainFrame();
    const grounds: Record<string, ThemeName> = {};

    const releasePage = scripts.hold((frame) => isPage(frame));
    const releaseStories = scripts.hold((frame, path) => isPage(frame) && isOfStories(path));
    const releaseFrame = scripts.hold((frame) => !isPage(frame));
    scripts.hold((frame, path) => !isPage(frame) && isOfStories(path));

    await page.goto(
      `${opened.site.url}/iframe.html?viewMode=docs&id=design-system-dialog--docs&globals=theme:${theme}`,
      {
        waitUntil: 'commit',
      },
    );
    await page.locator('#storybook-docs').waitFor({ state: 'attached' });
    grounds['page without script'] = await nameGround(page);
    releasePage();
    await page.locator('.sb-preparing-docs').waitFor();
    grounds['page that prepares'] = await nameGround(page);
    releaseStories();

    const frame = page.locator('.docs-story iframe').first();
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().locator('#storybook-root').waitFor({ state: 'attached' });
    grounds['frame without script'] = await nameGround(frame);
    releaseFrame();
    await frame.contentFrame().locator('.sb-preparing-story').waitFor();
    grounds['frame that prepares'] = await nameGround(frame);
    await page.close();

    expect(grounds).toEqual({
      'page without script': theme,
      'page that prepares': theme,
      'frame without script': theme,
      'frame that prepares': theme,
    });
  });
});
