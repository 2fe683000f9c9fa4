import { expect, it } from 'vitest';
import { openPage, useDemo } from './support/demo';

const server = useDemo();

it.each([
  ['/logs?filter=ban', 794],
  ['/logs?filter=ban', 1_440],
  ['/review', 794],
  ['/analytics', 1_440],
])(
  '%s, %i pixels wide, prints what it shows and no control that paper has no use for',
  async (path, width) => {
    const { page } = await openPage(server, { viewport: { width, height: 1_000 } });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    const left = (await title.boundingBox())?.x ?? 0;
    await page.emulateMedia({ media: 'print' });
    for (const control of ['Apply Filters', 'Reset', 'Export', 'Refresh', 'Next', 'Retry'])
      expect(await page.getByRole('button', { name: control, exact: true }).count(), control).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Usage & Billing' }).count()).toBe(0);
    expect((await title.boundingBox())?.x).toBeLessThanOrEqual(left);
    expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
    if (path.startsWith('/logs'))
      expect(await page.getByRole('combobox', { name: 'Action' }).innerText()).toContain('Ban');
  },
);
