import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { categoryValues } from '~/contract/enums.gen';
import { moderateLocally, noHistory } from '~/server/moderation';
import { computeMedian } from './bench/figures';
import { reportIndependentSet } from './benchModeration/independentReport';
import {
  benchConfig,
  isFresh,
  judgeLabelledMessage,
  readLabelledMessages,
  scoreByCategory,
  type JudgedLabelledMessage,
} from './benchModeration/labelledSet';

/** The labels of an evaluation set expect no action for swearing without a target. */
const SWEARING_ALLOWED = 'Swearing is allowed.';

const { values } = parseArgs({
  options: {
    errors: { type: 'boolean', default: false },
    lines: { type: 'string' },
    rules: { type: 'string', default: SWEARING_ALLOWED },
  },
});
const folder = fileURLToPath(new URL('../tests/fixtures/moderation', import.meta.url));

function formatShare(value: number): string {
  return `${(value * 100).toFixed(1)} %`.padStart(8);
}

function printScores(title: string, lines: readonly JudgedLabelledMessage[]): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(16)}${'lines'.padStart(6)}${'precision'.padStart(11)}${'recall'.padStart(9)}`);
  for (const row of scoreByCategory(lines, categoryValues)) {
    console.log(
      `${row.name.padEnd(16)}${String(row.messages).padStart(6)}   ${formatShare(row.precision)} ${formatShare(row.recall)}`,
    );
  }
}

/** Prints only lines that developers may tune the rules on; printing the others would spoil the held-out third. */
function printErrors(judged: readonly JudgedLabelledMessage[]): void {
  for (const each of judged.filter(
    ({ heldOut, labelled, flagged }) => !heldOut && flagged !== labelled.needs_action,
  )) {
    const kind = each.flagged ? 'false alarm' : 'missed';
    console.log(
      `${kind.padEnd(12)} ${String(each.category ?? each.labelled.category).padEnd(14)} ${each.labelled.message}`,
    );
  }
}

/** Median over 30 rounds of the mean microseconds for a harmless line. */
function measure(judged: readonly JudgedLabelledMessage[]): number {
  const clean = judged.filter((each) => !each.labelled.needs_action).map((each) => each.labelled.message);
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

function reportLabelledSet(): void {
  const judged = readLabelledMessages(folder).map(judgeLabelledMessage);
  if (values.errors) printErrors(judged);
  const needingCare = judged.filter((each) => each.labelled.needs_care === true);
  const clean = judged.filter((each) => !each.labelled.needs_action);

  const heldOut = judged.filter((each) => each.heldOut);

  console.log(`${judged.length} labelled lines, ${heldOut.length} of them held out`);
  printScores(
    'Tuning two thirds',
    judged.filter((each) => !each.heldOut),
  );
  printScores('Held-out third', heldOut);
  printScores(
    'Lines written after the rules',
    judged.filter((each) => isFresh(each.labelled)),
  );
  console.log(
    `\nCalls for help that reach a reviewer: ${needingCare.filter((each) => each.reachesReviewer).length} of ${needingCare.length}`,
  );
  console.log(
    `Harmless lines cleared by the pre-filter: ${formatShare(clean.filter((each) => each.cleared).length / clean.length).trim()}`,
  );
  console.log(`Harmless lines, mean time of a line: ${measure(judged).toFixed(1)} µs`);
}

if (values.lines === undefined) reportLabelledSet();
else reportIndependentSet(values.lines, { ...benchConfig, server_rules: values.rules }, values.errors);
