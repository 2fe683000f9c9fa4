import type { ReactNode } from 'react';
import type { TextSize } from '../theme/tokens';
import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './Text.css';

/** Colour of a text: one of three strengths, the surrounding colour, or a tone. */
export type TextTone = 'default' | 'muted' | 'subtle' | 'inherit' | Tone;

export interface TextProps {
  /** The text. */
  children?: ReactNode;
  /**
   * At the default text size `caption` is 12 px, `small` 13, `body` 14 and `lead` 16.
   * @default 'body'
   */
  size?: TextSize | undefined;
  /**
   * The emphasis of the text, or its meaning. The text itself must say what a tone means.
   * @default 'default'
   */
  tone?: TextTone | undefined;
  /**
   * `medium` for labels, `strong` for emphasis inside a text.
   * @default 'regular'
   */
  weight?: keyof typeof css.weight | undefined;
  /**
   * `mono` for code, keys, uuids and chat lines.
   * @default 'text'
   */
  font?: 'text' | 'mono' | undefined;
  /**
   * Digits of equal width, for numbers that stand in columns or change in place.
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Cuts the text to one line with an ellipsis, in a table at the width that the other columns leave. The full text must
   * be available elsewhere.
   * @default false
   */
  truncate?: boolean | undefined;
  /**
   * Keeps a few words on one line, such as a method with its path. A narrow container breaks longer ones.
   * @default false
   */
  unbroken?: boolean | undefined;
  /**
   * Breaks lines at similar lengths, for short centred or large text.
   * @default false
   */
  balance?: boolean | undefined;
  /**
   * Reserves the height of two lines on screens narrower than 768 px, so that nothing below moves when the text changes.
   * With `truncate` it allows two lines there, and one on wider screens.
   * @default false
   */
  twoLines?: boolean | undefined;
  /**
   * Limits the line length to 68 characters.
   * @default false
   */
  measure?: boolean | undefined;
  /**
   * Keeps line breaks and repeated spaces.
   * @default false
   */
  preserve?: boolean | undefined;
  /**
   * The element to render.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'li' | 'code' | undefined;
  /** The language of the text when it differs from the page's. */
  lang?: string | undefined;
  /** `auto` for a player's text, whose direction is unknown. */
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  /** The whole text of a truncated line, shown on hover. */
  title?: string | undefined;
  /** Makes screen readers announce changes of the text. */
  role?: 'status' | 'alert' | undefined;
}

/** Running text in the text or mono face. For titles use `Heading`. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  weight = 'regular',
  font = 'text',
  numeric = false,
  truncate = false,
  unbroken = false,
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
    numeric && css.numeric,
    truncate && css.truncate,
    unbroken && css.unbroken,
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
