import type { ReactNode, Ref } from 'react';
import { cx } from '../utilities/cx';
import * as css from './ScrollRegion.css';

export interface ScrollRegionProps {
  children: ReactNode;
  /**
   * `inline`: sideways. `block`: up and down in the remaining height. `both`: both ways within 70 % of the screen's
   * height. `none`: its content fits, and nothing scrolls.
   */
  axis: keyof typeof css.axis;
  /** Names the region. Either this or `labelledBy`. */
  label?: string | undefined;
  /** Id of the element that names the region. */
  labelledBy?: string | undefined;
  /**
   * `group` inside a dialog, where a further landmark would distract.
   * @default 'region'
   */
  role?: 'region' | 'group' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A region that scrolls on its own and takes the focus, for the keyboard to scroll it. Internal to the package. */
export function ScrollRegion({ children, axis, label, labelledBy, role = 'region', ref }: ScrollRegionProps) {
  return (
    <div
      className={cx(css.region, css.axis[axis])}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      ref={ref}
      // The keyboard scrolls the focused region.
      tabIndex={axis === 'none' ? undefined : 0}
    >
      {children}
    </div>
  );
}
