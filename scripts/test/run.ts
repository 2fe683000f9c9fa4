import type { Failure, Progress, Step, StepResult } from './step';

/** A step after its run. */
export interface FinishedStep {
  step: Step;
  result: StepResult;
  /** Milliseconds. */
  duration: number;
}

export interface Total {
  passed: number;
  failed: number;
}

/** Prints the run's progress. */
export interface RunPrinter {
  /** A line that stays. */
  say: (line: string) => void;
  /** A line that the next one replaces; an empty one clears it. */
  showProgress: (line: string) => void;
}

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function createEmptyRunFailure(): Failure {
  return { name: 'Nothing ran', detail: 'The step found no test at all, which proves nothing.' };
}

async function runStep(step: Step, onProgress: (progress: Progress) => void): Promise<FinishedStep> {
  const started = performance.now();
  let result: StepResult;
  try {
    result = await step.runTestSteps(onProgress);
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    result = { passed: 0, failures: [{ name: step.title, detail }] };
  }
  if (result.passed === 0 && result.failures.length === 0)
    result = { passed: 0, failures: [createEmptyRunFailure()] };
  return { step, result, duration: performance.now() - started };
}

const describeFailure = ({ name, detail }: Failure): string =>
  `\n  ${name}\n${detail.replaceAll(/^/gm, '    ')}`;

function formatFinishedStep({ step, result, duration }: FinishedStep): string {
  const failed = result.failures.length;
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const counts = failed === 0 ? `${result.passed} passed` : `${result.passed} passed, ${failed} failed`;
  return `${mark}  ${step.name.padEnd(14)} ${formatSeconds(duration).padStart(8)}  ${counts.padEnd(24)} ${step.title}`;
}

/** The reference machine has two cores, so a third step would only slow the other two. */
const MAX_PARALLEL_STEPS = 2;

/**
 * Runs all steps, two at a time, even after failures.
 *
 * @returns one outcome per step, in the order given
 */
export async function runSteps(steps: readonly Step[], printer: RunPrinter): Promise<FinishedStep[]> {
  const running = new Map<string, { since: number; progress: Progress }>();
  const show = (): void => {
    const parts = [...running].map(([name, { since, progress }]) => {
      const counts =
        progress.passed + progress.failed > 0 ? ` ${progress.passed} passed, ${progress.failed} failed` : '';
      return `${name} ${Math.round((performance.now() - since) / 1000)} s${counts}`;
    });
    printer.showProgress(parts.length > 0 ? `      … ${parts.join(' · ')}` : '');
  };
  const ticker = setInterval(show, 1000);

  const runOne = async (step: Step): Promise<FinishedStep> => {
    const state = { since: performance.now(), progress: { passed: 0, failed: 0 } };
    running.set(step.name, state);
    const outcome = await runStep(step, (progress) => {
      state.progress = progress;
      // A run takes minutes, and its reader may begin with the first failure.
      if (progress.failure) printer.say(describeFailure(progress.failure));
    });
    running.delete(step.name);
    printer.showProgress('');
    printer.say(formatFinishedStep(outcome));
    return outcome;
  };

  const outcomes = new Map<Step, FinishedStep>();
  const runningSteps = new Set<Promise<void>>();
  const waiting = [...steps];
  const mayStart = ({ after }: Step): boolean =>
    !steps.some((step) => step.name === after && !outcomes.has(step));

  try {
    while (waiting.length + runningSteps.size > 0) {
      const next = waiting.findIndex(mayStart);
      if (next === -1 || runningSteps.size === MAX_PARALLEL_STEPS) {
        await Promise.race(runningSteps);
        continue;
      }
      for (const step of waiting.splice(next, 1)) {
        const lane = runOne(step).then((outcome) => {
          outcomes.set(step, outcome);
          runningSteps.delete(lane);
        });
        runningSteps.add(lane);
      }
    }
  } finally {
    clearInterval(ticker);
  }
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}

/** Prints each failure in full, the steps' notes, and the line with the totals. */
export function summarise(outcomes: readonly FinishedStep[], printer: RunPrinter): Total {
  const total: Total = { passed: 0, failed: 0 };
  for (const { step, result } of outcomes) {
    total.passed += result.passed;
    total.failed += result.failures.length;
    if (result.failures.length === 0) continue;
    printer.say(`\n${step.title}: ${result.failures.length} failed`);
    for (const failure of result.failures) printer.say(describeFailure(failure));
  }
  const notes = outcomes.flatMap(({ step, result }) =>
    result.note === undefined ? [] : `${step.name}: ${result.note}`,
  );
  if (notes.length > 0) printer.say(`\n${notes.join('\n')}`);
  printer.say(`\n${total.passed} passed, ${total.failed} failed`);
  return total;
}
