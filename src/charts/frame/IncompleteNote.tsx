import type { ChartPoint, SeriesVariant } from '../series';
import * as css from './frame.css';
import { SeriesMark } from './SeriesMark';

export interface IncompleteNoteProps {
  /** The series that have a value so far. */
  variants: readonly SeriesVariant[];
  /** How the chart draws it. */
  shape: 'soFar' | 'blockSoFar';
  /**
   * Whether a value is above the end of the scale.
   * @default false
   */
  isAbove?: boolean;
}

export const endsIncomplete = (points: readonly ChartPoint[]): boolean => points.at(-1)?.incomplete === true;

/** Says what the part of a chart means that is drawn apart: a period that is not over. */
export function IncompleteNote({ variants, shape, isAbove = false }: IncompleteNoteProps) {
  if (variants.length === 0) return null;
  return (
    <span className={css.note}>
      {variants.map((variant) => (
        <SeriesMark key={variant} variant={variant} shape={shape} />
      ))}
      {isAbove ? 'so far, above the scale' : 'so far'}
    </span>
  );
}
