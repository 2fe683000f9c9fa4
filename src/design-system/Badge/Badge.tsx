import type { ReactNode } from 'react';
import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './Badge.css';

export interface BadgeProps {
  /** One or two words. */
  children?: ReactNode;
  /**
   * The meaning of the words, shown as colour.
   * @default 'neutral'
   */
  tone?: Tone | undefined;
}

/** One short status word. Not interactive. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.tone[tone])} data-tone={tone}>
      <i className={css.marker} aria-hidden="true" />
      <span className={css.label}>{children}</span>
    </span>
  );
}
