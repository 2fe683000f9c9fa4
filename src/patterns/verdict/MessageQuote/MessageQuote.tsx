import type { Tone } from '~/design-system';
import * as css from './MessageQuote.css';

export interface MessageQuoteProps {
  /** The chat line, as it was typed. */
  message: string;
  /**
   * How grave it is, as the colour of the edge. Say it in words nearby.
   * @default 'neutral'
   */
  tone?: Tone;
}

/** A player's chat line, set apart from our own words and shown whole. */
export function MessageQuote({ message, tone = 'neutral' }: MessageQuoteProps) {
  return (
    <blockquote className={css.quote[tone]} data-tone={tone} dir="auto">
      {message}
    </blockquote>
  );
}
