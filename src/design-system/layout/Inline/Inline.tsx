import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/tokens';
import { cx } from '../../utilities/cx';
import { gap } from '../space.css';
import * as css from './Inline.css';

export interface InlineProps {
  /** The elements to put beside one another. */
  children?: ReactNode;
  /**
   * Gap between neighbours, and between lines when they wrap.
   * @default 'small'
   */
  space?: SpaceToken | undefined;
  /**
   * Alignment across the row.
   * @default 'center'
   */
  align?: keyof typeof css.align | undefined;
  /**
   * Alignment along the row.
   * @default 'start'
   */
  justify?: keyof typeof css.justify | undefined;
  /**
   * Whether children wrap to the next line when the row is full.
   * @default true
   */
  wrap?: boolean | undefined;
  /**
   * Puts the children below one another on screens narrower than 768 px.
   * @default false
   */
  stackBelowTablet?: boolean | undefined;
  /**
   * The element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'nav' | 'span' | undefined;
  /** Names the element for assistive technology. */
  'aria-label'?: string | undefined;
}

/** Puts elements beside one another with equal gaps. For columns of elements use `Stack`. */
export function Inline({
  children,
  space = 'small',
  align = 'center',
  justify = 'start',
  wrap = true,
  stackBelowTablet = false,
  as: Element = 'div',
  ...rest
}: InlineProps) {
  const className = cx(
    css.inline,
    gap[space],
    css.align[align],
    css.justify[justify],
    wrap && css.wrap,
    stackBelowTablet && css.stackBelowTablet,
  );
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
