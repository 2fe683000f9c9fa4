import type { ListKind } from './api.gen';

/** Bounds of an account's lists; the contract has the same numbers. They keep the matching of any line under 5 ms. */
export const LIST_LIMITS = {
  entries: 1_000,
  /** Entries whose pattern has a wildcard. */
  wildcardEntries: 200,
  patternLength: 100,
  words: 10,
  wildcards: 2,
  /** Game servers that one entry names. */
  servers: 50,
} as const;

const WORD_PART = /[\p{L}\p{N}]|\p{Extended_Pictographic}/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}*'’\s-]/u;
/** The invisible parts of composed emoji. */
const EMOJI_JOINER = /\u200D|\uFE0F/g;
const LINK = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[\p{L}\p{N}*-]+(?:\.[\p{L}\p{N}*-]+)*(?::\d{1,5})?(?:\/\S*)?$/iu;

export function countWildcards(pattern: string): number {
  return pattern.split('*').length - 1;
}

/** Returns the words of a pattern of words, in lower case and without marks. A wildcard stays in its word. */
export function splitPatternWords(pattern: string): string[] {
  return pattern
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}*]+/u)
    .filter((word) => word !== '');
}

function findWordFault(kind: ListKind, pattern: string): string | undefined {
  if (NOT_IN_WORDS.test(pattern.replace(EMOJI_JOINER, ''))) {
    return 'Use letters, digits, emoji and *. Other characters in a line are read past, so the list needs none.';
  }
  const words = splitPatternWords(pattern);
  if (kind === 'word' && words.length > 1) return 'This is more than one word. Choose Phrase.';
  if (words.length > LIST_LIMITS.words) return `Use at most ${LIST_LIMITS.words} words.`;
  const letters = Array.from(words.join('')).filter((letter) => WORD_PART.test(letter)).length;
  if (letters === 0) return 'Name at least one letter, digit or emoji.';
  if (pattern.includes('*') && letters < 2) return 'Beside a *, name at least two letters or digits.';
  return undefined;
}

/** Says what is wrong with the pattern of a list entry, in words for its owner; undefined when it can be used. */
export function findPatternFault(kind: ListKind, pattern: string): string | undefined {
  const trimmed = pattern.trim();
  if (trimmed === '') return 'Name what the entry looks for.';
  if (trimmed.length > LIST_LIMITS.patternLength) {
    return `Use at most ${LIST_LIMITS.patternLength} characters.`;
  }
  if (countWildcards(trimmed) > LIST_LIMITS.wildcards) return `Use * at most ${LIST_LIMITS.wildcards} times.`;
  if (kind !== 'link') return findWordFault(kind, trimmed);
  return LINK.test(trimmed)
    ? undefined
    : 'Write an address such as example.net or example.net/shop, or * for every link.';
}
