import type { Slot } from '../languages';
import type { NormalisedText } from '../normalise';
import { findMeanings, hasMeaning } from './meanings';
import type { LineWords } from './words';

/** A word of these slots can be harm without a second word. */
const HARMFUL_ALONE: ReadonlySet<Slot> = new Set<Slot>([
  'swear',
  'insult',
  'soft',
  'slur',
  'sexual',
  'rape',
  'selfkill',
  'die',
]);
/** The classes of meaning that are harm without a second word. */
const HARMFUL_MEANINGS = [
  'swear',
  'insult_noun',
  'slur',
  'extermination',
  'rape_abuse',
  'sex_act',
  'sex_body',
  'sex_desire',
  'suicide_means',
  'die',
  'kill_fight',
  'sexuality_gender',
  'disability_illness',
  'immigrant_foreigner',
  'stupid',
  'trash_dirt',
  'worthless_nothing',
  'disgusting_pathetic',
  'ugly_fat',
  'shut_up',
];
/** A longer word is several words written together, which say more than one. */
const LONGEST_WORD = 15;
/** Letters alone, and what ends a sentence. */
const UNDISGUISED = /^\p{L}+[.!?]*$/u;

/**
 * What a line of one word can be: `ordinary` where the lists know the word and no list of harm holds it, `doubtful`
 * where the word alone does not say how it is meant, and `group` where it names a group of people ("negro").
 */
export type LoneWord = 'ordinary' | 'doubtful' | 'group';

/**
 * Tells whether a line is one word, which the model takes for harm too easily: two in five lines of one word that it
 * learned from are harmful, and of those in chat hardly any.
 *
 * @returns undefined for a line of several words
 */
export function readLoneWord(
  { display }: Pick<NormalisedText, 'display'>,
  { words, found }: Pick<LineWords, 'words' | 'found'>,
): LoneWord | undefined {
  const [word] = words;
  if (word === undefined || words.length > 1 || display.length > LONGEST_WORD) return undefined;
  if (found.some(({ slot }) => slot === 'group')) return 'group';
  if (found.some(({ slot }) => HARMFUL_ALONE.has(slot)) || !UNDISGUISED.test(display)) return 'doubtful';
  const meanings = findMeanings(word);
  if (meanings.knownIn.length === 0) return found.length > 0 ? 'ordinary' : 'doubtful';
  return hasMeaning(meanings, HARMFUL_MEANINGS) ? 'doubtful' : 'ordinary';
}
