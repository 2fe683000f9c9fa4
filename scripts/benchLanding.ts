/**
 * Measures a visitor's first visit to the landing page of the built server on an emulated phone (slow processor, slow
 * network, empty cache), in turns with a bare page of plain HTML. Only bytes, shifts and the ratio are comparable
 * between machines. Fails when the page misses a target. `--lighthouse` also fetches and runs Lighthouse.
 */
import { startDemo } from '../tests/support/server/index.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';
import { startBarePage } from './benchLanding/floor.ts';
import { runLighthouse } from './benchLanding/lighthouse.ts';
import { MOBILE, measureVisit, type Visit } from './benchLanding/visit.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({ rounds: 5 }, { lighthouse: { type: 'boolean', default: false } });
const { rounds } = values;
const TARGET = { scriptBeforeUse: 15_000, script: 94_000, aboveTheFold: 150_000, ratio: 1.1 } as const;
const FONT_SELECTORS = { headline: 'h1', sentence: 'h1 + p', chat: 'figure li span + span' };

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const missedTargets: string[] = [];
function report(what: string, value: string, meets: boolean, target: string): void {
  if (!meets) missedTargets.push(what);
  console.log(`${meets ? ' ' : '✗'} ${what.padEnd(34)}${value.padStart(12)}   ${target}`);
}

const [server, browser, barePage] = await Promise.all([startDemo(), launchBrowser(), startBarePage()]);
try {
  console.log(
    `Load of the machine: ${readMachineLoad()}. ${rounds} first visits in turns, ${MOBILE.width} px wide, processor slowed ` +
      `${MOBILE.slowdown} times, slow 4G.`,
  );
  const ours: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await measureVisit(browser, barePage.url));
    ours.push(
      await measureVisit(browser, `${server.url}/`, {
        isHydration: (address) => address.includes('/hydrate-'),
        fontSelectors: FONT_SELECTORS,
      }),
    );
  }
  const last = ours.at(-1);
  if (last === undefined) throw new Error('There has to be at least one round.');
  const findMax = (read: (seen: Visit) => number) => Math.max(...ours.map(read));

  const scriptBeforeUse = findMax(({ scriptBeforeUse }) => scriptBeforeUse);
  report(
    'JavaScript before it is usable',
    formatKilobytes(scriptBeforeUse),
    scriptBeforeUse <= TARGET.scriptBeforeUse,
    'at most 15 kB',
  );
  const script = findMax(({ bytes }) => bytes.script);
  report('JavaScript in all', formatKilobytes(script), script <= TARGET.script, 'at most 94 kB');
  const aboveTheFold = findMax(({ bytes }) => bytes.html + bytes.font);
  report(
    'HTML, CSS and fonts',
    formatKilobytes(aboveTheFold),
    aboveTheFold <= TARGET.aboveTheFold,
    'at most 150 kB',
  );
  report('Requests', String(findMax(({ requests }) => requests)), true, '');
  report('To other hosts', String(last.foreignAddresses.length), last.foreignAddresses.length === 0, 'none');
  const layoutShift = findMax(({ layoutShift }) => layoutShift);
  report('Layout shift', layoutShift.toFixed(4), layoutShift < 0.001, '0');
  for (const element of new Set(ours.flatMap(({ movedElements }) => movedElements)))
    report('  of the element', '', true, element);
  report(
    'Largest thing painted',
    last.largestElement,
    ['H1', 'P'].includes(last.largestElement),
    'text of the HTML',
  );
  const [own, least] = [
    computeMedian(ours.map(({ largestPaintMs }) => largestPaintMs)),
    computeMedian(bare.map(({ largestPaintMs }) => largestPaintMs)),
  ];
  report('Its paint', `${own.toFixed(0)} ms`, true, `${least.toFixed(0)} ms on the bare page`);
  report(
    'Its paint, of the bare page’s',
    (own / least).toFixed(2),
    own / least <= TARGET.ratio,
    'at most 1.10',
  );
  for (const [place, face] of Object.entries(last.fonts)) report(`Face of the ${place}`, '', true, face);

  if (values.lighthouse) {
    for (const { title, score, failedAudits } of await runLighthouse(`${server.url}/`)) {
      report(`Lighthouse, ${title}`, String(score), true, failedAudits.join('; '));
    }
  }
  console.log(`Load of the machine after: ${readMachineLoad()}.`);
  process.exitCode = missedTargets.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  barePage.stop();
  await server.stop();
}
