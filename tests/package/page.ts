import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Browser, Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens an empty page, and collects what it reports in `reports`: every console message and every error. */
export async function openPage(browser: Browser, reports: string[]): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1024, height: 768 },
    // A colour that is read during a transition would be between two.
    reducedMotion: 'reduce',
  });
  page.on('console', (message) => reports.push(message.text()));
  page.on('pageerror', (error) => reports.push(String(error)));
  page.on('requestfailed', (request) => reports.push(`failed: ${request.url()}`));
  return page;
}

/** The accessibility faults of a page, by axe: each rule with the elements that break it. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** The background colour that the browser computes for the first button of a name. */
export async function readButtonColour(page: Page, name: string): Promise<string> {
  return page
    .getByRole('button', { name })
    .evaluate((element) => window.getComputedStyle(element).backgroundColor);
}
