import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { launchWatchedBrowser } from './support/watchedBrowser';

let browser: Browser;
let code: string;

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
    // React leaves out what helps developers, as in the app; Vitest would have it kept.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('support/lateCode.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'lateCode',
      },
    },
  })) as Rolldown.RolldownOutput[];
  code = built[0]?.output[0].code ?? '';
  browser = await launchWatchedBrowser();
  return () => browser.close();
});

it.each(['Show the field', 'Show the frame'])(
  'what is typed into a component whose code has just arrived stays when the page is drawn again (%s)',
  async (show) => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    await page.getByRole('button', { name: show }).click();
    await page.getByRole('textbox').fill('survival-1');
    await page.getByRole('button', { name: 'Draw again' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('survival-1');
    await page.close();
  },
);
