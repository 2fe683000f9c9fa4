/**
 * Compares our line chart with recharts in the pinned browser: bytes beyond React, and main-thread work to mount,
 * update and hover two series of 90 and of 5,000 points. Times depend on the machine, the ratios hardly do.
 */
import { launchBrowser } from '../tests/support/browser.ts';
import { buildBundle } from './benchCharts/bundle.ts';
import { computeMedian } from './bench/figures.ts';
import { measureCharts, type Timings } from './benchCharts/measure.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({ rounds: 7 });

const COUNTS = [90, 5_000] as const;

/** The largest ratio that is good enough, by step and number of points. */
const TARGETS: Readonly<Record<keyof Timings, readonly (number | null)[]>> = {
  mount: [0.35, 0.1],
  update: [null, 0.15],
  hover: [0.5, 0.4],
};
const WEIGHT_TARGET = 30;

const react = await buildBundle('react');
const ours = await buildBundle('ours');
const recharts = await buildBundle('recharts');

const weight = ours.gzipKilobytes - react.gzipKilobytes;
console.log(`React alone ${react.gzipKilobytes.toFixed(1)} kB gzip`);
console.log(
  `over React: ours ${weight.toFixed(1)} kB (target ${WEIGHT_TARGET}), recharts ${(recharts.gzipKilobytes - react.gzipKilobytes).toFixed(1)} kB\n`,
);

const browser = await launchBrowser();
let missedTargets = weight > WEIGHT_TARGET ? 1 : 0;
try {
  const [own = [], theirs = []] = await measureCharts(browser, [ours, recharts], COUNTS, values.rounds);
  console.log('step    points   ours ms   recharts ms   ratio   target');
  for (const [index, count] of COUNTS.entries()) {
    for (const step of ['mount', 'update', 'hover'] as const) {
      const ourMs = computeMedian(own[index]?.[step] ?? []);
      const rechartsMs = computeMedian(theirs[index]?.[step] ?? []);
      const target = TARGETS[step][index] ?? null;
      const ratio = ourMs / rechartsMs;
      if (target !== null && !(ratio <= target)) missedTargets += 1;
      console.log(
        [
          step.padEnd(7),
          String(count).padStart(6),
          ourMs.toFixed(2).padStart(9),
          rechartsMs.toFixed(2).padStart(13),
          ratio.toFixed(2).padStart(7),
          (target === null ? '-' : target.toFixed(2)).padStart(8),
        ].join(' '),
      );
    }
  }
} finally {
  await browser.close();
}
console.log(missedTargets === 0 ? '\nAll targets reached.' : `\n${missedTargets} of the targets missed.`);
process.exitCode = missedTargets === 0 ? 0 : 1;
