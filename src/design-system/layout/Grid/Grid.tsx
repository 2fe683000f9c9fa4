import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/tokens';
import { cx } from '../../utilities/cx';
import { gap } from '../space.css';
import * as css from './Grid.css';

/** Number of equal columns, 1 to 4. */
export type GridColumns = 1 | 2 | 3 | 4;

export interface GridProps {
  /** The cells, in reading order. */
  children?: ReactNode;
  /**
   * Number of equal columns by screen width: `tablet` from 768 px on, `desktop` from 1024 px on. A missing width takes
   * the next narrower one's.
   * @default { phone: 1 }
   */
  columns?:
    | { phone?: GridColumns | undefined; tablet?: GridColumns | undefined; desktop?: GridColumns | undefined }
    | undefined;
  /** Two columns of this proportion from 1024 px on. Replaces `columns`. */
  split?: keyof typeof css.split | undefined;
  /**
   * Gap between cells in both directions.
   * @default 'medium'
   */
  space?: SpaceToken | undefined;
  /**
   * Vertical alignment of a row's cells; `stretch` gives them the height of the tallest.
   * @default 'stretch'
   */
  align?: keyof typeof css.align | undefined;
  /**
   * The element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /** Names the element for assistive technology. */
  'aria-label'?: string | undefined;
}

/** Equal or proportioned columns that depend on the screen's width. For tabular data use `Table`. */
export function Grid({
  children,
  columns = {},
  split,
  space = 'medium',
  align = 'stretch',
  as: Element = 'div',
  ...rest
}: GridProps) {
  const className = cx(
    css.grid,
    gap[space],
    css.align[align],
    split ? css.split[split] : undefined,
    !split && columns.phone && css.phone[columns.phone],
    !split && columns.tablet && css.tablet[columns.tablet],
    !split && columns.desktop && css.desktop[columns.desktop],
  );
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
