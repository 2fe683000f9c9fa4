import { SLOTS } from '../languages';
import type { NormalisedText } from '../normalise';
import type { Finding } from '../types';
import { finishHash, hashName, hashWord, mixHash } from './hash';
import { findMeanings, hashMeanings, type WordMeanings } from './meanings';
import { rememberByWord } from './rememberByWord';
import { toSound } from './romanise';
import type { ListedWord } from './listedWords';
import type { LineWords } from './words';

const LONGEST_GRAM = 5;
const WORD_SEED = 0x2f_3a_91_c5;
const PAIR_SEED = 0x51_ab_07_e3;
const GAP_SEED = 0x13_77_5d_0b;
const GRAM_SEED = 0x7a_c0_41_69;
const SOUND_SEED = 0x3b_91_6e_27;
const SORTED_SEED = 0x45_d9_f3_b7;
const CONSONANTS_SEED = 0x29_4b_c6_5d;

/** What the second opinion reads of a line. Each hash of a word or a run is a gram. */
export interface Features {
  words: readonly HashedWord[];
  /** Hashes of two words in a row, and of two with one between them. */
  runs: number[];
  /** How many grams the words and runs have. */
  gramCount: number;
  /** Hashes of listed words, their pairs, and what the rules found: few, so that each weighs more. */
  signals: number[];
}

/** Features of a line that the rules have not examined. */
export interface LineFeatures extends Features {
  /** Positions in `SLOTS` of the line's listed words, each once. */
  slots: number[];
}

const VOWELS = new Set(Array.from('aeiouh', (letter) => letter.charCodeAt(0)));
/** Voiced consonants, and the voiceless ones that players write for them. */
const VOICELESS = new Map(
  ['bp', 'dt', 'gk', 'vf'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)] as const),
);
const FEWEST_CONSONANTS = 3;

/**
 * Hashes the consonants of a word's sound, so that other vowels, doubled letters and "b" for "p" change nothing.
 *
 * @returns undefined where they are too few to tell words apart
 */
function hashConsonants(sound: string): number | undefined {
  let hash = CONSONANTS_SEED;
  let previous = 0;
  let count = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const written = sound.charCodeAt(index);
    if (VOWELS.has(written)) continue;
    const code = VOICELESS.get(written) ?? written;
    if (code === previous) continue;
    hash = mixHash(hash, code);
    previous = code;
    count += 1;
  }
  return count < FEWEST_CONSONANTS ? undefined : finishHash(hash);
}

/** Hashes a word's letters in order of the alphabet, so that two swapped ones change nothing. */
function hashSorted(word: string): number {
  const codes = Uint16Array.from(word, (letter) => letter.charCodeAt(0)).sort();
  return finishHash(codes.reduce(mixHash, SORTED_SEED));
}

/** The sums of one word's gram weights. */
export type WordWeights = Record<'act' | 'conversation', number>;

/** A word, its meanings and the hashes that stand for it; the same object each time while the word is remembered. */
export interface HashedWord extends WordMeanings {
  /** Hash of the whole word, before its bits are spread. */
  hash: number;
  /** Hashes of the word, its sound, its consonants, its sorted letters and its character n-grams. */
  grams: readonly number[];
  /** The sums of its grams' weights; undefined until the model weighs the word for the first time. */
  weights: WordWeights | undefined;
}

function hashParts(word: string): number[] {
  const hashes: number[] = [];
  if (word.length > 3) {
    const sound = toSound(word);
    hashes.push(finishHash(hashWord(sound, SOUND_SEED)));
    const consonants = hashConsonants(sound);
    if (consonants !== undefined) hashes.push(consonants);
    if (word.length > 4) hashes.push(hashSorted(word));
  }
  const padded = `<${word}>`;
  for (let start = 0; start < padded.length - 1; start += 1) {
    let gram = mixHash(GRAM_SEED, padded.charCodeAt(start));
    const end = Math.min(padded.length, start + LONGEST_GRAM);
    for (let index = start + 1; index < end; index += 1) {
      gram = mixHash(gram, padded.charCodeAt(index));
      hashes.push(finishHash(gram));
    }
  }
  return hashes;
}

const findHashes = rememberByWord((word): HashedWord => {
  const hash = hashWord(word, WORD_SEED);
  const { meanings, knownIn } = findMeanings(word);
  return { hash, grams: [finishHash(hash), ...hashParts(word)], meanings, knownIn, weights: undefined };
});

const slotHashes = SLOTS.map((slot) => hashName(slot));
const GRAMMAR = SLOTS.indexOf('grammar');

interface PlacedSlot {
  /** The position of its slot in `SLOTS`. */
  slot: number;
  /** The position of the word in its line. */
  at: number;
}

function listPlacedSlots(found: readonly ListedWord[]): PlacedSlot[] {
  return found
    .map(({ slot, at }) => ({ slot: SLOTS.indexOf(slot), at }))
    .filter(({ slot }) => slot !== GRAMMAR);
}

function hashRuns(words: readonly HashedWord[]): number[] {
  const hashes: number[] = [];
  let previous = WORD_SEED;
  let beforePrevious = 0;
  for (const { hash } of words) {
    hashes.push(finishHash(mixHash(mixHash(PAIR_SEED, previous), hash)));
    if (beforePrevious !== 0) hashes.push(finishHash(mixHash(mixHash(GAP_SEED, beforePrevious), hash)));
    beforePrevious = previous;
    previous = hash;
  }
  if (words.length > 0) hashes.push(finishHash(mixHash(mixHash(PAIR_SEED, previous), WORD_SEED)));
  return hashes;
}

