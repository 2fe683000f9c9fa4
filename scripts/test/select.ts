import type { Step } from './step';

/** What `selectSteps` returns when no step has a given name. */
export interface UnknownStepResult {
  /** A sentence for the developer, with the names of all steps. */
  error: string;
}

/**
 * Selects the named steps, in their usual order. A name such as `types` stands for all steps that begin with `types-`.
 */
export function selectSteps(steps: readonly Step[], asked: readonly string[]): Step[] | UnknownStepResult {
  const meant = (step: Step, name: string): boolean => step.name === name || step.name.startsWith(`${name}-`);
  const names = asked.map((name) => name.trim());
  const unknown = names.filter((name) => !steps.some((step) => meant(step, name)));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ');
    return { error: `There is no step called "${unknown.join('", "')}". The steps are: ${known}.` };
  }
  return steps.filter((step) => names.some((name) => meant(step, name)));
}
