import type { ReactNode } from 'react';
import { Skeleton, Stack, Text } from '~/design-system';
import * as css from './LabelledFigure.css';

export interface LabelledFigureProps {
  /** What is measured. */
  label: string;
  /** The figure with its unit; `null` while it is being fetched. */
  value: ReactNode;
  /** A drawing of the figure, such as a progress bar, or a sentence that explains it. */
  children?: ReactNode;
}

/** One figure with its name, among others on one card. For a card of its own use `StatCard`. */
export function LabelledFigure({ label, value, children }: LabelledFigureProps) {
  return (
    <Stack space="half">
      <Text tone="muted">{label}</Text>
      <p className={css.value}>{value ?? <Skeleton width="short" />}</p>
      {children}
    </Stack>
  );
}
