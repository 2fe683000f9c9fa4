import type { ReactNode } from 'react';
import * as css from './StepList.css';

export interface StepListProps {
  /** What to do, in order. */
  steps: readonly { title: string; description?: ReactNode }[];
  /** What the steps lead to, for assistive technology. */
  label: string;
}

/** Numbered instructions. */
export function StepList({ steps, label }: StepListProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map(({ title, description }) => (
        <li className={css.step} key={title}>
          <p className={css.title}>{title}</p>
          {description ? <div className={css.detail}>{description}</div> : null}
        </li>
      ))}
    </ol>
  );
}
