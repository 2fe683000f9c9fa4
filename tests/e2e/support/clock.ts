import type { Page } from 'playwright';

/**
 * Stops the page's clock, also for the pages that follow: what is shown only for a while stays until
 * `page.clock.runFor` lets that while pass or `page.clock.resume` lets time go on.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // A moment ahead of any that the page has seen, however long the two calls take.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
