/**
 * Measures the static Storybook: its build, the weight of its first page beside Storybook's own files, and the time until
 * a documentation page shows its stories and their code, from the sidebar and from its address with an empty cache. A
 * page over the target is opened twice more, and its median counts. Fails when a target is missed. `--pages PART` opens
 * only the pages whose title contains PART, and `--no-build` measures the Storybook that is there.
 */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { type DocsPage, DocsReader, LAZY_FRAME_ARGS, listDocsPages } from '../tests/docs/look.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { computeMedian, computePercentile, readMachineLoad } from './bench/figures.ts';
import { buildArtefact, catalogue } from './build/artefacts.mjs';
import { serveFolder } from './visual/storybook.ts';

const TARGET = { buildSeconds: 45, pageMs: 2_500, firstPageBytes: 1_500_000 } as const;
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, dirname(catalogue.output));
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '' }, 'no-build': { type: 'boolean', default: false } },
});

/** Files that every Storybook serves: its manager, its preview's runtime and the bundles of its add-ons. */
const STORYBOOKS_OWN = /^\/sb-/;

interface CatalogueVisit {
  /** Milliseconds until the page's stories in the first window are drawn. */
  readyMs: number;
  /** Bytes with gzip of what the visit loads, Storybook's own files left out. */
  bytes: number;
}

/** Runs in the page: whether the documentation page in the frame of Storybook shows its title and its first stories. */
function isReady(): boolean {
  const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const page = preview?.contentDocument;
  const title = page?.querySelector('#storybook-docs h1');
  if (!page || !title || title.getClientRects().length === 0) return false;
  const height = preview.clientHeight;
  return [...page.querySelectorAll('[data-story-block] [data-name], [data-missing-part="story"]')]
    .filter((story) => story.getBoundingClientRect().top < height)
    .every((story) => story.childElementCount > 0);
}

/** Opens a documentation page as a bookmark does, in a browser context of its own. */
async function visit(browser: Browser, address: string): Promise<CatalogueVisit> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isReady, undefined, { polling: 50 });
  const readyMs = performance.now() - began;
  let bytes = 0;
  for (const answer of answers) {
    if (STORYBOOKS_OWN.test(new URL(answer.url()).pathname)) continue;
    // A redirect or a request that the page gave up has no body.
    const body = await answer.body().catch(() => undefined);
    if (body) bytes += gzipSync(body).length;
  }
  await page.close();
  return { readyMs, bytes };
}

const missedTargets: string[] = [];
function report(what: string, value: string, isMet: boolean, target: string): void {
  if (!isMet) missedTargets.push(what);
  console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(40)}${value.padStart(10)}   ${target}`);
}
const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

console.log(`Load of the machine: ${readMachineLoad()}.`);
if (!values['no-build']) {
  await rm(folder, { recursive: true, force: true });
  const began = performance.now();
  if (buildArtefact(catalogue) !== 0)
    throw new Error('The Storybook does not build; the lines above say why.');
  const buildMs = performance.now() - began;
  const isMet = buildMs <= TARGET.buildSeconds * 1_000;
  report('Build, nothing kept', formatSeconds(buildMs), isMet, `at most ${TARGET.buildSeconds} s`);
}

const docs = await listDocsPages(folder);
const pages = docs.filter(({ title }) => title.toLowerCase().includes(values.pages.toLowerCase()));
const [first] = docs;
if (first === undefined || pages.length === 0) throw new Error(`No page has "${values.pages}" in its title.`);
/** Times every page, and a slow one three times. */
async function timePages(open: (page: DocsPage) => Promise<number>): Promise<void> {
  const visits: { title: string; readyMs: number }[] = [];
  for (const page of pages) {
    const times = [await open(page)];
    if ((times[0] ?? Infinity) > TARGET.pageMs) times.push(await open(page), await open(page));
    visits.push({ title: page.title, readyMs: computeMedian(times) });
  }
  const slowest = visits.toSorted((a, b) => b.readyMs - a.readyMs);
  const times = visits.map(({ readyMs }) => readyMs);
  const late = times.filter((readyMs) => readyMs > TARGET.pageMs).length;
  const target = `at most ${formatSeconds(TARGET.pageMs)}; ${late} over it`;
  report(`${visits.length} pages, the slowest`, formatSeconds(Math.max(...times)), late === 0, target);
  console.log(
    `  Median ${formatSeconds(computeMedian(times))}, p95 ${formatSeconds(computePercentile(times, 0.95))}. The slowest:`,
  );
  for (const { title, readyMs } of slowest.slice(0, 5))
    console.log(`    ${title.padEnd(44)}${formatSeconds(readyMs)}`);
}

const [site, browser] = await Promise.all([
  serveFolder(folder),
  launchBrowser({ args: [...LAZY_FRAME_ARGS] }),
]);
try {
  const open = (id: string): Promise<CatalogueVisit> => visit(browser, `${site.url}/?path=/docs/${id}`);
  // The first visit warms the server.
  await open(first.id);
  const { bytes } = await open(first.id);
  report(
    `First page (${first.title})`,
    `${(bytes / 1_000).toFixed(0)} kB`,
    bytes <= TARGET.firstPageBytes,
    `at most ${TARGET.firstPageBytes / 1_000} kB with gzip`,
  );
  const reader = await DocsReader.start(browser, site.url);
  console.log('Chosen in the sidebar:');
  let shown = '';
  await timePages(async ({ id }) => {
    // Storybook does not draw the page again that it shows.
    if (id === shown) await reader.goTo(docs.find((page) => page.id !== id)?.id ?? id);
    shown = id;
    const began = performance.now();
    await reader.goTo(id);
    return performance.now() - began;
  });
  await reader.close();
  console.log('Opened by its address:');
  await timePages(async ({ id }) => (await open(id)).readyMs);
} finally {
  await browser.close();
  site.close();
}
process.exitCode = missedTargets.length === 0 ? 0 : 1;
