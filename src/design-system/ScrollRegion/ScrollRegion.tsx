import type { ReactNode, Ref } from 'react';
import { cx } from '../utilities/cx';
import * as css from './ScrollRegion.css';

export interface ScrollRegionProps {
  children: ReactNode;
  /**
   * `inline`: sideways. `block`: up and down in what room there is. `both`: both ways within 70 % of the screen's height.
   * `none`: its content fits, and nothing scrolls.
   */
  axis: keyof typeof css.axis;
  /** Names the region. Either this or `labelledBy`. */
  label?: string;
  /** Id of the element that names the region. */
  labelledBy?: string;
  /**
   * `group` where another landmark inside a dialog would be noise.
   * @default 'region'
   */
  role?: 'region' | 'group';
  ref?: Ref<HTMLDivElement>;
}

/** A part that scrolls on its own and that the keyboard can reach to scroll it. Internal to the design system. */
export function ScrollRegion({ children, axis, label, labelledBy, role = 'region', ref }: ScrollRegionProps) {
  return (
    <div
      className={cx(css.region, css.axis[axis])}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      ref={ref}
      // Without it the keyboard can't scroll.
      tabIndex={axis === 'none' ? undefined : 0}
    >
      {children}
    </div>
  );
}
