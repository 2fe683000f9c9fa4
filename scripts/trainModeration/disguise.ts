import { createRandom } from '~/server/seed/random';
import { respell } from './phonetics';

const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
/** The share of a line's longer words that a player disguises. */
const DISGUISED_WORDS = 0.5;
const MASKED_LETTERS = 0.3;
const LONGER_WORD = /^[\p{L}']{4,}[.!?,]*$/u;

/** Rows of keys; a finger that slips presses the key beside the one that was meant. */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзх', 'фывапролджэ', 'ячсмитьбю'];

function pressBeside(letter: string, random: () => number): string {
  const row = KEY_ROWS.find((keys) => keys.includes(letter.toLowerCase()));
  const at = row?.indexOf(letter.toLowerCase()) ?? 0;
  return row?.[at + (random() < 0.5 ? -1 : 1)] ?? letter;
}

type Disguise = (letters: string[], at: number, random: () => number) => string;

/** Each disguises a word, given its letters and the index of an inner one. */
const DISGUISES: readonly Disguise[] = [
  (letters, at, random) =>
    letters
      .map((letter, index) => {
        const isInner = index > 0 && index < letters.length - 1;
        return index === at || (isInner && random() < MASKED_LETTERS) ? '*' : letter;
      })
      .join(''),
  (letters) => letters.map((letter) => LEET[letter.toLowerCase()] ?? letter).join(''),
  (letters, _at, random) => letters.join(random() < 0.7 ? ' ' : '.'),
  (letters, at) => letters.toSpliced(at, 1).join(''),
  (letters, at) =>
    letters
      .with(at, letters[at - 1] ?? '')
      .with(at - 1, letters[at] ?? '')
      .join(''),
  (letters, at) => letters.toSpliced(at, 0, letters[at] ?? '').join(''),
  (letters, at, random) => letters.with(at, pressBeside(letters[at] ?? '', random)).join(''),
  (letters, at) => letters.toSpliced(at, 0, ...Array<string>(3).fill(letters[at] ?? '')).join(''),
  (letters) => letters.toReversed().join(''),
];

/** The shares of disguised lines that are written as they sound, and from their end to their start. */
const RESPELLED_LINES = 0.2;
const REVERSED_LINES = 0.05;

/**
 * Writes half of a line's longer words in one of the ways in which players disguise and mistype them, or the
 * whole line as it sounds or backwards.
 *
 * @param language ISO 639-1 code; a line of another one is never written as it sounds
 * @param seed chooses the way and the words; the same seed gives the same line
 * @returns undefined where no word is long enough
 */
export function disguiseLine(message: string, language: string, seed: number): string | undefined {
  const random = createRandom(seed);
  const way = random();
  if (way < RESPELLED_LINES) return respell(message, language, random);
  if (way < RESPELLED_LINES + REVERSED_LINES) return Array.from(message).toReversed().join('');
  const words = message.split(' ');
  const longer = words.flatMap((word, index) => (LONGER_WORD.test(word) ? [index] : []));
  if (longer.length === 0) return undefined;
  const disguise = DISGUISES[Math.floor(random() * DISGUISES.length)] as Disguise;
  const chosen = new Set<number>();
  while (chosen.size < Math.max(1, Math.round(longer.length * DISGUISED_WORDS))) {
    chosen.add(longer[Math.floor(random() * longer.length)] as number);
  }
  return words
    .map((word, index) => {
      if (!chosen.has(index)) return word;
      const letters = Array.from(word);
      return disguise(letters, 1 + Math.floor(random() * (letters.length - 2)), random);
    })
    .join(' ');
}
