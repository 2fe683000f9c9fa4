import type { Source } from './settingFaults';

/** A shorter name, such as PORT, is one letter away from names of other programs. */
const SHORTEST_LENGTH = 7;

/** Whether one letter added, left out, replaced or swapped with its neighbour turns one word into the other. */
function isOneTypoApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end));
  if (left === undefined || right === undefined) return false;
  return (left.length < 2 && right.length < 2) || (left.length === 2 && `${left[1]}${left[0]}` === right);
}

/**
 * Finds variables that look like a misspelled setting that is not set. The rest of the environment belongs to the system
 * and to other programs.
 *
 * @param given the environment without empty values
 * @param names of all settings
 * @returns a sentence for each
 */
export function findMisspelledSettings(given: Source, names: readonly string[]): string[] {
  const unset = names.filter((name) => name.length >= SHORTEST_LENGTH && given[name] === undefined);
  return Object.keys(given).flatMap((variable) => {
    const meant = unset.find((name) => isOneTypoApart(variable.toUpperCase(), name));
    if (meant === undefined || names.includes(variable)) return [];
    return [`${variable} is no setting of Torchward and is ignored. Is ${meant} meant?`];
  });
}
