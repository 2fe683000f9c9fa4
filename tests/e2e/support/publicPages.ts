import type { BrowserContextOptions, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { JourneyDemo } from './demo';

export const TEXT_PAGES = ['/', '/enterprise', '/terms', '/privacy', '/docs/api'] as const;
export const isTextPage = (path: string) => TEXT_PAGES.some((each) => each === path);
const FORM_PAGES = ['/login', '/signup', '/forgot-password'] as const;
export const ALL_PAGES = [
  ...TEXT_PAGES,
  ...FORM_PAGES,
  '/verify-email-sent',
  '/subscription/canceled',
] as const;

/** Opens a visitor's page for one test. */
export async function openVisitorPage(
  { browser, url }: Pick<JourneyDemo, 'browser' | 'url'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, ...options });
  onTestFinished(() => page.close());
  return page;
}

export const waitUntilHydrated = (page: Page) =>
  page.locator('#root[data-state="live"]').waitFor({ state: 'attached' });
