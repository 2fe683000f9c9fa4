import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../root';
import { finishHash, hashName, mixHash } from './hash';

/** Hashes of the classes of meaning that a word has in a language, such as "friend" and "exclude"; the commonest first. */
type Meanings = number[];

/** The meanings of a word or a stem in one language. */
interface Entry {
  /** The position of the language in `MEANING_LANGUAGES`. */
  language: number;
  meanings: Meanings;
}

const folder = join(projectRoot, 'models', 'meanings');
const ENDING = '.json';
const SHORTEST_STEM = 4;
const LONGEST_STEM = 21;
/** A word in two classes of meaning may mean either; a third comes from a stem that fits it by chance. */
const MOST_MEANINGS = 2;

/** One file for each language: from each class of meaning to its words, separated by blanks. `word*` begins with. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith(ENDING))
  .sort();
/** ISO 639-1 codes of the languages whose words have meanings. */
export const MEANING_LANGUAGES = files.map((name) => name.slice(0, -ENDING.length));
const positions = new Map(MEANING_LANGUAGES.map((code, position) => [code, position]));
const exact = new Map<string, Entry[]>();
const stems = new Map<string, Entry[]>();

/** @param added the entry of every word of one class in one language, one object for all of them, because they are many */
function addMeaning(map: Map<string, Entry[]>, key: string, added: Entry): void {
  const entries = map.get(key);
  if (entries === undefined) {
    map.set(key, [added]);
    return;
  }
  const at = entries.findIndex(({ language }) => language === added.language);
  const known = entries[at];
  if (known === undefined) entries.push(added);
  else if (known.meanings.length < MOST_MEANINGS)
    entries[at] = { ...known, meanings: [...known.meanings, ...added.meanings] };
}

for (const [language, name] of files.entries()) {
  const classes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>;
  for (const [meaning, listed] of Object.entries(classes)) {
    const added = { language, meanings: [hashName(meaning)] };
    for (const entry of listed.split(' ')) {
      if (entry.endsWith('*')) addMeaning(stems, entry.slice(0, -1), added);
      else addMeaning(exact, entry, added);
    }
  }
}

const NONE: Meanings = [];

/** What a word means. */
export interface WordMeanings {
  /** For each of `MEANING_LANGUAGES`, the meanings of the word itself, or of the longest stem that it begins with. */
  meanings: readonly Meanings[];
  /** The positions in `MEANING_LANGUAGES` of those that know the word. */
  knownIn: readonly number[];
}

export function findMeanings(word: string): WordMeanings {
  const meanings = MEANING_LANGUAGES.map(() => NONE);
  const keep = (entries: readonly Entry[] = []): void => {
    for (const entry of entries)
      if (meanings[entry.language] === NONE) meanings[entry.language] = entry.meanings;
  };
  keep(exact.get(word));
  const longest = Math.min(word.length, LONGEST_STEM);
  for (let length = longest; length >= SHORTEST_STEM; length -= 1) keep(stems.get(word.slice(0, length)));
  return { meanings, knownIn: meanings.flatMap((each, language) => (each === NONE ? [] : [language])) };
}

/** Whether a word is in one of the named classes in some language. */
export function hasMeaning({ meanings }: WordMeanings, names: readonly string[]): boolean {
  return names.some((name) => meanings.some((ofLanguage) => ofLanguage.includes(hashName(name))));
}

/** The position in `MEANING_LANGUAGES` of the language that knows most of the words; among equals, a likely one. */
function chooseLanguage(words: readonly WordMeanings[], likely: ReadonlySet<string>): number {
  const counts = MEANING_LANGUAGES.map(() => 0);
  for (const code of likely) {
    const position = positions.get(code);
    if (position !== undefined) counts[position] = 0.5;
  }
  for (const { knownIn } of words)
    for (const language of knownIn) counts[language] = (counts[language] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

const ALONE_SEED = 0x1b_87_35_93;
const NEXT_SEED = 0x2d_6e_90_f1;
const NEAR_SEED = 0x38_c1_5a_2f;
const TOGETHER_SEED = 0x4f_12_a7_69;
const AFTER_WORD_SEED = 0x5c_9d_03_b5;
const BEFORE_WORD_SEED = 0x66_e3_48_1d;
const UNKNOWN = hashName('a word without a meaning');
const BEGINNING = hashName('the beginning of the line');
const END = hashName('the end of the line');
/** The order of two words counts up to this distance; further apart it says little. */
const NEAR = 3;

function hashTwo(seed: number, first: number, second: number): number {
  return finishHash(mixHash(mixHash(seed, first), second));
}

/**
 * Hashes what the words of a line mean: each class alone, every two together, those of near words in their order, and a
 * word beside the class of its neighbour. So what was learned from one wording holds for others, and in other
 * languages.
 *
 * @param words each with the hash of the word itself
 * @param likely ISO 639-1 codes of the line's likeliest languages
 */
export function hashMeanings(
  words: readonly (WordMeanings & { hash: number })[],
  likely: ReadonlySet<string>,
): number[] {
  const language = chooseLanguage(words, likely);
  const hashes: number[] = [];
  const classes: number[] = [];
  const line = [BEGINNING];
  for (const { meanings } of words) {
    const ofWord = meanings[language] ?? NONE;
    line.push(ofWord[0] ?? UNKNOWN);
    for (const each of ofWord) {
      if (classes.includes(each)) continue;
      hashes.push(finishHash(mixHash(ALONE_SEED, each)));
      for (const other of classes)
        hashes.push(hashTwo(TOGETHER_SEED, Math.min(each, other), Math.max(each, other)));
      classes.push(each);
    }
  }
  line.push(END);
  for (let at = 0; at < line.length - 1; at += 1) {
    const first = line[at] as number;
    hashes.push(hashTwo(NEXT_SEED, first, line[at + 1] as number));
    const last = Math.min(line.length - 1, at + NEAR);
    for (let near = at + 2; near <= last; near += 1)
      hashes.push(hashTwo(NEAR_SEED, first, line[near] as number));
  }
  for (let at = 0; at < words.length; at += 1) {
    const { hash } = words[at] as { hash: number };
    hashes.push(hashTwo(AFTER_WORD_SEED, hash, line[at] as number));
    hashes.push(hashTwo(BEFORE_WORD_SEED, hash, line[at + 2] as number));
  }
  return hashes;
}
