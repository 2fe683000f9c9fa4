import type { NormalisedText } from './normalise';
import { findSplitLines } from './rules/splitLines';
import { findFloods, findShouting } from './rules/volume';
import { HARMLESS_WORDS } from './harmlessWords';
import type { RecentMessage } from './types';

/** Commands, which other players do not see as chat. Those that send text to another player are judged like chat. */
const COMMAND = /^[/.!][a-z]/i;
const SPEAKING_COMMAND =
  /^[/.!](?:msg|m|w|whisper|tell|t|r|reply|me|say|mail|broadcast|bc|shout|global|g|p|party|f|guild|clan|team|tm|c|pm|dm|op|nick)\b/i;
/** No player types these at the game's command, which takes the names of players and of things. */
const KILLS_OUTSIDE_GAME =
  /^[/.!]kill (?:(?:your|ur) (?:\w+ )?(?:family|parents?|mom|mum|mother|dad|father|sister|brother|kids)\b|(?:yourself|urself)\b.*\b(?:irl|real)\b)/i;
const MAX_COMMAND_LENGTH = 64;

const NUMERIC = /^[\d\s.,:;+\-*/=()%?!^~<>#xX]+$/;
/** Digits that are more than a count: addresses, phone and card numbers, coded slogans. */
const SUSPICIOUS_NUMBER =
  /\d{6,}|(?:\d{1,3}[.,\s]+){3}\d{1,3}|\b14\s?\/?\s?88\b|\d[\s-]\d{3}[\s-]\d{3}|(\S)\1{9,}/;
const MAX_NUMERIC_LENGTH = 24;

const SMILEY =
  /^(?:[:;=8xX]['-]?[)(DdPpOo03|/\\sScC*$]+|<3+|\^[_.-]?\^|[-_.oO0uUtT>][_.][-_.oO0uUtT<]|[?!.,~+\-*^]{1,6}|o7|xd+|:3)$/i;
const TRAILING = /^[("'*]+|[.,!?)"'*~]+$/g;
const SHORT_NUMBER = /^[+-]?\d{1,5}(?:k|m|x|s|%|st|nd|rd|th)?$/;
const STRETCHED = /(\p{L})\1{2,}/gu;
const LAUGHTER = /^(?:a?(?:ha|he|hi|ja|je|xa){2,10}h?|lo+l+|lmf?ao+|rofl|ke{2,}k+|w{2,6}|x+d+|k{3,8})$/;

/** A run of one character that is long enough for the rules about filler to judge it. */
const STRETCHED_OUT = /(.)\1{14,}/u;

const MAX_LENGTH = 80;
const MAX_WORDS = 14;

function isHarmlessWord(raw: string): boolean {
  if (HARMLESS_WORDS.has(raw)) return true;
  const word = raw.replace(TRAILING, '');
  if (word === '') return true;
  if (HARMLESS_WORDS.has(word) || SHORT_NUMBER.test(word) || SMILEY.test(raw) || LAUGHTER.test(word))
    return true;
  const single = word.replace(STRETCHED, '$1');
  return (
    single !== word && (HARMLESS_WORDS.has(single) || HARMLESS_WORDS.has(word.replace(STRETCHED, '$1$1')))
  );
}

/**
 * Whether a message is so obviously harmless that neither rules nor AI need to judge it: commands, numbers, smileys and
 * lines of words that are harmless in any combination. In doubt the answer is no.
 */
export function isObviouslyHarmless(
  message: string,
  text: NormalisedText,
  recent: readonly RecentMessage[],
): boolean {
  if (text.suspicious || message.length > MAX_LENGTH) return false;
  const line = text.display;
  if (line === '') return true;
  return (
    readsHarmless(line) &&
    findFloods(message, recent).length === 0 &&
    findSplitLines(message, recent).length === 0
  );
}

function readsHarmless(line: string): boolean {
  if (COMMAND.test(line)) {
    return (
      line.length <= MAX_COMMAND_LENGTH && !SPEAKING_COMMAND.test(line) && !KILLS_OUTSIDE_GAME.test(line)
    );
  }
  if (NUMERIC.test(line)) return line.length <= MAX_NUMERIC_LENGTH && !SUSPICIOUS_NUMBER.test(line);
  const words = line.toLowerCase().split(/\s+/);
  if (words.length > MAX_WORDS || !words.every(isHarmlessWord) || repeatsItself(words)) return false;
  return !STRETCHED_OUT.test(line) && findShouting(line).length === 0;
}

function repeatsItself(words: readonly string[]): boolean {
  return words.length >= 6 && new Set(words).size <= words.length / 3;
}
