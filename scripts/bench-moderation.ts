import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { categoryValues } from '~/contract/enums.gen';
import { moderateLocally, noHistory } from '~/server/moderation';
import {
  benchConfig,
  isFresh,
  judge,
  readSamples,
  scores,
  type Judged,
  type Score,
} from './bench-moderation/labelled-set';

const { values } = parseArgs({ options: { errors: { type: 'boolean', default: false } } });
const folder = fileURLToPath(new URL('../tests/fixtures/moderation', import.meta.url));

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`.padStart(8);
}

function printTable(title: string, rows: readonly Score[]): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(16)}${'lines'.padStart(6)}${'precision'.padStart(11)}${'recall'.padStart(9)}`);
  for (const row of rows) {
    console.log(
      `${row.name.padEnd(16)}${String(row.samples).padStart(6)}   ${percent(row.precision)} ${percent(row.recall)}`,
    );
  }
}

/** Only lines the rules may be tuned on: showing the others would spoil the held-out third. */
function printErrors(judged: readonly Judged[]): void {
  for (const each of judged.filter(({ held, sample, flagged }) => !held && flagged !== sample.needs_action)) {
    const kind = each.flagged ? 'false alarm' : 'missed';
    console.log(
      `${kind.padEnd(12)} ${String(each.category ?? each.sample.category).padEnd(14)} ${each.sample.message}`,
    );
  }
}

/** Median microseconds a line, over all lines that need nothing done. */
function measure(judged: readonly Judged[]): number {
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
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
}

const judged = readSamples(folder).map(judge);
if (values.errors) printErrors(judged);
const care = judged.filter((each) => each.sample.needs_care === true);
const clean = judged.filter((each) => !each.sample.needs_action);

console.log(`${judged.length} labelled lines, ${judged.filter((each) => each.held).length} of them held out`);
printTable(
  'Tuning two thirds',
  scores(
    judged.filter((each) => !each.held),
    categoryValues,
  ),
);
printTable(
  'Held-out third',
  scores(
    judged.filter((each) => each.held),
    categoryValues,
  ),
);
printTable(
  'Lines written after the rules',
  scores(
    judged.filter((each) => isFresh(each.sample)),
    categoryValues,
  ),
);
console.log(
  `\nCalls for help that reach a person: ${care.filter((each) => each.review).length} of ${care.length}`,
);
console.log(
  `Harmless lines cleared by the pre-filter: ${percent(clean.filter((each) => each.filtered).length / clean.length).trim()}`,
);
console.log(`Harmless lines, mean time of a line: ${measure(judged).toFixed(1)} µs`);
