import { LANGUAGES, type Slot, SLOTS } from '../languages';
import { fold, lowerWithoutDiacritics } from '../normalise';
import { rememberByWord } from './rememberByWord';
import { romanise, toSound } from './romanise';

/** How a word was read to find it in a list. */
export type Reading = 'plain' | 'masked' | 'reversed' | 'sound' | 'inside';

/** A word of a list that was found in a line. */
export interface ListedWord {
  slot: Slot;
  reading: Reading;
  /** The part of the line, as the second opinion reads it: one word or several. */
  words: string;
  /** The index of its first word in the list of the line's words. */
  at: number;
  /** ISO 639-1 code of the language whose list has it. */
  language: string;
  /** The entry of the list, as it is written there. */
  listed: string;
}

interface Entry {
  slot: Slot;
  language: string;
  listed: string;
}

const STRONG: ReadonlySet<Slot> = new Set<Slot>(['swear', 'insult', 'slur', 'sexual', 'rape', 'selfkill']);
/** A disguised word has at least this many letters. */
const SHORTEST_DISGUISED = 4;
const SHORTEST_STEM = 2;
const LONGEST_STEM = 14;
/** A word of at least this many letters may be several words written together. */
const SHORTEST_JOINED = 9;
const LONGEST_JOINED = 40;
/** Words of the longest phrase that a list has. */
const LONGEST_PHRASE = 3;

/** The share of the likeliest language's hits that another language needs so that its words count. */
const LANGUAGE_SHARE = 0.6;

/** ISO 639-1 codes of the languages with word lists. */
const CODES = Object.keys(LANGUAGES);
const exact = new Map<string, Entry[]>();
const stems = new Map<string, Entry[]>();
const phrases = new Map<string, Entry[]>();
const phraseBeginnings = new Set<string>();
const sounds = new Map<string, Entry[]>();
const maskable = new Map<number, { text: string; entry: Entry }[]>();

function add<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

/** The form of a list's word that a line's words are compared with. */
export function readListed(word: string): string {
  const stripped = lowerWithoutDiacritics(word);
  return /[а-яіїєґ]/.test(stripped) ? romanise(stripped) : fold(word);
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  for (const slot of SLOTS) {
    for (const raw of words[slot].split(' ')) {
      const entry: Entry = { slot, language, listed: raw };
      const isStem = raw.endsWith('*');
      const text = readListed(isStem ? raw.slice(0, -1) : raw);
      const parts = text.split('_').filter((part) => part !== '');
      if (parts.length > 1) {
        add(phrases, parts.join(' '), entry);
        phraseBeginnings.add(parts[0] ?? '');
        continue;
      }
      const word = parts[0] ?? '';
      add(isStem ? stems : exact, word, entry);
      if (!STRONG.has(slot) || word.length < SHORTEST_DISGUISED) continue;
      add(sounds, toSound(word), entry);
      add(maskable, word.length, { text: word, entry });
    }
  }
}

function lookUp(token: string): Entry[] {
  const entries = [...(exact.get(token) ?? [])];
  const longest = Math.min(token.length, LONGEST_STEM);
  for (let length = SHORTEST_STEM; length <= longest; length += 1) {
    const found = stems.get(token.slice(0, length));
    if (found) entries.push(...found);
  }
  return entries;
}

/** Whether a list holds the word as it stands. */
export function isListedWord(word: string): boolean {
  return exact.has(word) || stems.has(word);
}

function matchesMask(token: string, word: string): boolean {
  let known = 0;
  for (let index = 0; index < token.length; index += 1) {
    if (token[index] === '*') continue;
    if (token[index] !== word[index]) return false;
    known += 1;
  }
  return known >= 2;
}

/** The entries of lists that hold a word, and how the word was read to find them. */
interface Found {
  reading: Reading;
  entries: readonly Entry[];
  /** The positions in `CODES` of the entries' languages, each once. */
  languages: readonly number[];
}

function toFound(reading: Reading, entries: readonly Entry[]): Found {
  return {
    reading,
    entries,
    languages: [...new Set(entries.map(({ language }) => CODES.indexOf(language)))],
  };
}

/** Where a line holds a listed word or phrase. */
interface Hit {
  found: Found;
  words: string;
  at: number;
}

