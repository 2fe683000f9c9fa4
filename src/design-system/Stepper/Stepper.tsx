import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Stepper.css';

export interface StepperProps {
  /** Names of the steps, in order. Two to five, one or two words each. */
  steps: readonly string[];
  /** Index of the present step, from 0. Equal to the number of steps when all are done. */
  current: number;
  /** What the steps lead to, for assistive technology. */
  label: string;
}

/** Where one is in a flow of a few steps. It shows and does not navigate. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            className={css.step}
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span>
              {index + 1}. {step}
            </span>
            {state === 'done' ? <VisuallyHidden>Done</VisuallyHidden> : null}
          </li>
        );
      })}
    </ol>
  );
}
