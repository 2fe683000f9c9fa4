import type { SeriesVariant } from '../series';
import * as css from './frame.css';

/** Paths of a square, diamond, triangle and small square around the origin, at most 11 units wide. */
const POINT_SHAPES: Readonly<Record<SeriesVariant, string>> = {
  first: 'M-4-4H4V4H-4Z',
  second: 'M0-5.5L5.5 0L0 5.5L-5.5 0Z',
  third: 'M0-5L5.2 4H-5.2Z',
  faint: 'M-3-3H3V3H-3Z',
};

/** An arrow above the mark, for a value above the end of the scale. */
const ABOVE_SCALE_SIGN = 'M-4-8L0-12L4-8';

/** Size of a mark in a drawing and on a legend's line, as a share of its full size. */
const POINT_SCALE = 0.8;

export interface PointMarkProps {
  variant: SeriesVariant;
  x: number;
  y: number;
  /** Marks the value of a period that is not over. */
  incomplete?: boolean | undefined;
  /** Whether the value is above the end of the scale, where the mark then stands. */
  above?: boolean | undefined;
}

/** The mark of one value in a drawing. */
export function PointMark({ variant, x, y, incomplete = false, above = false }: PointMarkProps) {
  return (
    <path
      className={incomplete ? css.incompletePoint[variant] : css.point[variant]}
      d={`${POINT_SHAPES[variant]}${above ? ABOVE_SCALE_SIGN : ''}`}
      transform={`translate(${x} ${y}) scale(${POINT_SCALE})`}
      data-state={incomplete ? 'so-far' : undefined}
    />
  );
}

export interface SeriesMarkProps {
  variant: SeriesVariant;
  /**
   * `line`, `area` and `block` stand for a series, `lineAt` for a line with one marked value, `point` for one value, and
   * `soFar` and `blockSoFar` for the value of a period that is not over.
   */
  shape: 'line' | 'area' | 'block' | 'lineAt' | 'point' | 'soFar' | 'blockSoFar';
}

/** The mark of one series in the legend, in the tooltip and on its line. Decorative: the name stands beside it. */
export function SeriesMark({ variant, shape }: SeriesMarkProps) {
  if (shape === 'line' || shape === 'area' || shape === 'lineAt') {
    const y = shape === 'area' ? 2 : 6;
    return (
      <svg className={css.lineMark} viewBox="0 0 20 12" aria-hidden="true" data-shape={shape}>
        {shape === 'area' ? <path className={css.area[variant]} d={`M0 ${y}H20V12H0Z`} /> : null}
        <path className={css.line[variant]} d={`M0 ${y}H20`} />
        {shape === 'lineAt' ? <PointMark variant={variant} x={10} y={y} /> : null}
      </svg>
    );
  }
  if (shape === 'block' || shape === 'blockSoFar') {
    return (
      <svg className={css.squareMark} viewBox="-6 -6 12 12" aria-hidden="true" data-shape={shape}>
        <path
          className={shape === 'block' ? css.bars[variant] : css.incompleteBars[variant]}
          d={shape === 'block' ? 'M-4-5H4V6H-4Z' : 'M-4 6V-5H4V6'}
        />
      </svg>
    );
  }
  return (
    <svg className={css.squareMark} viewBox="-6 -6 12 12" aria-hidden="true" data-shape={shape}>
      {shape === 'soFar' ? (
        <PointMark variant={variant} x={0} y={0} incomplete />
      ) : (
        <path className={css.point[variant]} d={POINT_SHAPES[variant]} />
      )}
    </svg>
  );
}
