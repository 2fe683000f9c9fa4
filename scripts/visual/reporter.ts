import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { readComparisonPlan } from './plan';

/** The result for one picture, or for a story that could not be drawn. */
export interface VisualFinding {
  /** `story-id/mode`, or the id of a story that could not be drawn. */
  key: string;
  /** The difference or failure in words; absent when the picture equals its baseline. */
  fault?: string;
}

/** The results of all Playwright processes. */
export interface VisualFindings {
  findings: readonly VisualFinding[];
  /** Keys of pictures that the update has accepted. */
  accepted: readonly string[];
  /** What ended a run early, in words. */
  errors: readonly string[];
}

const describeFault = ({ message = '' }: { message?: string }, key: string): string =>
  message
    .replace(/^Error: /, '')
    .replace(key, '')
    .trim();

/** Counts each picture for `npm test`, and writes the findings to the file that the run's `ComparisonPlan` names. */
export default class FindingsReporter implements Reporter {
  readonly #findings: VisualFinding[] = [];
  readonly #faults = new Map<TestResult, number>();
  readonly #accepted: string[] = [];
  readonly #errors: string[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onStepEnd(_test: TestCase, result: TestResult, { category, title, error }: TestStep): void {
    if (category !== 'expect') return;
    this.#findings.push({ key: title, ...(error && { fault: describeFault(error, title) }) });
    if (error) this.#faults.set(result, (this.#faults.get(result) ?? 0) + 1);
  }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    const { status, errors, annotations } = result;
    // A failed test without a finding took too long, or its process ended.
    if (status !== 'passed' && errors.length > (this.#faults.get(result) ?? 0))
      this.#findings.push({ key: title, fault: describeFault(errors.at(-1) ?? {}, '') });
    for (const { type, description = '' } of annotations)
      if (type === 'accepted') this.#accepted.push(description);
    const failed = this.#findings.filter((finding) => finding.fault !== undefined).length;
    process.send?.({ kind: 'progress', passed: this.#findings.length - failed, failed });
  }

  onError(error: { message?: string }): void {
    this.#errors.push(describeFault(error, ''));
  }

  onEnd(): void {
    const found: VisualFindings = {
      findings: this.#findings.sort((a, b) => (a.key < b.key ? -1 : 1)),
      accepted: this.#accepted,
      errors: this.#errors,
    };
    writeFileSync(readComparisonPlan().findings, JSON.stringify(found));
  }
}
