import { useCallback, useState, type ReactNode } from 'react';
import { cx } from '../utilities/cx';
import * as css from './ScrollRegion.css';

export interface ScrollRegionProps {
  children: ReactNode;
  /**
   * `inline`: sideways. `block`: up and down in the remaining height. `page`: with the page, but where the content is
   * too wide, both ways within 70 % of the screen's height.
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
}

/**
 * A region that scrolls on its own, and takes the focus for the keyboard to scroll it while its content is larger than
 * the region. Internal to the package.
 */
export function ScrollRegion({ children, axis, label, labelledBy, role = 'region' }: ScrollRegionProps) {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback(
    (region: HTMLDivElement) => {
      const measure = () =>
        setScrolls(
          axis === 'block'
            ? region.scrollHeight > region.clientHeight
            : region.scrollWidth > region.clientWidth,
        );
      measure();
      const observer = new ResizeObserver(measure);
      for (const element of [region, ...region.children]) observer.observe(element);
      return () => observer.disconnect();
    },
    [axis],
  );
  return (
    <div
      className={cx(css.region, css.axis[axis])}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      ref={watch}
      // Where nothing scrolls, a stop of the Tab key would do nothing.
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
