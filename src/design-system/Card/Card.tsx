import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Stack } from '../layout/Stack/Stack';
import { Text } from '../Text/Text';
import { cx } from '../utilities/cx';
import * as css from './Card.css';

/** `none`: the content reaches the edge, for tables. `compact`: 16 px. `regular`: 24 px, 16 on narrow screens. */
export const CARD_PADDINGS = ['none', 'compact', 'regular'] as const;

export interface CardProps {
  /** The content. Never another card. */
  children?: ReactNode;
  /** The heading of a card that is a section of the page; it names the section. */
  title?: string | undefined;
  /** The secondary text below the title. */
  description?: ReactNode;
  /**
   * Space between the edge and the content: `none` for tables, `compact` 16 px, `regular` 24 px, and 16 px on screens
   * narrower than 768 px.
   * @default 'regular'
   */
  padding?: (typeof CARD_PADDINGS)[number] | undefined;
  /**
   * Marks the chosen or recommended card of several. A text in the card must say the same.
   * @default false
   */
  selected?: boolean | undefined;
  /**
   * The element to render, chosen for its semantics.
   * @default 'section' with a title, else 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  /** Id of the heading that names the card when `as` is a section. */
  'aria-labelledby'?: string | undefined;
  /** Names the card when no visible heading does. */
  'aria-label'?: string | undefined;
  /** The content is being loaded or replaced. */
  'aria-busy'?: boolean | undefined;
}

/** A surface that separates one subject from the rest of the page. Not a decoration around single controls. */
export function Card({
  children,
  title,
  description,
  padding = 'regular',
  selected = false,
  'aria-label': label = title,
  as: Element = title === undefined ? 'div' : 'section',
  ...rest
}: CardProps) {
  return (
    <Element
      className={cx(css.card, css.padding[padding], selected && css.selected, padding === 'none' && css.clip)}
      data-state={selected ? 'selected' : undefined}
      aria-label={label}
      {...rest}
    >
      {title === undefined ? (
        children
      ) : (
        <Stack>
          <Stack space="half">
            <Heading level={2} size="section">
              {title}
            </Heading>
            {description ? <Text tone="muted">{description}</Text> : null}
          </Stack>
          {children}
        </Stack>
      )}
    </Element>
  );
}
