import type { ReactNode } from 'react';
import * as css from './StatusRegion.css';

export interface StatusRegionProps {
  /** What has just happened, such as an `Alert`; `null` while there is nothing to say. */
  children: ReactNode;
  /**
   * Whether screen readers announce the message. Turn it off where another part has announced it.
   * @default true
   */
  announce?: boolean;
}

/**
 * A place for a message that comes later. Mount it before the message: screen readers announce a change of a region, not
 * a region that appears together with its text.
 */
export function StatusRegion({ children, announce = true }: StatusRegionProps) {
  return (
    <div className={css.region} {...(announce && { role: 'status', 'aria-live': 'polite' })}>
      {children}
    </div>
  );
}
