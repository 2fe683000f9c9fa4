import type { SeriesLook } from '../series';
import * as css from './frame.css';

/** Square, diamond, triangle and a small square, around the origin in a box of 10 units. */
const POINT_SHAPES: Readonly<Record<SeriesLook, string>> = {
  first: 'M-4-4H4V4H-4Z',
  second: 'M0-5.5L5.5 0L0 5.5L-5.5 0Z',
  third: 'M0-5L5.2 4H-5.2Z',
  faint: 'M-3-3H3V3H-3Z',
};

export interface SeriesMarkProps {
  look: SeriesLook;
  /** `line` and `block` show how the series is drawn, `point` marks one of its values. */
  shape: 'line' | 'block' | 'point';
}

/** The sign of one series in the legend, the tooltip and on its line. Decorative: its name stands beside it. */
export function SeriesMark({ look, shape }: SeriesMarkProps) {
  if (shape === 'line') {
    return (
      <svg className={css.lineMark} viewBox="0 0 20 12" aria-hidden="true">
        <path className={css.line[look]} d="M0 6H20" />
        <path className={css.point[look]} d={POINT_SHAPES[look]} transform="translate(10 6) scale(.8)" />
      </svg>
    );
  }
  return (
    <svg className={css.pointMark} viewBox="-6 -6 12 12" aria-hidden="true">
      <path className={css.point[look]} d={shape === 'block' ? POINT_SHAPES.first : POINT_SHAPES[look]} />
    </svg>
  );
}
