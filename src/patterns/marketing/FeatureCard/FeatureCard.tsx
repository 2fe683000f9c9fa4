import type { ReactNode } from 'react';
import { Heading, Text } from '~/design-system';
import * as css from './FeatureCard.css';

export interface FeatureCardProps {
  /** What the owner gets, in a few words. */
  title: string;
  /** How it works, in one or two sentences. */
  children: ReactNode;
  /** A small drawing of the feature. Hidden from assistive technology, because the text says the same. */
  drawing: ReactNode;
}

/** One reason to choose the product: a drawing, a claim and a sentence. Not a link. */
export function FeatureCard({ title, children, drawing }: FeatureCardProps) {
  return (
    <article className={css.card}>
      <div className={css.drawing} aria-hidden="true">
        {drawing}
      </div>
      <div className={css.textColumn}>
        <Heading level={3} size="section">
          {title}
        </Heading>
        <Text tone="muted">{children}</Text>
      </div>
    </article>
  );
}
