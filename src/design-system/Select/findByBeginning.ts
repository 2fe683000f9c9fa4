import type { SelectOption } from './SelectPanel';

/** Finds the enabled option that begins with the text, after the current one and around the end. An accent may be left out. */
export function findByBeginning<Value extends string>(
  options: readonly SelectOption<Value>[],
  current: Value | undefined,
  text: string,
): Value | undefined {
  // A longer text may still name the current option.
  const start = options.findIndex(({ value }) => value === current) + (text.length > 1 ? 0 : 1);
  return [...options.slice(start), ...options].find(
    ({ disabled, label }) =>
      !disabled && !label.slice(0, text.length).localeCompare(text, undefined, { sensitivity: 'base' }),
  )?.value;
}
