import type { ReactNode } from 'react';
import { Heading, Text } from '~/design-system';
import * as css from './StepGuide.css';

export interface GuideStep {
  /** What to do, as a verb and its object. */
  title: string;
  description: ReactNode;
  /** A drawing of the step. Hidden from assistive technology, because the text says the same. */
  drawing: ReactNode;
}

export interface StepGuideProps {
  /** The steps in order. */
  steps: readonly GuideStep[];
}

/** The steps from sign-up to a working set-up. Not for progress inside a form. */
export function StepGuide({ steps }: StepGuideProps) {
  return (
    <ol className={css.list}>
      {steps.map(({ title, description, drawing }, index) => (
        <li key={title} className={css.step}>
          <span className={css.number}>{index + 1}</span>
          <div className={css.textColumn}>
            <Heading level={3} size="title">
              {title}
            </Heading>
            <Text tone="muted" size="lead">
              {description}
            </Text>
          </div>
          <div className={css.drawing} aria-hidden="true">
            {drawing}
          </div>
        </li>
      ))}
    </ol>
  );
}
