import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/tokens';
import { cx } from '../../utilities/cx';
import { gap } from '../space.css';
import * as css from './Stack.css';

export interface StackProps {
  /** The elements to put below one another. */
  children?: ReactNode;
  /**
   * Gap between neighbours.
   * @default 'medium'
   */
  space?: SpaceToken | undefined;
  /**
   * Alignment across the column. `stretch` makes children as wide as the stack.
   * @default 'stretch'
   */
  align?: keyof typeof css.align | undefined;
  /**
   * The element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'span' | undefined;
  /** Anchor target within the page. */
  id?: string | undefined;
  /** Names the element for assistive technology when `as` makes it a landmark or a list. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names the element. */
  'aria-labelledby'?: string | undefined;
}

/** Puts elements below one another with equal gaps. For rows use `Inline`. */
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
