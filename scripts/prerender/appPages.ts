import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPaths } from '../../src/contract/appPaths.ts';
import { findScreenAssets } from './assets.ts';
import { inlineLateFonts } from './fonts.ts';
import { escapeHtml } from './html.ts';
import { getRouteModulePath, type PrerenderOptions } from './prerender.ts';

/**
 * Hides the screen from a visitor who may have no access, and the dashboard's panels where the first steps will push them
 * down. public/start.js knows both from the last visit.
 */
const FRAME_CSS = [
  'html:not([data-frame]) [data-prerendered]{display:none}',
  `[data-first-steps] [data-prerendered="${appPaths.dashboard}"] main section{visibility:hidden}`,
].join('');

/**
 * Hides the heading and the controls beside it until the HTML after them arrives: a browser may paint at any tag, and
 * half a row of controls moves when its rest arrives. `:last-child` would not do, because Chromium matches it only once
 * the parent is complete.
 */
const HEAD_CSS = '[data-prerendered] main>* :has(>*>h1):not(:has(+*)){visibility:hidden}';

/** The parts of the app's page that each screen's page replaces with its own. */
const NO_CALLS = '<meta name="torchward:first-calls" content="[]" />';
const PRELOAD_LINK = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
const SHEET_LINK = /<link rel="stylesheet"[^>]*>\s*/g;
const HEAD_END = '</head>';
const EMPTY_ROOT = '<div id="root"></div>';

/** Sorts scripts so that a phone's six connections begin with those that take longest. */
async function sortLargestFirst(out: string, scripts: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(
    scripts.map(async (script) => ({ script, bytes: (await stat(join(out, script))).size })),
  );
  return sized.toSorted((a, b) => b.bytes - a.bytes).map(({ script }) => script);
}

/**
 * Writes a page for each screen of the signed-in area: the app's page with the screen's style rules, the names of its
 * scripts and first calls, and what it shows while it loads. All travel while the app's code does.
 *
 * @param shell the app's page, without fonts
 * @throws when the page lacks a part that becomes a screen's own, or the build lacks a screen
 */
export async function writeAppPages(
  { entry, manifest, out, fonts }: PrerenderOptions,
  shell: string,
): Promise<void> {
  for (const part of [NO_CALLS, HEAD_END, EMPTY_ROOT]) {
    if (!shell.includes(part)) throw new Error(`The app's page has no ${part}.`);
  }
  const scriptsOfApp = [...shell.matchAll(PRELOAD_LINK)].map(([, script = '']) => script);
  for (const path of entry.SHELL_PATHS) {
    // src/app/routes.tsx imports the dashboard into the app's own files.
    const source = path === appPaths.dashboard ? null : getRouteModulePath(path);
    const { scripts: own, styles } = findScreenAssets(manifest, source);
    const scripts = await sortLargestFirst(out, [...scriptsOfApp, ...own]);
    const sheets = await Promise.all(styles.map((sheet) => readFile(join(out, sheet), 'utf8')));
    const calls = escapeHtml(JSON.stringify(entry.listFirstCalls(path)));
    const content = await entry.renderLoadingPage(path);
    const page = inlineLateFonts(shell, fonts)
      .replaceAll(SHEET_LINK, '')
      .replaceAll(PRELOAD_LINK, '')
      .replace(NO_CALLS, () => `<meta name="torchward:first-calls" content="${calls}">`)
      .replace(HEAD_END, () =>
        [
          ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
          `<style data-sheets="${styles.join(' ')}">${sheets.join('')}${FRAME_CSS}${HEAD_CSS}</style>`,
          HEAD_END,
        ].join(''),
      )
      .replace(
        EMPTY_ROOT,
        () =>
          `<div id="root"><div data-prerendered="${entry.isScreenKept(path) ? path : ''}">${content}</div></div>`,
      );
    await mkdir(join(out, path), { recursive: true });
    await writeFile(join(out, path, 'index.html'), page);
  }
}
