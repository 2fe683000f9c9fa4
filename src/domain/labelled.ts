import type { Tone } from '~/design-system/tone';
import { NO_VALUE } from './noValue';

/** What a value of the API looks like: its meaning as a tone and its words. */
export interface Labelled {
  tone: Tone;
  label: string;
}

/** Upper-cases the first letter and leaves the rest as it came. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `self_harm` becomes `Self harm`, so that a value nobody has met yet still reads as words. */
export function humanize(value: string): string {
  return capitalize(value.replaceAll('_', ' ').trim());
}

/**
 * Looks a value up in a table of known ones. A value that is not in it keeps its own text and gets no judgement,
 * because an older app must survive a newer server. A value that is missing is a dash.
 */
export function toLabelled<Known extends string>(
  table: Readonly<Record<Known, Labelled>>,
  value: string | null | undefined,
): Labelled {
  return Object.hasOwn(table, value ?? '')
    ? table[value as Known]
    : { tone: 'neutral', label: humanize(value ?? NO_VALUE) };
}
