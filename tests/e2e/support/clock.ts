import type { Page } from 'playwright';

/**
 * Stops the page's clock, also for the pages that follow: what is shown only for a while stays until
 * `page.clock.runFor` lets that while pass or `page.clock.resume` lets time go on.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Ahead of the page, however long the two calls take, and short of the 30 seconds after which it gives up a request.
  await page.clock.pauseAt(Date.now() + 10_000);
}
