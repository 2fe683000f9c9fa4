/** What one step of `npm test` found. A static check counts as one test. */
export interface StepResult {
  passed: number;
  /** One entry per failed test: its name and what it said. */
  failures: readonly Failure[];
  /** What the step left out, in a sentence. */
  note?: string;
}

export interface Failure {
  name: string;
  detail: string;
}

/** Tests finished so far, for the line that shows life. */
export interface Progress {
  passed: number;
  failed: number;
}

export interface Step {
  /** Short name for `--only`. */
  name: string;
  /** What the step proves, for the reader. */
  title: string;
  /** Name of the step that must have ended before, if it is part of the run. */
  after?: string;
  runTestSteps: (onProgress: (progress: Progress) => void) => Promise<StepResult>;
}

/** A check that either holds or not. */
export function verdict(name: string, passed: boolean, detail: string): StepResult {
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, detail: detail.trim() }] };
}
