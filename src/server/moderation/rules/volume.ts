import { lowerWithoutDiacritics } from '../normalise';
import type { NormalisedText } from '../normalise';
import { type Finding, type RecentMessage, toTextSpan } from '../types';
import { createFinding } from './createFinding';

/** Messages of one player within `BURST_WINDOW_MS`, this one included, that count as a flood. */
const BURST_LINES = 7;
const BURST_WINDOW_MS = 10_000;
/** How many times the same message within a minute, this one included, counts as repetition. */
const REPEAT_LINES = 4;
const REPEAT_WINDOW_MS = 60_000;
const MANY_REPEATS = 7;

/** The number of letters from which capitals count as shouting, each run of one letter counted once. */
const SHOUTING_LETTERS = 15;
const SHOUTING_RATIO = 0.75;

const CODES = /[§&][0-9a-z]/gi;
const NOT_LETTERS = /[^\p{L}]+/gu;
const RUNS = /(.)\1+/gu;

/**
 * Computes the key that two messages share when they differ only in case, colours, digits, punctuation and stretched
 * letters.
 */
export function computeRepeatKey(message: string): string {
  const key = lowerWithoutDiacritics(message.replace(CODES, '')).replace(NOT_LETTERS, '').replace(RUNS, '$1');
  return key === '' ? message.trim() : key;
}

function createFillerFindings(confidence: number, reasoning: string, match: RegExpExecArray): Finding[] {
  return [createFinding('spam', 2, confidence, reasoning, { found: [toTextSpan(match)] })];
}

/** Finds repetition and floods across a player's latest messages. */
export function findFloods(message: string, recent: readonly RecentMessage[]): Finding[] {
  if (recent.length < REPEAT_LINES - 1) return [];
  const findings: Finding[] = [];
  const key = computeRepeatKey(message);
  let same = 1;
  let burst = 1;
  for (const earlier of recent) {
    if (earlier.ageMs <= BURST_WINDOW_MS) burst += 1;
    if (
      earlier.ageMs <= REPEAT_WINDOW_MS &&
      (earlier.remembered?.repeatKey ?? computeRepeatKey(earlier.message)) === key
    )
      same += 1;
  }
  if (same >= REPEAT_LINES) {
    findings.push(
      createFinding(
        'spam',
        same >= MANY_REPEATS ? 5 : 3,
        0.93,
        `The player sent the same line ${same} times within a minute.`,
      ),
    );
  }
  if (burst >= BURST_LINES) {
    findings.push(
      createFinding(
        'spam',
        3,
        0.86,
        `The player sent ${burst} lines within ${BURST_WINDOW_MS / 1000} seconds.`,
      ),
    );
  }
  return findings;
}

const LONG_RUN_OF_SIGNS = /(\P{L})\1{19,}/u;
const RUN = /(.)\1{9,}/gu;
/** A keyboard repeats a held key thirty times a second, so fewer characters in runs are a scream, not a filled screen. */
const RUN_CHARACTERS = 30;
/** Two characters that differ begin it, so that it matches no run of one. */
const SHORT_PATTERN = /((.)(?!\2).{1,3}?)\1{11,}/u;
const REPEATED_WORDS = /(?:^| )(\S+)(?: \1){7,}(?: |$)/u;
const REPEATED_PHRASE = /(.{6,40}?)(?:\s*\1){4,}/u;
const COMBINING_PILE = /[\u0300-\u036F\u0489]{4,}/u;
const PICTOGRAPHS = /(?:\p{Extended_Pictographic}[\uFE0F\u200D]*){16,}/u;
const KEYBOARD_MASH = /(?:^| )[bcdfghjklmnpqrstvwxzy]{5,}[a-z]{25,}(?: |$)|(?:^| )(?=[a-z]{40,}(?: |$))/;

/** Laughter in the languages of the word lists, such as "kkkk", "jajaja", "хахаха" and "sjsjsj", up to half a line of chat. */
const LAUGHTER =
  /(?<!\p{L})(?:k{4,64}|w{4,64}|(?:rs){3,32}|s?(?:js){3,32}j?|[hjxkх]?(?:[aeiаеи][hjxkх]){3,32}[aeiаеи]?)(?!\p{L})/gu;

/** Length of a word that holds the shortest phrase twice. */
const TWO_PHRASES = 12;

/**
 * Whether a line may repeat a word eight times or a phrase five times: then some of its words repeat, or one word holds
 * the phrase twice. This check takes a tenth of the time of the search that it spares.
 */
function mayRepeat(line: string): boolean {
  const words = line.split(' ');
  return new Set(words).size <= words.length - 2 || words.some(({ length }) => length >= TWO_PHRASES);
}

/** Finds messages that fill the screen without content. */
export function findScreenFilling(message: string, text: NormalisedText): Finding[] {
  const pile = COMBINING_PILE.exec(message);
  if (pile)
    return createFillerFindings(
      0.86,
      'Stacks marks on letters until neighbouring lines are unreadable.',
      pile,
    );
  if (message.length < 16) return [];
  const line = text.display.toLowerCase().replace(LAUGHTER, '');
  const runs = [...line.matchAll(RUN)];
  const isFilled = runs.reduce((sum, [{ length }]) => sum + length, 0) >= RUN_CHARACTERS;
  const run = (isFilled ? runs[0] : LONG_RUN_OF_SIGNS.exec(line)) ?? SHORT_PATTERN.exec(line);
  if (run) return createFillerFindings(0.88, 'Repeats the same characters many times.', run);
  const repeated = mayRepeat(line) ? (REPEATED_WORDS.exec(line) ?? REPEATED_PHRASE.exec(line)) : null;
  if (repeated) return createFillerFindings(0.88, 'Repeats the same words many times.', repeated);
  const pictures = PICTOGRAPHS.exec(line);
  if (pictures) return createFillerFindings(0.85, 'Repeats pictures many times.', pictures);
  return line.length >= 40 && KEYBOARD_MASH.test(line)
    ? [createFinding('spam', 2, 0.8, 'Contains a long run of random letters.')]
    : [];
}

const UPPER = /\p{Lu}/u;
const CASED = /\p{Lu}|\p{Ll}/u;

/** Finds a long message in capitals. */
export function findShouting(display: string): Finding[] {
  if (display.length < SHOUTING_LETTERS || !UPPER.test(display)) return [];
  let letters = 0;
  let capitals = 0;
  let previous = '';
  for (const character of display) {
    const isRun = character === previous;
    previous = character;
    if (isRun || !CASED.test(character)) continue;
    letters += 1;
    if (UPPER.test(character)) capitals += 1;
  }
  if (letters < SHOUTING_LETTERS || capitals / letters < SHOUTING_RATIO || !/\S\s+\S/.test(display))
    return [];
  return [createFinding('shouting', 2, 0.9, 'Written almost entirely in capitals.')];
}
