import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './ProgressBar.css';

export interface SegmentedBarProps {
  role: 'progressbar' | 'meter';
  /** For assistive technology. */
  label: string;
  /** From 0 to `max`. Values outside are shown at the nearer end; what is no number counts as 0. */
  value: number;
  /** The value of a full bar. More than 0. */
  max: number;
  /** The value in words. */
  valueText: string | undefined;
  tone: Tone;
}

/**
 * What progress bars and meters share. Geometry stands in SVG attributes, because the content policy of prerendered
 * pages does not allow inline styles.
 */
export function SegmentedBar({ role, label, value, max, valueText, tone }: SegmentedBarProps) {
  const now = Math.min(max, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      className={css.track}
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      data-tone={tone}
    >
      <svg className={css.bar} aria-hidden="true" focusable="false">
        <rect className={cx(css.fill, css.tone[tone])} width={`${(now / max) * 100}%`} height="100%" />
      </svg>
    </div>
  );
}
