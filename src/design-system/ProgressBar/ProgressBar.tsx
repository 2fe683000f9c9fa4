import type { Tone } from '../tone';
import { SegmentedBar } from './SegmentedBar';

export interface ProgressBarProps {
  /** The task: the bar's accessible name. */
  label: string;
  /** From 0 to `max`. A value outside is shown as the nearer end. */
  value: number;
  /**
   * The value of a full bar. More than 0.
   * @default 100
   */
  max?: number | undefined;
  /** The value in words, such as "39,532 of 48,210". Without it screen readers read a percentage. */
  valueText?: string | undefined;
  /**
   * What the progress means, such as `caution` near a limit. A text beside the bar must say the same.
   * @default 'accent'
   */
  tone?: Tone | undefined;
}

/** How much of a task is done. For a value that rises and falls use `Meter`. */
export function ProgressBar(props: ProgressBarProps) {
  return <SegmentedBar {...props} role="progressbar" />;
}
