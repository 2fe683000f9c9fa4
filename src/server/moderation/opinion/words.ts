import type { NormalisedText } from '../normalise';
import { readLatin, romanise } from './romanise';
import { findSignals, isListed, type Signal } from './signals';

/** Later characters and words of a line are not read, so that a hostile line takes no longer than a long one. */
const MAX_CHARACTERS = 256;
const MAX_WORD = 32;
/** A glued word of at least this length is divided into listed words. */
const SHORTEST_GLUED = 8;
const LONGEST_PART = 14;

const BREAKS = /[^\p{L}\p{N}*]+/u;
const TORN_GROUP = /^\S(?:[ ._-]\S)+$/u;

/** A line's words as the second opinion reads them, and the listed ones among them. */
export interface ReadWords {
  words: string[];
  found: Signal[];
  /** Whether the line was read from its end to its start. */
  reversed: boolean;
}

function splitWords(line: string): string[] {
  return line
    .slice(0, MAX_CHARACTERS)
    .split(BREAKS)
    .filter((word) => word !== '')
    .map((word) => (word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word));
}

/** The words of "y o u  f o o l", whose gaps between words are wider than those inside them. */
function readTornLine(display: string): string | undefined {
  if (!/\S[ ._-]\S[ ._-]\S/.test(display)) return undefined;
  const groups = display.slice(0, MAX_CHARACTERS).split(/\s{2,}/);
  if (groups.length < 2 || !groups.some((group) => TORN_GROUP.test(group))) return undefined;
  return groups.map((group) => (TORN_GROUP.test(group) ? group.replace(/[ ._-]/g, '') : group)).join(' ');
}

/** Divides a word that was written letter by letter into the listed words that it spells, the longest first. */
function divideGlued(word: string): string[] {
  const parts: string[] = [];
  let rest = '';
  for (let at = 0; at < word.length;) {
    let length = Math.min(LONGEST_PART, word.length - at);
    while (length > 1 && !isListed(word.slice(at, at + length))) length -= 1;
    if (length > 1) {
      if (rest !== '') parts.push(rest);
      rest = '';
      parts.push(word.slice(at, at + length));
    } else rest += word[at] ?? '';
    at += length;
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

function readForwards(text: NormalisedText): string[] {
  const torn = readTornLine(text.display);
  if (torn !== undefined) return splitWords(romanise(torn.toLowerCase()));
  const words = splitWords(readLatin(text));
  if (!/(?:\S[ ._-]){4,}/.test(text.display)) return words;
  const lower = romanise(text.display.toLowerCase());
  return words.flatMap((word) =>
    word.length >= SHORTEST_GLUED && !lower.includes(word) ? divideGlued(word) : [word],
  );
}

/** Reads a line's words: Cyrillic in Latin letters, torn words joined, and a line that is written backwards turned round. */
export function readWords(text: NormalisedText): ReadWords {
  const words = readForwards(text);
  const found = findSignals(words);
  if (found.length > 0 || words.length < 2) return { words, found, reversed: false };
  const turned = words.map((word) => Array.from(word).reverse().join('')).reverse();
  const foundTurned = findSignals(turned).filter(({ reading }) => reading === 'plain');
  const listed = new Set(foundTurned.map((signal) => signal.at)).size;
  return listed > 1
    ? { words: turned, found: foundTurned, reversed: true }
    : { words, found, reversed: false };
}
