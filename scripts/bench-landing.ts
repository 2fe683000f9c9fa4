/**
 * Measures a prospect's first visit to the landing page: the built server, a phone with a slowed processor on a slow
 * network, nothing cached, in turns with a bare page of plain HTML. Only bytes, shifts and the ratio mean something on
 * another machine. Fails when a target is missed. `--lighthouse` also fetches and runs Lighthouse.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startDemo } from '../tests/support/server/index.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startFloor } from './bench-landing/floor.ts';
import { lighthouse } from './bench-landing/lighthouse.ts';
import { MOBILE, visit, type Visit } from './bench-landing/visit.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, lighthouse: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const TARGET = { scriptBeforeUse: 15_000, script: 90_000, aboveTheFold: 150_000, ratio: 1.1 } as const;
const PLACES = { headline: 'h1', sentence: 'h1 + p', chat: 'figure li span + span' };

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const missed: string[] = [];
function say(what: string, value: string, meets: boolean, target: string): void {
  if (!meets) missed.push(what);
  console.log(`${meets ? ' ' : '✗'} ${what.padEnd(34)}${value.padStart(12)}   ${target}`);
}

const [server, browser, floor] = await Promise.all([startDemo(), launchBrowser(), startFloor()]);
try {
  console.log(
    `Load of the machine: ${loadNow()}. ${rounds} first visits in turns, ${MOBILE.width} px wide, processor slowed ` +
      `${MOBILE.slowdown} times, slow 4G.`,
  );
  const ours: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await visit(browser, floor.url));
    ours.push(await visit(browser, `${server.url}/`, (address) => address.includes('/hydrate-'), PLACES));
  }
  const last = ours.at(-1);
  if (last === undefined) throw new Error('There has to be at least one round.');
  const most = (read: (seen: Visit) => number) => Math.max(...ours.map(read));

  const early = most(({ scriptBeforeUse }) => scriptBeforeUse);
  say('JavaScript before it is usable', kilobytes(early), early <= TARGET.scriptBeforeUse, 'at most 15 kB');
  const script = most(({ bytes }) => bytes.script);
  say('JavaScript in all', kilobytes(script), script <= TARGET.script, 'at most 90 kB');
  const fold = most(({ bytes }) => bytes.html + bytes.font);
  say('HTML, CSS and fonts', kilobytes(fold), fold <= TARGET.aboveTheFold, 'at most 150 kB');
  say('Requests', String(most(({ requests }) => requests)), true, '');
  say('To other hosts', String(last.elsewhere.length), last.elsewhere.length === 0, 'none');
  const shift = most(({ cls }) => cls);
  say('Layout shift', shift.toFixed(4), shift < 0.001, '0');
  say('Largest thing painted', last.largest, ['H1', 'P'].includes(last.largest), 'text of the HTML');
  const [own, least] = [middle(ours.map(({ lcp }) => lcp)), middle(bare.map(({ lcp }) => lcp))];
  say('Its paint', `${own.toFixed(0)} ms`, true, `${least.toFixed(0)} ms on the bare page`);
  say('Its paint, of the bare page’s', (own / least).toFixed(2), own / least <= TARGET.ratio, 'at most 1.10');
  for (const [place, face] of Object.entries(last.faces)) say(`Face of the ${place}`, '', true, face);

  if (values.lighthouse) {
    for (const { title, score, lost } of await lighthouse(`${server.url}/`)) {
      say(`Lighthouse, ${title}`, String(score), true, lost.join('; '));
    }
  }
  console.log(`Load of the machine after: ${loadNow()}.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  floor.stop();
  await server.stop();
}
