import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Failure, Progress } from './step';

/** Messages from the reporter to the process that started Vitest. */
export type VitestMessage =
  | ({ kind: 'progress' } & Progress)
  | { kind: 'end'; passed: number; failures: readonly Failure[] };

interface Described {
  message: string;
  cause?: unknown;
  diff?: string | undefined;
  stacks?: readonly { file: string; line: number; column: number }[] | undefined;
}

function describeError(error: Described): string {
  const frame = error.stacks?.[0];
  const place = frame ? `at ${frame.file}:${frame.line}:${frame.column}` : '';
  return [error.message.trim(), error.diff ?? '', place, describeCause(error.cause)]
    .filter(Boolean)
    .join('\n');
}

/** Vitest wraps a browser's failure, so the reason is only in the cause. */
function describeCause(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return '';
  return `because: ${describeError(cause as Described)}`;
}

/** Counts Vitest's tests and sends each failure to the process that started Vitest. */
export default class CountingReporter implements Reporter {
  #passed = 0;
  #failures: Failure[] = [];

  onTestCaseResult(testCase: TestCase): void {
    const result = testCase.result();
    let failure: Failure | undefined;
    if (result.state === 'passed') this.#passed += 1;
    else {
      const detail =
        result.state === 'skipped'
          ? 'This test was skipped, and a skipped test proves nothing.'
          : (result.errors ?? []).map(describeError).join('\n');
      failure = { name: `[${testCase.project.name}] ${testCase.fullName}`, detail };
      this.#failures.push(failure);
    }
    const counts = { passed: this.#passed, failed: this.#failures.length };
    this.#send({ kind: 'progress', ...counts, ...(failure && { failure }) });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      const suites = [module, ...module.children.allSuites()];
      for (const error of suites.flatMap((suite) => suite.errors())) {
        this.#failures.push({
          name: `[${module.project.name}] ${module.relativeModuleId}`,
          detail: describeError(error),
        });
      }
    }
    for (const error of unhandled) {
      this.#failures.push({
        name: 'An error that no test caught',
        detail: describeError(error),
      });
    }
    this.#send({ kind: 'end', passed: this.#passed, failures: this.#failures });
  }

  #send(message: VitestMessage): void {
    process.send?.(message);
  }
}
