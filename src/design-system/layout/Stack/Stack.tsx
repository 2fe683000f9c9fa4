import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme';
import { cx } from '../../utilities/cx';
import { gap } from '../space.css';
import * as css from './Stack.css';

export interface StackProps {
  /** The things to put below one another. */
  children?: ReactNode;
  /**
   * Distance between neighbours.
   * @default 'medium'
   */
  space?: SpaceToken;
  /**
   * Where children stand across the column. `stretch` makes them as wide as the stack.
   * @default 'stretch'
   */
  align?: keyof typeof css.align;
  /**
   * The element to render, for meaning: a list, a section, a landmark.
   * @default 'div'
   */
  as?:
    | 'div'
    | 'section'
    | 'ul'
    | 'ol'
    | 'li'
    | 'nav'
    | 'main'
    | 'header'
    | 'footer'
    | 'article'
    | 'aside'
    | 'span';
  /** Anchor target within the page. */
  id?: string;
  /** Names the element for assistive technology when `as` makes it a landmark or a list. */
  'aria-label'?: string;
  /** Id of the heading that names the element. */
  'aria-labelledby'?: string;
}

/** Puts things below one another with one distance between them. Not for rows: that is `Inline`. */
export function Stack({
  children,
  space = 'medium',
  align = 'stretch',
  as: Element = 'div',
  ...rest
}: StackProps) {
  return (
    <Element className={cx(css.stack, gap[space], align !== 'stretch' && css.align[align])} {...rest}>
      {children}
    </Element>
  );
}
