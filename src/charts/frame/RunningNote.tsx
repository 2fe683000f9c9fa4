import type { ChartPoint, SeriesLook } from '../series';
import * as css from './frame.css';
import { SeriesMark } from './SeriesMark';

export interface RunningNoteProps {
  /** The series that have a value so far. */
  looks: readonly SeriesLook[];
  /** How the chart draws it. */
  shape: 'soFar' | 'blockSoFar';
  /**
   * Whether a value is above the end of the scale.
   * @default false
   */
  isAbove?: boolean;
}

export const isRunning = (points: readonly ChartPoint[]): boolean => points.at(-1)?.running === true;

/** Says what the part of a chart means that is drawn apart: a period that is not over. */
export function RunningNote({ looks, shape, isAbove = false }: RunningNoteProps) {
  if (looks.length === 0) return null;
  return (
    <span className={css.note}>
      {looks.map((look) => (
        <SeriesMark key={look} look={look} shape={shape} />
      ))}
      {isAbove ? 'so far, above the scale' : 'so far'}
    </span>
  );
}