const CAPITAL = /\p{Lu}/u;

function isMostlyCapitals(display: string): boolean {
  if (!CAPITAL.test(display)) return false;
  const letters = display.replace(/[^\p{L}]/gu, '');
  return letters.length > 4 && letters.replace(/[^\p{Lu}]/gu, '').length > letters.length * 0.6;
}

function describeShape(text: NormalisedText, wordCount: number): string[] {
  const shape = [
    `words ${wordCount < 3 ? wordCount : wordCount < 6 ? 'few' : wordCount < 12 ? 'some' : 'many'}`,
  ];
  if (isMostlyCapitals(text.display)) shape.push('capitals');
  if (text.display.includes('?')) shape.push('question');
  if (text.display.includes('"')) shape.push('quotation');
  if (/\d{4,}/.test(text.display)) shape.push('number');
  if (/[a-z]\.[a-z]{2,}/.test(text.folded)) shape.push('link');
  if (/^[/.!]/.test(text.display)) shape.push('command');
  if (text.suspicious) shape.push('disguise');
  return shape;
}

/** Words at most this far apart say something together. */
const NEAR = 3;

/** What a pair of slots has in common: both in a line, one shortly before the other, one right before the other. */
const PAIRINGS = ['with', 'then', 'next'] as const;
/** Hashes of every pair of slots, because making their names for each line took most of its time. */
const pairHashes = new Map(
  PAIRINGS.map((pairing) => [
    pairing,
    SLOTS.map((first) => SLOTS.map((second) => hashName(`${first} ${pairing} ${second}`))),
  ]),
);

function hashPair(pairing: (typeof PAIRINGS)[number], first: number, second: number): number {
  return pairHashes.get(pairing)?.[first]?.[second] ?? 0;
}

/**
 * Hashes the slot of each listed word and every pair of slots, near ones also in their order: "you" before an insult
 * aims it at a player, "me" before it does not.
 */
function hashSlots(listed: readonly PlacedSlot[], into: Set<number>): void {
  for (const { slot, at } of listed) {
    into.add(slotHashes[slot] ?? 0);
    for (const other of listed) {
      if (slot < other.slot) into.add(hashPair('with', slot, other.slot));
      const distance = other.at - at;
      if (distance > 0 && distance <= NEAR) into.add(hashPair('then', slot, other.slot));
      if (distance === 1) into.add(hashPair('next', slot, other.slot));
    }
  }
  if (listed.length === 0) into.add(hashName('no listed word'));
}

function nameFindings(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ category, severity }) => [`rule ${category}`, `rule ${category} ${severity}`]);
}

/** Reads what the second opinion weighs, without what the rules found. Linear in the line's first characters. */
export function readLineFeatures(text: NormalisedText, { words, found, reversed }: LineWords): LineFeatures {
  const listed = listPlacedSlots(found);
  const signals = new Set<number>();
  hashSlots(listed, signals);
  for (const { reading } of found) if (reading !== 'plain') signals.add(hashName(`read ${reading}`));
  if (reversed) signals.add(hashName('read reversed'));
  for (const name of describeShape(text, words.length)) signals.add(hashName(name));
  const hashed = words.map(findHashes);
  const runs = hashRuns(hashed);
  let gramCount = runs.length;
  for (const { grams } of hashed) gramCount += grams.length;
  return {
    words: hashed,
    runs,
    gramCount,
    signals: [...signals],
    slots: [...new Set(listed.map(({ slot }) => slot))],
  };
}

/** Hashes of what the words of a line mean, alone and together. */
export function hashLineMeanings({ languages }: LineWords, { words }: Pick<Features, 'words'>): number[] {
  return hashMeanings(words, languages);
}

/** Lists every gram of the words and runs. */
export function listGrams({ words, runs }: Pick<Features, 'words' | 'runs'>): number[] {
  return words.flatMap(({ grams }) => grams).concat(runs);
}

const NO_RULE = [hashName('no rule')];

/** Whether a rule asks a reviewer to look at a question for private data, and says nothing about the rest of the line. */
export function isPrivateQuestion({ category, asksReview }: Finding): boolean {
  return category === 'personal_data' && asksReview === true;
}

/** Adds a signal for each kind of finding that the rules have in the line. */
export function addFindings(line: LineFeatures, byRules: readonly Finding[]): Features {
  const findings = byRules.filter((finding) => !isPrivateQuestion(finding));
  const found = findings.length === 0 ? NO_RULE : [...new Set(nameFindings(findings))].map(hashName);
  const { words, runs, gramCount, signals } = line;
  return { words, runs, gramCount, signals: signals.concat(found) };
}

/** The signals of a player's lines together: those of each line, and every two slots, also of different lines. */
export function joinSignals(
  lines: readonly { signals: Iterable<number>; slots: readonly number[] }[],
): number[] {
  const signals = new Set<number>();
  const slots = new Set<number>();
  for (const line of lines) {
    for (const signal of line.signals) signals.add(signal);
    for (const slot of line.slots) slots.add(slot);
  }
  for (const slot of slots) {
    for (const other of slots) if (slot < other) signals.add(hashPair('with', slot, other));
  }
  return [...signals];
}
