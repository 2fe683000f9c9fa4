import { type NormalisedText, lowerWithoutDiacritics } from '../normalise';
import type { RecentMessage } from '../types';
import { rememberByWord } from './rememberByWord';
import { readLatin, romanise } from './romanise';
import { findListedWords, isListedWord, type ListedWord, type ListedWordsOfLine } from './listedWords';

/** Later characters of a line are not read, so that a hostile line takes no longer than an ordinary long one. */
export const MAX_CHARACTERS = 256;
const MAX_WORD = 32;
/** A glued word of at least this length is divided into listed words. */
const SHORTEST_GLUED = 8;
const LONGEST_PART = 14;

const BREAKS = /[^\p{L}\p{N}*]+/u;
const TORN_GROUP = /^\S(?:[ ._-]\S)+$/u;

/** A line's words as the second opinion reads them, and the listed ones among them. */
export interface LineWords extends ListedWordsOfLine {
  words: string[];
  /** Whether the line was read from its end to its start. */
  reversed: boolean;
}

const SHORTEST_LAUGHTER = 6;
/** Long laughter, such as "hahahaha": two letters over and over. */
const LAUGHTER = /^.?(..)\1{2,}.?$/u;

function shorten(word: string): string {
  if (word.length < SHORTEST_LAUGHTER) return word;
  const laugh = LAUGHTER.exec(word)?.[1];
  return laugh === undefined ? word.slice(0, MAX_WORD) : laugh + laugh;
}

function splitWords(line: string): string[] {
  return line
    .slice(0, MAX_CHARACTERS)
    .split(BREAKS)
    .filter((word) => word !== '')
    .map(shorten);
}

/** A character between two gaps: every torn word, such as "f o o l", has one. */
const TORN_CHARACTER = /\S[ ._-]\S[ ._-]\S/;

/** The words of "y o u  f o o l", whose gaps between words are wider than those inside them. */
function readTornLine(display: string): string | undefined {
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
    while (length > 1 && !isListedWord(word.slice(at, at + length))) length -= 1;
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
  if (!TORN_CHARACTER.test(text.display)) return splitWords(readLatin(text));
  const torn = readTornLine(text.display);
  if (torn !== undefined) return splitWords(romanise(torn.toLowerCase()));
  const words = splitWords(readLatin(text));
  if (!/(?:\S[ ._-]){4,}/.test(text.display)) return words;
  const lower = romanise(text.display.toLowerCase());
  return words.flatMap((word) =>
    word.length >= SHORTEST_GLUED && !lower.includes(word) ? divideGlued(word) : [word],
  );
}

/** How many letters of a line belong to listed words. */
function countListed(found: readonly ListedWord[]): number {
  let letters = 0;
  for (const [index, { at, words }] of found.entries()) {
    const isLastAtPlace = found[index + 1]?.at !== at;
    if (isLastAtPlace) letters += words.length;
  }
  return letters;
}

const turn = rememberByWord((word) => ({ turned: Array.from(word).reverse().join('') }));

/**
 * How many times more letters of listed words a line must hold when it is turned round, to count as written backwards.
 */
const TURNED_HOLDS = 2;
/** How many of the speaker's latest lines help to tell the language. */
const EARLIER_LINES = 3;

function readEarlier(recent: readonly RecentMessage[]): string[] {
  const latest = recent.toSorted((a, b) => a.ageMs - b.ageMs).slice(0, EARLIER_LINES);
  return latest.flatMap(({ message }) => splitWords(romanise(lowerWithoutDiacritics(message.toLowerCase()))));
}

/**
 * Reads a line's words: Cyrillic in Latin letters, torn words joined, and a line that is written backwards turned round.
 *
 * @param recent the speaker's lines of the last ten minutes
 */
export function readWords(text: NormalisedText, recent: readonly RecentMessage[] = []): LineWords {
  const words = readForwards(text);
  const forwardListed = findListedWords(words, () => readEarlier(recent));
  const forwards = { ...forwardListed, words, reversed: false };
  const listed = countListed(forwardListed.found.filter(({ reading }) => reading === 'plain'));
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  // Most words of a line that is written forwards are listed, so turning it round costs nothing for them.
  if (words.length < 2 || listed * TURNED_HOLDS >= letters) return forwards;
  const turned = words.map((word) => turn(word).turned).reverse();
  const turnedListed = findListedWords(turned);
  const plain = turnedListed.found.filter(({ reading }) => reading === 'plain');
  const listedTurned = countListed(plain);
  return listedTurned > listed * TURNED_HOLDS + 2 && listedTurned * 2 >= letters
    ? { ...turnedListed, words: turned, found: plain, reversed: true }
    : forwards;
}
