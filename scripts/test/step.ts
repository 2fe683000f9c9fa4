/** What one step of `npm test` found. A static check counts as one test. */
export interface StepResult {
  passed: number;
  /** One entry for each failed test, with its name and message. */
  failures: readonly Failure[];
  /** What the step left out, in a sentence. */
  note?: string;
}

export interface Failure {
  name: string;
  detail: string;
}

/** Tests finished so far, for the progress line. */
export interface Progress {
  passed: number;
  failed: number;
  /** The test that has just failed. */
  failure?: Failure;
}

export interface Step {
  /** Short name for `--only`. */
  name: string;
  /** What the step proves, as shown in the summary. */
  title: string;
  /** Name of the step that must end first, if the run contains it. */
  after?: string;
  runTestSteps: (onProgress: (progress: Progress) => void) => Promise<StepResult>;
}

/** Creates the result of a step that is a single check. */
export function createCheckResult(name: string, passed: boolean, detail: string): StepResult {
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, detail: detail.trim() }] };
}
