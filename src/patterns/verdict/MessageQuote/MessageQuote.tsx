import type { Tone } from '~/design-system';
import { revealOverrides } from '~/domain';
import * as css from './MessageQuote.css';

export interface MessageQuoteProps {
  /** The message as the player typed it. */
  message: string;
  /**
   * How grave the message or its action is, shown as the colour of the edge. A text nearby must say the same.
   * @default 'neutral'
   */
  tone?: Tone;
}

/** A player's message in full, set apart from the product's own text. */
export function MessageQuote({ message, tone = 'neutral' }: MessageQuoteProps) {
  return (
    <blockquote className={css.quote[tone]} data-tone={tone} dir="auto">
      {revealOverrides(message)}
    </blockquote>
  );
}
