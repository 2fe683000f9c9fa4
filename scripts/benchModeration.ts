import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { categoryValues } from '~/contract/enums.gen';
import { moderateLocally, noHistory } from '~/server/moderation';
import { computeMedian } from './bench/figures';
import {
  benchConfig,
  isFresh,
  judgeSample,
  readSamples,
  scoreByCategory,
  type JudgedSample,
} from './benchModeration/labelledSet';

const { values } = parseArgs({ options: { errors: { type: 'boolean', default: false } } });
const folder = fileURLToPath(new URL('../tests/fixtures/moderation', import.meta.url));

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`.padStart(8);
}

function printScores(title: string, lines: readonly JudgedSample[]): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(16)}${'lines'.padStart(6)}${'precision'.padStart(11)}${'recall'.padStart(9)}`);
  for (const row of scoreByCategory(lines, categoryValues)) {
    console.log(
      `${row.name.padEnd(16)}${String(row.samples).padStart(6)}   ${percent(row.precision)} ${percent(row.recall)}`,
    );
  }
}

/** Prints only lines that developers may tune the rules on; printing the others would spoil the held-out third. */
function printErrors(judged: readonly JudgedSample[]): void {
  for (const each of judged.filter(
    ({ heldOut, sample, flagged }) => !heldOut && flagged !== sample.needs_action,
  )) {
    const kind = each.flagged ? 'false alarm' : 'missed';
    console.log(
      `${kind.padEnd(12)} ${String(each.category ?? each.sample.category).padEnd(14)} ${each.sample.message}`,
    );
  }
}

/** Median over 30 rounds of the mean microseconds for a harmless line. */
function measure(judged: readonly JudgedSample[]): number {
  const clean = judged.filter((each) => !each.sample.needs_action).map((each) => each.sample.message);
  const rounds: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const start = process.hrtime.bigint();
    for (const message of clean) {
      moderateLocally({
        message,
        player: { name: 'Steve' },
        history: noHistory,
        recent: [],
        config: benchConfig,
      });
    }
    rounds.push(Number(process.hrtime.bigint() - start) / 1_000 / clean.length);
  }
  return computeMedian(rounds);
}

const judged = readSamples(folder).map(judgeSample);
if (values.errors) printErrors(judged);
const needingCare = judged.filter((each) => each.sample.needs_care === true);
const clean = judged.filter((each) => !each.sample.needs_action);

const heldOut = judged.filter((each) => each.heldOut);

console.log(`${judged.length} labelled lines, ${heldOut.length} of them held out`);
printScores(
  'Tuning two thirds',
  judged.filter((each) => !each.heldOut),
);
printScores('Held-out third', heldOut);
printScores(
  'Lines written after the rules',
  judged.filter((each) => isFresh(each.sample)),
);
console.log(
  `\nCalls for help that reach a reviewer: ${needingCare.filter((each) => each.reachesReviewer).length} of ${needingCare.length}`,
);
console.log(
  `Harmless lines cleared by the pre-filter: ${percent(clean.filter((each) => each.cleared).length / clean.length).trim()}`,
);
console.log(`Harmless lines, mean time of a line: ${measure(judged).toFixed(1)} µs`);
