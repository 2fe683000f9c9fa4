import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './ProgressBar.css';

export interface SegmentedBarProps {
  /** Filled share, 0 to 1. */
  share: number;
  tone: Tone;
}

/**
 * The drawing shared by progress bars and meters. Geometry stands in SVG attributes, because the content
 * policy of prerendered pages does not allow inline styles.
 */
export function SegmentedBar({ share, tone }: SegmentedBarProps) {
  return (
    <svg className={css.bar} aria-hidden="true" focusable="false">
      <rect
        className={cx(css.fill, css.tone[tone])}
        width={`${Math.min(1, Math.max(0, share)) * 100}%`}
        height="100%"
      />
    </svg>
  );
}
