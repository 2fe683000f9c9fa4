import type { ReactNode } from 'react';
import * as css from './StepList.css';

export interface StepListProps {
  /** What to do, in order. */
  steps: readonly { title: string; detail?: ReactNode }[];
  /** What the steps lead to, for assistive technology. */
  label: string;
}

/** Numbered instructions. For where one is in a flow use `Stepper`. */
export function StepList({ steps, label }: StepListProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map(({ title, detail }) => (
        <li className={css.step} key={title}>
          <p className={css.title}>{title}</p>
          {detail ? <div className={css.detail}>{detail}</div> : null}
        </li>
      ))}
    </ol>
  );
}
