import type { Tone } from '../tone';
import { SegmentedBar } from './SegmentedBar';

export interface ProgressBarProps {
  /** What is progressing, for assistive technology. */
  label: string;
  /** How far it is, from 0 to `max`. Values outside are shown at the nearer end. */
  value: number;
  /**
   * The value of a full bar. More than 0.
   * @default 100
   */
  max?: number;
  /** The value in words, such as "39,532 of 48,210". Without it a percentage is read. */
  valueText?: string;
  /** @default 'accent' */
  tone?: Tone;
}

/** How much of something with an end is done. For a level that comes and goes use `Meter`. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'accent' }: ProgressBarProps) {
  return (
    <SegmentedBar
      role="progressbar"
      label={label}
      value={value}
      max={max}
      valueText={valueText}
      tone={tone}
    />
  );
}
