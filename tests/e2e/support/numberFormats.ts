import type { Page } from 'playwright';

declare global {
  interface Window {
    numberFormats: number;
  }
}

/** Counts, from the start of each page on, how many number formats it makes. */
export async function countNumberFormats(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.numberFormats = 0;
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(Format, options: ConstructorParameters<typeof Intl.NumberFormat>) {
        window.numberFormats += 1;
        return new Format(...options);
      },
    });
  });
  return () => page.evaluate(() => window.numberFormats);
}
