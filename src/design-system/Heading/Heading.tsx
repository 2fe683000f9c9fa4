import type { ReactNode, Ref } from 'react';
import type { HeadingSize } from '../theme/tokens';
import { cx } from '../utilities/cx';
import * as css from './Heading.css';

export interface HeadingProps {
  /** The title. */
  children?: ReactNode;
  /** Level in the page's outline: one level 1 per page, no level skipped. It does not set the size. */
  level: 1 | 2 | 3 | 4;
  /**
   * The font size: `item` 15 px, `section` 17, `title` 20, `page` 26, `figure` 32, or `hero` for the landing page.
   * @default 'page' for level 1, 'title' for 2, 'section' for 3, 'item' for 4
   */
  size?: HeadingSize | undefined;
  /**
   * Cuts the text to one line with an ellipsis.
   * @default false
   */
  truncate?: boolean | undefined;
  /** For `aria-labelledby` of the section it names, and as an anchor target. */
  id?: string | undefined;
  /** `-1` lets a script move the focus to the heading after a route change. */
  tabIndex?: -1 | undefined;
  /** The heading's element, with `tabIndex` for a script that moves the focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const SIZE_OF_LEVEL = { 1: 'page', 2: 'title', 3: 'section', 4: 'item' } as const;

/** The title of a page, section or card. Not for emphasis inside text. */
export function Heading({ children, level, size, truncate = false, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={cx(css.heading, css.size[size ?? SIZE_OF_LEVEL[level]], truncate && css.truncate)}
      {...rest}
    >
      {children}
    </Element>
  );
}
