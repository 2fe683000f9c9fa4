import { stripMarks } from '../normalise';
import type { NormalisedText } from '../normalise';
import type { Finding, RecentMessage } from '../types';

/** Lines of one player within `burstWindowMs`, this one included, from which on it is flooding. */
const burstLines = 7;
const burstWindowMs = 10_000;
/** How often the same line, this one included, may come within a minute. */
const repeatLines = 4;
const repeatWindowMs = 60_000;
const manyRepeats = 7;

/** Letters from which on capitals count as shouting, each run of one letter counted once. */
const shoutingLetters = 15;
const shoutingRatio = 0.75;

const codes = /[§&][0-9a-z]/gi;
const notLetters = /[^\p{L}]+/gu;
const runs = /(.)\1+/gu;

/** What two lines share when they are the same but for case, colours, digits, punctuation and stretched letters. */
export function repeatKey(message: string): string {
  const key = stripMarks(message.replace(codes, '')).replace(notLetters, '').replace(runs, '$1');
  return key === '' ? message.trim() : key;
}

/** What an earlier line shares with others, made once for as long as the line is remembered. */
export function keyOf({ key, message }: RecentMessage): string {
  return key ?? repeatKey(message);
}

function spam(severity: number, confidence: number, reasoning: string): Finding {
  return { category: 'spam', severity, confidence, reasoning };
}

/** Repetition and floods across a player's latest lines. */
export function floodFindings(message: string, recent: readonly RecentMessage[]): Finding[] {
  if (recent.length < repeatLines - 1) return [];
  const findings: Finding[] = [];
  const key = repeatKey(message);
  let same = 1;
  let burst = 1;
  for (const earlier of recent) {
    if (earlier.ageMs <= burstWindowMs) burst += 1;
    if (earlier.ageMs <= repeatWindowMs && keyOf(earlier) === key) same += 1;
  }
  if (same >= repeatLines) {
    findings.push(
      spam(same >= manyRepeats ? 5 : 3, 0.93, `The player sent the same line ${same} times within a minute.`),
    );
  }
  if (burst >= burstLines) {
    findings.push(spam(3, 0.86, `The player sent ${burst} lines within ${burstWindowMs / 1000} seconds.`));
  }
  return findings;
}

const longRun = /(.)\1{19,}/u;
const shortPattern = /(.{1,4}?)\1{11,}/u;
const repeatedWords = /(?:^| )(\S+)(?: \1){7,}(?: |$)/u;
const repeatedPhrase = /(.{6,40}?)(?:\s*\1){4,}/u;
const combiningPile = /[\u0300-\u036F\u0489]{4,}/u;
const pictographs = /(?:\p{Extended_Pictographic}[\uFE0F\u200D]*){16,}/u;
const keyboardMash = /(?:^| )[bcdfghjklmnpqrstvwxzy]{5,}[a-z]{25,}(?: |$)|(?:^| )(?=[a-z]{40,}(?: |$))/;

/** Lines that fill the screen without saying anything. */
export function fillerFindings(message: string, text: NormalisedText): Finding[] {
  if (combiningPile.test(message))
    return [spam(2, 0.86, 'Stacks marks on letters until neighbouring lines are unreadable.')];
  if (message.length < 16) return [];
  const line = text.display.toLowerCase();
  if (longRun.test(line) || shortPattern.test(line))
    return [spam(2, 0.88, 'Repeats the same characters many times.')];
  if (repeatedWords.test(line) || repeatedPhrase.test(line))
    return [spam(2, 0.88, 'Repeats the same words many times.')];
  if (pictographs.test(line)) return [spam(2, 0.85, 'Repeats pictures many times.')];
  return line.length >= 40 && keyboardMash.test(line)
    ? [spam(2, 0.8, 'Contains a long run of random letters.')]
    : [];
}

const upper = /\p{Lu}/u;
const cased = /\p{Lu}|\p{Ll}/u;

/** A long line in capitals. */
export function shoutingFindings(display: string): Finding[] {
  if (display.length < shoutingLetters || !upper.test(display)) return [];
  let letters = 0;
  let capitals = 0;
  let previous = '';
  for (const character of display) {
    const isRun = character === previous;
    previous = character;
    if (isRun || !cased.test(character)) continue;
    letters += 1;
    if (upper.test(character)) capitals += 1;
  }
  if (letters < shoutingLetters || capitals / letters < shoutingRatio || !/\S\s+\S/.test(display)) return [];
  return [
    { category: 'shouting', severity: 2, confidence: 0.9, reasoning: 'Written almost entirely in capitals.' },
  ];
}
