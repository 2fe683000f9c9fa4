import { LANGUAGES, type Slot } from '../languages';
import { rememberByWord } from './rememberByWord';
import { readListed } from './listedWords';

/** What a player may be called by one word. */
const CALLED: readonly Slot[] = ['insult', 'slur'];
/** In a shorter word one other letter makes a different word. */
const SHORTEST = 5;
/** A word of fewer letters without one of them is often a name: "Maria". */
const SHORTEST_TO_DROP_FROM = 7;
/** Letters of an ending behind a stem. */
const LONGEST_ENDING = 2;
const VOWELS = 'aeiouy';
/** The rows of a keyboard; `q` and `w` of one language lie where `a` and `z` of another do. */
const KEY_ROWS = ['qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];

interface Insult {
  text: string;
  isStem: boolean;
}

const insults = new Map(
  Object.entries(LANGUAGES).map(([language, words]) => [
    language,
    CALLED.flatMap((slot) => words[slot].split(' '))
      .filter((listed) => !listed.includes('_'))
      .map((listed): Insult => ({ text: readListed(listed.replace('*', '')), isStem: listed.endsWith('*') }))
      .filter(({ text }) => text.length >= SHORTEST),
  ]),
);

/** Whether players type one letter for another: a mask, a vowel for a vowel, a key for its neighbour. */
function isTypedFor(typed: string, meant: string): boolean {
  return (
    typed === '*' ||
    (VOWELS.includes(typed) && VOWELS.includes(meant)) ||
    KEY_ROWS.some((row) => row.includes(typed + meant) || row.includes(meant + typed))
  );
}

/** Whether one letter of a word was replaced, dropped or doubled, or two neighbours swapped. */
function isOneSlip(word: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && word[at] === meant[at]) at += 1;
  const typed = word[at];
  const expected = meant[at];
  if (typed === undefined && expected === undefined) return false;
  const after = word.slice(at + 1);
  const expectedAfter = meant.slice(at + 1);
  if (word.length === meant.length) {
    if (after === expectedAfter) return isTypedFor(typed as string, expected as string);
    return typed === expectedAfter[0] && after[0] === expected && after.slice(1) === expectedAfter.slice(1);
  }
  if (word.length > meant.length) return typed === word[at - 1] && after === meant.slice(at);
  return meant.length >= SHORTEST_TO_DROP_FROM && word.slice(at) === expectedAfter;
}

function isMistypedAs(word: string, { text, isStem }: Insult): boolean {
  if (word[0] !== text[0]) return false;
  if (!isStem) return isOneSlip(word, text);
  return [text.length - 1, text.length, text.length + 1].some(
    (length) => word.length - length <= LONGEST_ENDING && isOneSlip(word.slice(0, length), text),
  );
}

const findLanguages = rememberByWord((word) => ({
  languages: new Set(
    [...insults]
      .filter(([, listed]) => listed.some((insult) => isMistypedAs(word, insult)))
      .map(([code]) => code),
  ),
}));

/**
 * Whether a word that no list knows may be an insult of a language with one slip after its first letter. Names and rare
 * words may look like one too, so the caller also checks the words around it.
 */
export function isMistypedInsult(word: string, language: string): boolean {
  return word.length >= SHORTEST - 1 && findLanguages(word).languages.has(language);
}
