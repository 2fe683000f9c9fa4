import type { NormalisedText } from './normalise';
import { keyOf, repeatKey, shoutingFindings } from './rules/volume';
import { safeWords } from './safe-words';
import type { RecentMessage } from './types';

/** Commands that other players do not see as chat. Those that carry text to somebody are judged like chat. */
const command = /^[/.!][a-z]/i;
const speakingCommand =
  /^[/.!](?:msg|m|w|whisper|tell|t|r|reply|me|say|mail|broadcast|bc|shout|global|g|p|party|f|guild|clan|team|tm|c|pm|dm|op|nick)\b/i;
const maxCommandLength = 64;

const numeric = /^[\d\s.,:;+\-*/=()%?!^~<>#xX]+$/;
/** Digits that mean something else than a count: addresses, phone and card numbers, coded slogans. */
const tellingNumber =
  /\d{6,}|(?:\d{1,3}[.,\s]+){3}\d{1,3}|\b14\s?\/?\s?88\b|\d[\s-]\d{3}[\s-]\d{3}|(\S)\1{9,}/;
const maxNumericLength = 24;

const smiley =
  /^(?:[:;=8xX]['-]?[)(DdPpOo03|/\\sScC*$]+|<3+|\^[_.-]?\^|[-_.oO0uUtT>][_.][-_.oO0uUtT<]|[?!.,~+\-*^]{1,6}|o7|xd+|:3)$/i;
const trailing = /^[("'*]+|[.,!?)"'*~]+$/g;
const shortNumber = /^[+-]?\d{1,5}(?:k|m|x|s|%|st|nd|rd|th)?$/;
const stretched = /(\p{L})\1{2,}/gu;
const laughter = /^(?:a?(?:ha|he|hi|ja|je|xa){2,10}h?|lo+l+|lmf?ao+|rofl|ke{2,}k+|w{2,6}|x+d+|k{3,8})$/;

/** Long enough for the rules about filler to have an opinion. */
const stretchedOut = /(.)\1{14,}/u;

const maxLength = 80;
const maxWords = 14;

function isSafeWord(raw: string): boolean {
  const word = raw.replace(trailing, '');
  if (word === '') return true;
  if (safeWords.has(word) || shortNumber.test(word) || smiley.test(raw) || laughter.test(word)) return true;
  const single = word.replace(stretched, '$1');
  return single !== word && (safeWords.has(single) || safeWords.has(word.replace(stretched, '$1$1')));
}

/**
 * Whether a line is so obviously harmless that neither rules nor AI need to look at it: commands, numbers, smileys and
 * lines made only of words that hurt nobody in any combination. In doubt the answer is no.
 */
export function isObviouslyHarmless(
  message: string,
  text: NormalisedText,
  recent: readonly RecentMessage[],
): boolean {
  if (text.suspicious || message.length > maxLength) return false;
  const line = text.display;
  if (line === '') return true;
  if (recent.length > 0 && !isFirstOfItsKind(message, recent)) return false;
  if (command.test(line)) return line.length <= maxCommandLength && !speakingCommand.test(line);
  if (numeric.test(line)) return line.length <= maxNumericLength && !tellingNumber.test(line);
  if (stretchedOut.test(line) || shoutingFindings(line).length > 0) return false;
  const words = line.toLowerCase().split(/\s+/);
  return words.length <= maxWords && words.every(isSafeWord) && !repeatsItself(words);
}

function repeatsItself(words: readonly string[]): boolean {
  return words.length >= 6 && new Set(words).size <= words.length / 3;
}

/** Repeating oneself and talking without a pause are for the flood rules to judge. */
function isFirstOfItsKind(message: string, recent: readonly RecentMessage[]): boolean {
  if (recent.length >= 6) return false;
  const key = repeatKey(message);
  return recent.filter((earlier) => keyOf(earlier) === key).length < 3;
}
