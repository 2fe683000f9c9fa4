import { SegmentedBar } from '../ProgressBar/SegmentedBar';
import type { Tone } from '../tone';

export interface MeterProps {
  /** What is measured, for assistive technology. */
  label: string;
  /** The level, from 0 to `max`. More than `max` fills the bar. */
  value: number;
  /**
   * The value of a full bar. More than 0.
   * @default 100
   */
  max?: number;
  /** The level in words, such as "24,300 of 30,000". Without it a number is read. */
  valueText?: string;
  /**
   * How good or bad the level is. The caller decides; a text must say the same.
   * @default 'accent'
   */
  tone?: Tone;
}

/** A level that comes and goes, such as usage of a quota. For something that ends use `ProgressBar`. */
export function Meter({ label, value, max = 100, valueText, tone = 'accent' }: MeterProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- SegmentedBar writes the values.
    <SegmentedBar role="meter" label={label} value={value} max={max} valueText={valueText} tone={tone} />
  );
}
