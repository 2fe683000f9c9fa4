import type { ChartPoint } from '../series';
import * as css from './frame.css';

export interface RunningNoteProps {
  points: readonly ChartPoint[];
  /** How the chart draws its values. */
  shape: 'line' | 'block';
}

export const isRunning = (points: readonly ChartPoint[]): boolean => points.at(-1)?.running === true;

/** Says what the part of a chart means that is drawn apart: a period that is not over. */
export function RunningNote({ points, shape }: RunningNoteProps) {
  if (!isRunning(points)) return null;
  return (
    <span className={css.note}>
      <svg className={css.lineMark} viewBox="0 0 20 12" aria-hidden="true">
        {shape === 'line' ? (
          <path className={css.runningSign} d="M0 6H20" />
        ) : (
          <path className={css.runningBlock} d="M4 0H16V12H4Z" />
        )}
      </svg>
      so far
    </span>
  );
}
