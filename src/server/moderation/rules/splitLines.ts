import { normalise } from '../normalise';
import { readWords } from '../opinion/words';
import type { Category, Finding, RecentMessage } from '../types';
import { findPhrases } from './phrases';
import { findSlurs } from './words';

/** The longest line that counts as a part of a word or of a phrase, in UTF-16 code units. */
const LONGEST_PART = 12;
/** The most lines over which a player is thought to divide a word, and how long they take at most. */
const MOST_PARTS = 4;
const WITHIN_MS = 30_000;
/** Ordinary talk in short lines joins to no word of these categories. */
const CATEGORIES: ReadonlySet<Category> = new Set<Category>(['self_harm', 'hate']);
const LEAST_SEVERITY = 7;

function isPart({ length }: string): boolean {
  return length > 0 && length <= LONGEST_PART;
}

/** The player's short lines before this one, the oldest first, back to the nearest long one. */
function readEarlierParts(recent: readonly RecentMessage[]): string[] {
  const latest = recent
    .filter(({ ageMs }) => ageMs <= WITHIN_MS)
    .toSorted((a, b) => a.ageMs - b.ageMs)
    .slice(0, MOST_PARTS - 1)
    .map(({ message }) => message.trim());
  const firstLong = latest.findIndex((line) => !isPart(line));
  return (firstLong === -1 ? latest : latest.slice(0, firstLong)).reverse();
}

function findSevere(line: string): Finding[] {
  const text = normalise(line);
  return findPhrases(text, readWords(text).found)
    .concat(findSlurs(text))
    .filter(({ category, severity }) => CATEGORIES.has(category) && severity >= LEAST_SEVERITY);
}

/** Finds urging to self-harm and hate that a player divides over short lines: "kill", "yourself". */
export function findSplitLines(message: string, recent: readonly RecentMessage[]): Finding[] {
  const last = message.trim();
  if (recent.length === 0 || !isPart(last)) return [];
  const earlier = readEarlierParts(recent);
  if (earlier.length === 0) return [];
  const known = [earlier.join(' '), earlier.join(''), last].some((line) => findSevere(line).length > 0);
  if (known) return [];
  const joined = earlier
    .map((_, at) => earlier.slice(at).concat(last).join(''))
    .concat(`${earlier.join(' ')} ${last}`);
  const found = joined.flatMap(findSevere)[0];
  if (found === undefined) return [];
  const { category, severity, confidence, reasoning } = found;
  return [
    {
      category,
      severity,
      confidence,
      reasoning: `${reasoning.slice(0, -1)}, divided over several lines.`,
      isUnequivocal: true,
    },
  ];
}
