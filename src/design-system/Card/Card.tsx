import type { ReactNode } from 'react';
import { cx } from '../utilities/cx';
import * as css from './Card.css';

/** `none`: the content reaches the edge, for tables. `compact`: 16 px. `regular`: 24 px, 16 on narrow screens. */
export const CARD_PADDINGS = ['none', 'compact', 'regular'] as const;

export interface CardProps {
  /** The content. Never another card. */
  children?: ReactNode;
  /** @default 'regular' */
  padding?: (typeof CARD_PADDINGS)[number];
  /**
   * Marks the chosen or recommended card of several. A text in the card must say the same.
   * @default false
   */
  selected?: boolean;
  /**
   * The element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** Id of the heading that names the card when `as` is a section. */
  'aria-labelledby'?: string;
  /** Names the card when no visible heading does. */
  'aria-label'?: string;
  /** The content is being loaded or replaced. */
  'aria-busy'?: boolean;
}

/** A surface that separates one subject from the rest of the page. Not a decoration around single controls. */
export function Card({
  children,
  padding = 'regular',
  selected = false,
  as: Element = 'div',
  ...rest
}: CardProps) {
  return (
    <Element
      className={cx(css.card, css.padding[padding], selected && css.selected, padding === 'none' && css.clip)}
      data-state={selected ? 'selected' : undefined}
      {...rest}
    >
      {children}
    </Element>
  );
}
