import { cx } from '../utilities/cx';
import * as css from './Skeleton.css';

export const SKELETON_SHAPES = ['text', 'control', 'square', 'bar', 'block'] as const;
export const SKELETON_WIDTHS = ['full', 'most', 'half', 'third', 'short'] as const;

export interface SkeletonProps {
  /**
   * `text`: one line at the surrounding text size. `control`: a button or field. `square`: an avatar or
   * icon button. `bar`: a meter or progress bar. `block`: fills its container, at least 160 px tall.
   * @default 'text'
   */
  shape?: (typeof SKELETON_SHAPES)[number] | undefined;
  /**
   * Share of the container's width; `short` is 72 px. A square keeps its own.
   * @default 'full'
   */
  width?: (typeof SKELETON_WIDTHS)[number] | undefined;
}

/** Holds the place and size of content that is being loaded. Mark the region around it `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={cx(css.skeleton, css.shape[shape], shape !== 'square' && css.width[width])}
      aria-hidden="true"
    />
  );
}
