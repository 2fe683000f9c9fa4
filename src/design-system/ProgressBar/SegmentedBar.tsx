import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './ProgressBar.css';

export interface SegmentedBarProps {
  role: 'progressbar' | 'meter';
  /** The accessible name. */
  label: string;
  /** From 0 to `max`. A value outside is shown as the nearer end, and `NaN` as 0. */
  value: number;
  /** The value of a full bar. More than 0. */
  max?: number | undefined;
  /** The value in words. */
  valueText?: string | undefined;
  tone?: Tone | undefined;
}

/**
 * The bar of `ProgressBar` and `Meter`. The width is an SVG attribute, because the content security policy of prerendered
 * pages forbids inline styles.
 */
export function SegmentedBar({
  role,
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
}: SegmentedBarProps) {
  const shownValue = Math.min(max, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      className={css.track}
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shownValue}
      aria-valuetext={valueText}
      data-tone={tone}
    >
      <svg className={css.bar} aria-hidden="true" focusable="false">
        <rect className={cx(css.fill, css.tone[tone])} width={`${(shownValue / max) * 100}%`} height="100%" />
      </svg>
    </div>
  );
}
