/**
 * Measures an owner's return to signed-in screens of the built server on an emulated phone (slow processor, slow network,
 * empty cache), in turns with a bare page of plain HTML. `--peer 'ADDRESS SELECTOR'`, as often as wanted, measures another
 * project's page beside them, complete when the selector's element is there. `--film FOLDER` also writes a film strip of
 * one visit for each screen and theme. Only bytes, requests, shifts and ratios are comparable between machines.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { CREDENTIAL_ENTRIES } from '../src/contract/credentialEntries.ts';
import { signInByApi } from '../tests/e2e/support/api.ts';
import { startDemo } from '../tests/support/server/index.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';
import { startBarePage } from './benchLanding/floor.ts';
import { MOBILE, measureVisit, type Visit } from './benchLanding/visit.ts';
import { recordFilm, writeFilmStrip } from './benchScreens/film.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions(
  { rounds: 5 },
  { film: { type: 'string' }, peer: { type: 'string', multiple: true, default: [] } },
);
const { rounds } = values;

interface Target {
  /** Names its line and its film strip. */
  name: string;
  url: string;
  /** Selector of the element that completes the page. */
  ready: string;
  storage?: Readonly<Record<string, string>>;
}
const peers = values.peer.map((peer): Target => {
  const [url = '', ...selector] = peer.split(' ');
  if (!URL.canParse(url) || selector.length === 0)
    throw new Error(`--peer takes an address and a selector, not "${peer}".`);
  const { host, pathname } = new URL(url);
  return { name: host + pathname, url, ready: selector.join(' ') };
});

/** What completes each screen: a placeholder has no `data-row`. */
const SCREENS = {
  '/dashboard': 'ul[aria-label="Messages per action"]',
  '/logs': 'main li[data-row]:nth-of-type(20)',
  '/review': 'main li[data-row]:nth-of-type(2)',
} as const;

const [server, browser, barePage] = await Promise.all([startDemo(), launchBrowser(), startBarePage()]);
try {
  console.log(
    `Load of the machine: ${readMachineLoad()}. ${rounds} visits in turns, ${MOBILE.width} px wide, processor slowed ` +
      `${MOBILE.slowdown} times, slow 4G. Times are medians over the bare page's largest paint.`,
  );
  const storage = {
    [CREDENTIAL_ENTRIES.token]: await signInByApi(server),
    [CREDENTIAL_ENTRIES.access]: 'granted',
  };
  const screens = Object.entries(SCREENS).map(([path, ready]): Target => ({
    name: path,
    url: server.url + path,
    ready,
    storage,
  }));
  const targets = [...screens, ...peers];
  const bare: number[] = [];
  const visits = new Map<string, Visit[]>();
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await measureVisit(browser, barePage.url)).largestPaintMs);
    for (const { name, url, ...options } of targets)
      visits.set(name, [...(visits.get(name) ?? []), await measureVisit(browser, url, options)]);
  }
  const least = computeMedian(bare);
  console.log(`Bare page: ${least.toFixed(0)} ms.`);
  for (const [name, each] of visits) {
    const ratio = (read: (visit: Visit) => number) => (computeMedian(each.map(read)) / least).toFixed(2);
    const largest = (read: (visit: Visit) => number) => Math.max(...each.map(read));
    console.log(
      `${name.padEnd(12)} first paint ${ratio((visit) => visit.firstPaintMs)}  own content ${ratio((visit) => visit.headingMs)}  ` +
        `largest ${ratio((visit) => visit.largestPaintMs)}  ` +
        `complete ${ratio((visit) => visit.readyMs)}  requests ${largest(({ requests }) => requests)}  ` +
        `JavaScript ${(largest(({ bytes }) => bytes.script) / 1000).toFixed(0)} kB  ` +
        `fonts ${(largest(({ bytes }) => bytes.font) / 1000).toFixed(0)} kB  ` +
        `shift ${largest(({ layoutShift }) => layoutShift).toFixed(4)}`,
    );
  }
  if (values.film !== undefined) {
    await mkdir(values.film, { recursive: true });
    for (const theme of ['light', 'dark'] as const) {
      for (const { name, url, ...options } of targets) {
        let film: Awaited<ReturnType<typeof recordFilm>> = [];
        const watch = async (page: Page) => (film = await recordFilm(page));
        await measureVisit(browser, url, { ...options, theme, watch });
        const file = `${name.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '')}-${theme}.png`;
        await writeFilmStrip(film, join(values.film, file));
      }
    }
  }
  console.log(`Load of the machine after: ${readMachineLoad()}.`);
} finally {
  await browser.close();
  barePage.stop();
  await server.stop();
}
