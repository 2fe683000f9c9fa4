import type { Config } from '~/contract/api.gen';
import {
  groupBy,
  judgeConversations,
  judgeIndependentLine,
  type LineOutcome,
  type Outcome,
  readIndependentLines,
  type Score,
  scoreOutcomes,
} from './independentSet';
import { createWordFilters } from './libraries';

/** Bands of confidence: the share of right verdicts in a band should lie in it. */
const BANDS = [
  [0.9, 1.01],
  [0.8, 0.9],
  [0.7, 0.8],
  [0.6, 0.7],
  [0, 0.6],
] as const;
/** Kinds with fewer lines are not shown apart. */
const SMALLEST_KIND = 6;
/** Kinds of lines that hold nothing that a moderator would look at, so that every action on them is one too many. */
const HARMLESS_KINDS = ['plain game talk', 'everyday chat'];
const EVERYDAY = 'everyday chat';

function formatShare(value: number | null): string {
  return (value === null ? '–' : `${(value * 100).toFixed(1)} %`).padStart(10);
}

function printRow(name: string, { count, needingAction, precision, recall }: Score): void {
  console.log(
    `${name.slice(0, 48).padEnd(50)}${String(count).padStart(6)}${String(needingAction).padStart(8)}${formatShare(precision)}${formatShare(recall)}`,
  );
}

function printTable(
  title: string,
  outcomes: readonly LineOutcome[],
  read: (each: LineOutcome) => string,
  smallest = 1,
): void {
  console.log(
    `\n${title.padEnd(50)}${'lines'.padStart(6)}${'to act'.padStart(8)}${'precision'.padStart(10)}${'recall'.padStart(10)}`,
  );
  const groups = [...groupBy(outcomes, read)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, group] of groups) {
    if (group.length >= smallest) printRow(name, scoreOutcomes(group));
  }
}

function printCalibration(outcomes: readonly LineOutcome[]): void {
  console.log('\nConfidence of the lines that are acted on: the share that needed it');
  for (const [from, to] of BANDS) {
    const band = outcomes.filter(
      ({ flagged, confidence }) => flagged && confidence !== null && confidence >= from && confidence < to,
    );
    const right = band.filter(({ needsAction }) => needsAction).length;
    console.log(
      `${from.toFixed(1)} to ${Math.min(1, to).toFixed(1)}${String(band.length).padStart(6)} lines${formatShare(band.length === 0 ? null : right / band.length)}`,
    );
  }
}

function printReviews(outcomes: readonly Outcome[]): void {
  const share = (needsAction: boolean) => {
    const group = outcomes.filter((each) => each.needsAction === needsAction);
    return formatShare(group.filter((each) => each.flagged || each.reviewed).length / group.length).trim();
  };
  console.log(
    `Acted on or sent to review: ${share(true)} of what needs an action, ${share(false)} of the rest`,
  );
}

/** Measures the share of lines that take over a millisecond, and lines a second, in one pass after two to warm up. */
function printSpeed(messages: readonly string[], judge: (message: string) => void): void {
  const micros: number[] = [];
  for (let pass = 0; pass < 5; pass += 1) {
    micros.length = 0;
    for (const message of messages) {
      const started = process.hrtime.bigint();
      judge(message);
      micros.push(Number(process.hrtime.bigint() - started) / 1_000);
    }
  }
  const total = micros.reduce((sum, each) => sum + each, 0);
  micros.sort((a, b) => a - b);
  const at = (share: number) => (micros[Math.floor(share * (micros.length - 1))] ?? 0).toFixed(0);
  console.log(
    `\n${Math.round((messages.length * 1e6) / total)} lines a second; a line takes ${at(0.5)} µs (median), ${at(0.99)} µs (p99), ${at(1)} µs (longest)`,
  );
}

/**
 * Prints what the engine and published word filters make of an evaluation set.
 *
 * @param folder with `<language>.jsonl` and `<language>.conversations.json`
 * @param showErrors prints every wrong verdict as well
 */
export function reportIndependentSet(folder: string, config: Config, showErrors: boolean): void {
  const lines = readIndependentLines(folder);
  const outcomes = lines.map((line) => judgeIndependentLine(line, config));
  if (showErrors) {
    for (const { line, flagged, category, confidence, explanation } of outcomes) {
      if (flagged === line.needs_action) continue;
      console.log(
        `${flagged ? 'false alarm' : 'missed     '} ${line.language} ${line.category ?? '–'} ${line.evasion ?? ''} → ${category ?? '–'} ${confidence ?? ''} | ${line.message} | ${explanation ?? ''}`,
      );
    }
  }
  printTable('All lines', outcomes, ({ line }) =>
    line.kind === EVERYDAY ? EVERYDAY : 'written for the categories',
  );
  printTable('Language', outcomes, ({ line }) => line.language);
  printTable('Category of the label', outcomes, ({ line }) => line.category ?? 'ordinary');
  printTable('Level', outcomes, ({ line }) => line.level ?? 'ordinary');
  printTable('Evasion', outcomes, ({ line }) => line.evasion ?? 'none');
  printTable('Kind of line', outcomes, ({ line }) => line.kind, SMALLEST_KIND);
  printCalibration(outcomes);
  for (const kind of HARMLESS_KINDS) {
    const harmless = outcomes.filter(({ line }) => line.kind === kind);
    const acted = harmless.filter(({ flagged }) => flagged).length;
    console.log(
      `\nOf ${harmless.length} lines of ${kind}: ${acted} acted on (${formatShare(acted / harmless.length).trim()})`,
    );
  }
  printReviews(outcomes);

  console.log('\nConversations');
  const conversations = judgeConversations(folder, config);
  for (const [name, group] of groupBy(conversations, ({ language }) => language)) {
    printRow(name, scoreOutcomes(group));
  }
  printRow('all', scoreOutcomes(conversations));
  printReviews(conversations);

  console.log('\nPublished word filters on the same lines');
  for (const { name, flags } of createWordFilters()) {
    const judged = lines.map((line) => ({ needsAction: line.needs_action, flagged: flags(line.message) }));
    printRow(name, scoreOutcomes(judged));
  }
  printRow('Torchward', scoreOutcomes(outcomes));

  const byMessage = new Map(lines.map((line) => [line.message, line]));
  printSpeed([...byMessage.keys()], (message) => {
    const line = byMessage.get(message);
    if (line) judgeIndependentLine(line, config);
  });
}
