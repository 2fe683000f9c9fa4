import type { ReactNode } from 'react';
import type { TextSize } from '../theme';
import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './Text.css';

/** Colours of text: three strengths, the surrounding colour, or a tone. */
export type TextTone = 'default' | 'muted' | 'subtle' | 'inherit' | Tone;

export interface TextProps {
  /** The words. */
  children?: ReactNode;
  /**
   * 12, 13, 14 or 16 px at the default text size.
   * @default 'body'
   */
  size?: TextSize;
  /**
   * How strongly the text speaks, or the meaning it carries. A tone needs words that say the same.
   * @default 'default'
   */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: keyof typeof css.weight;
  /**
   * `mono` for code, keys, uuids and chat lines.
   * @default 'text'
   */
  font?: 'text' | 'mono';
  /** @default 'start' */
  align?: keyof typeof css.align;
  /**
   * Digits of equal width, for numbers that stand in columns or change in place.
   * @default false
   */
  numeric?: boolean;
  /**
   * One line with an ellipsis. The full text must be reachable elsewhere.
   * @default false
   */
  truncate?: boolean;
  /**
   * Lines of similar length, for short centred or large text.
   * @default false
   */
  balance?: boolean;
  /**
   * Takes the room of two lines even when the words need one, so that nothing below moves when they arrive or change.
   * @default false
   */
  twoLines?: boolean;
  /**
   * Keeps to a comfortable line length (68 characters).
   * @default false
   */
  measure?: boolean;
  /**
   * Shows line breaks and runs of spaces as they were typed.
   * @default false
   */
  preserve?: boolean;
  /**
   * The element to render.
   * @default 'p'
   */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'del'
    | 'code'
    | 'label'
    | 'figcaption';
  /** For `aria-describedby` and `aria-labelledby` of other elements. */
  id?: string;
  /** The language of the words when it differs from the page's, such as a chat line's. */
  lang?: string;
  /** `auto` for text from players, whose direction is not known. */
  dir?: 'auto' | 'ltr' | 'rtl';
  /** The whole text of a truncated line, shown on hover. */
  title?: string;
  /** Announces changes of this text. */
  role?: 'status' | 'alert';
}

/** Running text in the text or mono face. Not for titles: that is `Heading`. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  weight = 'regular',
  font = 'text',
  align = 'start',
  numeric = false,
  truncate = false,
  balance = false,
  twoLines = false,
  measure = false,
  preserve = false,
  as: Element = 'p',
  ...rest
}: TextProps) {
  const className = cx(
    css.text,
    font === 'mono' ? css.mono : undefined,
    font === 'mono' ? css.monoSize[size] : css.size[size],
    css.tone[tone],
    css.weight[weight],
    css.align[align],
    numeric && css.numeric,
    truncate && css.truncate,
    balance && css.balance,
    twoLines && css.twoLines,
    measure && css.measure,
    preserve && css.preserve,
  );
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
