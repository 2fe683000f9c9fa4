import type { Tone } from '~/design-system/tone';
import { NO_VALUE } from '~/contract/noValue';

/** A tone and a label for a value of the API. */
export interface Labelled {
  tone: Tone;
  label: string;
}

/** Upper-cases the first letter and keeps the rest. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `self_harm` becomes `Self harm`, so that an unknown value is readable too. */
export function humanize(value: string): string {
  return capitalize(value.replaceAll('_', ' ').trim());
}

/**
 * Looks a value up in a table. An unknown value keeps its own text and is neutral, because a newer server may send values
 * that an older app does not know. A missing value gives a dash.
 */
export function toToneAndLabel<Known extends string>(
  table: Readonly<Record<Known, Labelled>>,
  value: string | null | undefined,
): Labelled {
  return Object.hasOwn(table, value ?? '')
    ? table[value as Known]
    : { tone: 'neutral', label: humanize(value ?? NO_VALUE) };
}