/** Reads a word that no list holds as it stands. */
function readDisguised(token: string): Found | undefined {
  if (token.length < SHORTEST_DISGUISED) return undefined;
  if (token.includes('*')) {
    const entries = (maskable.get(token.length) ?? [])
      .filter(({ text }) => matchesMask(token, text))
      .map(({ entry }) => entry);
    return entries.length > 0 ? toFound('masked', entries) : undefined;
  }
  const turned = Array.from(token).reverse().join('');
  const reversed = [...(exact.get(turned) ?? []), ...(stems.get(turned) ?? [])].filter(({ slot }) =>
    STRONG.has(slot),
  );
  if (reversed.length > 0) return toFound('reversed', reversed);
  const sound = sounds.get(toSound(token));
  if (sound) return toFound('sound', sound);
  if (token.length < SHORTEST_JOINED || token.length > LONGEST_JOINED) return undefined;
  for (let start = 0; start <= token.length - SHORTEST_DISGUISED; start += 1) {
    for (
      let end = Math.min(token.length, start + LONGEST_STEM);
      end >= start + SHORTEST_DISGUISED;
      end -= 1
    ) {
      const entries = exact.get(token.slice(start, end))?.filter(({ slot }) => STRONG.has(slot));
      if (entries && entries.length > 0) return toFound('inside', entries);
    }
  }
  return undefined;
}

const foundPhrases = new Map([...phrases].map(([phrase, entries]) => [phrase, toFound('plain', entries)]));

const NOTHING = toFound('plain', []);

const findWord = rememberByWord((token): Found => {
  const entries = lookUp(token);
  return entries.length > 0 ? toFound('plain', entries) : (readDisguised(token) ?? NOTHING);
});

function findAll(tokens: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as string;
    const found = findWord(token);
    if (found.entries.length > 0) hits.push({ found, words: token, at });
    if (!phraseBeginnings.has(token)) continue;
    let phrase = token;
    for (const next of tokens.slice(at + 1, at + LONGEST_PHRASE)) {
      phrase += ` ${next}`;
      const foundPhrase = foundPhrases.get(phrase);
      if (foundPhrase !== undefined) hits.push({ found: foundPhrase, words: phrase, at });
    }
  }
  return hits;
}

/** How many words of each of `CODES` were found. */
function countLanguages(hits: readonly Hit[]): number[] {
  const seen = new Set<string>();
  const counts = CODES.map(() => 0);
  for (const { found, words } of hits) {
    if (seen.has(words)) continue;
    seen.add(words);
    for (const language of found.languages) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}

/** The languages that hold most of the words, or nearly as many. */
function chooseLanguages(counts: readonly number[]): Set<string> {
  const best = Math.max(...counts);
  const likely = new Set<string>();
  for (const [language, count] of counts.entries())
    if (count > 0 && count >= best * LANGUAGE_SHARE) likely.add(CODES[language] as string);
  return likely;
}

/** How much a word of an earlier line counts for the language, compared with a word of the line itself. */
const EARLIER_WORD = 0.5;

/** Of the languages that a line may be in, those that the speaker's earlier lines make likely. */
function chooseByEarlier(
  counts: readonly number[],
  likely: ReadonlySet<string>,
  earlier: readonly string[],
): Set<string> {
  const earlierCounts = countLanguages(findAll(earlier));
  return chooseLanguages(
    counts.map((count, language) =>
      likely.has(CODES[language] ?? '') ? count + (earlierCounts[language] ?? 0) * EARLIER_WORD : count,
    ),
  );
}

/** The listed words of a line in its likeliest languages. */
export interface ListedWordsOfLine {
  found: ListedWord[];
  /** ISO 639-1 codes. */
  languages: ReadonlySet<string>;
}

/**
 * Finds the listed words of a line in its likeliest languages.
 *
 * @param readEarlier reads the words of the speaker's earlier lines, which decide where the line's own words fit
 * several languages
 */
export function findListedWords(
  tokens: readonly string[],
  readEarlier: () => readonly string[] = () => [],
): ListedWordsOfLine {
  const hits = findAll(tokens);
  if (hits.length === 0) return { found: [], languages: new Set() };
  const counts = countLanguages(hits);
  const likely = chooseLanguages(counts);
  const earlier = likely.size > 1 ? readEarlier() : [];
  const languages = earlier.length > 0 ? chooseByEarlier(counts, likely, earlier) : likely;
  const listed: ListedWord[] = [];
  // The index in `listed` of the first word at the current place.
  let first = 0;
  for (const { found, words, at } of hits) {
    if (listed[first]?.at !== at) first = listed.length;
    for (const { slot, language, listed: entry } of found.entries) {
      if (!languages.has(language)) continue;
      const word = { slot, language, listed: entry, reading: found.reading, words, at };
      // At one place each slot keeps one listed word, that of the last language.
      let known = first;
      while (known < listed.length && listed[known]?.slot !== slot) known += 1;
      listed[known] = word;
    }
  }
  return { found: listed, languages };
}
