import { SegmentedBar } from '../ProgressBar/SegmentedBar';
import type { Tone } from '../tone';

export interface MeterProps {
  /** What the meter measures: its accessible name. */
  label: string;
  /** From 0 to `max`. A larger value fills the bar. */
  value: number;
  /**
   * The value of a full bar. More than 0.
   * @default 100
   */
  max?: number | undefined;
  /** The value in words, such as "24,300 of 30,000". Without it screen readers read the number. */
  valueText?: string | undefined;
  /**
   * The judgement of the value. A text beside the meter must say the same.
   * @default 'accent'
   */
  tone?: Tone | undefined;
}

/** A value that rises and falls, such as the usage of a quota. For a task that ends use `ProgressBar`. */
export function Meter(props: MeterProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- SegmentedBar writes the values.
  return <SegmentedBar {...props} role="meter" />;
}
