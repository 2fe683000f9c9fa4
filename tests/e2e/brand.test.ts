import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useFolder } from '../support/useFolder';
import { openPage, useDemo } from './support/demo';

/** A folder for pictures of the pages, for a person to look at. */
const pictures = process.env['BRAND_PICTURES'];

const folder = useFolder();
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#74a"/></svg>';
const BRAND = {
  name: 'Plumvale',
  logo: 'logo.svg',
  brand: {
    neutral: { hue: 300, chroma: 1.3 },
    accent: { hue: 302, chroma: 1.9 },
    radius: 1.8,
    density: 1.125,
  },
};
writeFileSync(join(folder, 'logo.svg'), LOGO);
writeFileSync(join(folder, 'brand.json'), JSON.stringify(BRAND));

const demo = useDemo({ env: { BRAND_FILE: join(folder, 'brand.json') } });

beforeAll(() => {
  if (pictures) mkdirSync(pictures, { recursive: true });
});

/** Keeps the page's picture where a person asks for it. */
async function draw(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Collects what the browser complains about, such as markup that differs from the server's. */
function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

const readFill = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { backgroundColor, borderRadius } = getComputedStyle(button);
    return { hue: Number(/(\S+)\)$/.exec(backgroundColor)?.[1]), borderRadius };
  });

describe.each(['light', 'dark'] as const)('a brand in the %s theme', (colorScheme) => {
  async function visit(path: string) {
    const page = await demo.browser.newPage({ baseURL: demo.url, colorScheme, reducedMotion: 'reduce' });
    onTestFinished(() => page.close());
    const said = listenTo(page);
    await page.goto(path);
    await page.locator('#root[data-state="live"]').waitFor({ state: 'attached' });
    return { page, said };
  }

  it('names and colours the sign-in page, before and after its code runs', async () => {
    const { page, said } = await visit('/login');
    await page.getByRole('link', { name: 'Plumvale home' }).waitFor();
    expect(await page.title()).toContain('Plumvale');
    const { hue, borderRadius } = await readFill(page, 'Sign in');
    expect(Math.abs(hue - 302)).toBeLessThan(15);
    expect(borderRadius).toBe('11px');
    await draw(page, `login-${colorScheme}`);
    expect(said).toEqual([]);
  });

  it('draws its logo in place of the torch on the landing page', async () => {
    const { page, said } = await visit('/');
    const logo = page.locator('header [data-logo]');
    expect(await logo.evaluate((mark) => getComputedStyle(mark).backgroundImage)).toContain('/brand/logo-');
    expect(await logo.locator('path').first().isVisible()).toBe(false);
    await draw(page, `landing-${colorScheme}`);
    expect(said).toEqual([]);
  });

  it('names and colours the signed-in area', async () => {
    const { page } = await openPage(demo, { colorScheme, reducedMotion: 'reduce' });
    const said = listenTo(page);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByText('vs previous period').first().waitFor();
    await expect.poll(() => page.title()).toBe('Dashboard · Plumvale');
    await page.getByRole('link', { name: 'Plumvale' }).first().waitFor();
    await draw(page, `dashboard-${colorScheme}`);
    expect(said).toEqual([]);
  });
});
