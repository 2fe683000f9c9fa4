import { splitPatternWords } from '~/contract/listPatterns';
import type { Span } from '../types';
import { compileGlob, type Glob, matchesGlob } from './glob';

/** A word of a line, and where it stands there. */
export interface Token {
  /** Lower case, without marks. */
  text: string;
  start: number;
  /** The position after the word's last character. */
  end: number;
}

/** The entries that stand in a line, and the spans of it that they stand for. */
export interface Found<Entry> {
  entries: readonly Entry[];
  spans: readonly Span[];
}

const WORD = /(?:[\p{L}\p{N}]\p{M}*)+|\p{Extended_Pictographic}/gu;
const COLOUR_CODE = /§[0-9a-z]/gi;
const PLAIN = /^[a-z0-9]*$/;
const ANY_WORD = '*';
const BITS = 32;

function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN.test(lower) ? lower : word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}

/** The words of a line in their order; a colour code begins a new one. */
export function splitWords(line: string): Token[] {
  const text = line.includes('§') ? line.replace(COLOUR_CODE, '  ') : line;
  return Array.from(text.matchAll(WORD), (match) => ({
    text: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, place: number): void {
  const places = map.get(key);
  if (places) places.push(place);
  else map.set(key, [place]);
}

function setBits(bits: Uint32Array, places: readonly number[]): void {
  for (const place of places) bits[place >> 5] = (bits[place >> 5] as number) | (1 << (place & 31));
}

/**
 * Prepares entries for many lines. Every word of every entry has a place in a row of bits; a word of the line moves each
 * entry that it continues on by one place. So the time for a line grows with its words and the entries' words alone,
 * whatever they are (the Shift-And algorithm).
 */
export function createWordMatcher<Entry extends { pattern: string }>(
  entries: readonly Entry[],
): (line: readonly Token[]) => Found<Entry> {
  const exact = new Map<string, number[]>();
  const wild = new Map<string, number[]>();
  const firstPlaces: number[] = [];
  const lastPlaces: number[] = [];
  /** The entry that ends at a place, with its number of words. */
  const ending = new Map<number, { entry: Entry; length: number }>();
  let places = 0;
  for (const entry of entries) {
    const words = splitPatternWords(entry.pattern);
    if (words.length === 0) continue;
    firstPlaces.push(places);
    for (const word of words) addTo(word.includes('*') ? wild : exact, word, places++);
    lastPlaces.push(places - 1);
    ending.set(places - 1, { entry, length: words.length });
  }
  const size = Math.ceil(places / BITS);
  const firsts = new Uint32Array(size);
  const lasts = new Uint32Array(size);
  const anyWord = new Uint32Array(size);
  setBits(firsts, firstPlaces);
  setBits(lasts, lastPlaces);
  setBits(anyWord, wild.get(ANY_WORD) ?? []);
  wild.delete(ANY_WORD);
  const globs = Array.from(wild, ([pattern, at]) => ({ glob: compileGlob(pattern), places: at }));

  /** The places whose word a word of the line can be. */
  function findPlaces(text: string, possible: readonly { glob: Glob; places: number[] }[]): Uint32Array {
    const bits = anyWord.slice();
    setBits(bits, exact.get(text) ?? []);
    for (const { glob, places: at } of possible) if (matchesGlob(glob, text)) setBits(bits, at);
    return bits;
  }

  return (line) => {
    const whole = globs.length === 0 ? '' : line.map(({ text }) => text).join(' ');
    const possible = globs.filter(({ glob }) => whole.includes(glob.longest));
    const known = new Map<string, Uint32Array>();
    const state = new Uint32Array(size);
    const found = new Set<Entry>();
    const spans: Span[] = [];
    for (let at = 0; at < line.length; at++) {
      const { text, end } = line[at] as Token;
      const bits = known.get(text) ?? findPlaces(text, possible);
      known.set(text, bits);
      let longest = 0;
      let carried = 0;
      for (let n = 0; n < size; n++) {
        const before = state[n] as number;
        const moved = ((before << 1) | carried | (firsts[n] as number)) & (bits[n] as number);
        carried = before >>> 31;
        state[n] = moved;
        let ended = moved & (lasts[n] as number);
        while (ended !== 0) {
          const bit = 31 - Math.clz32(ended & -ended);
          ended &= ended - 1;
          const { entry, length } = ending.get(n * BITS + bit) as { entry: Entry; length: number };
          found.add(entry);
          longest = Math.max(longest, length);
        }
      }
      if (longest > 0) spans.push({ start: (line[at - longest + 1] as Token).start, end });
    }
    return { entries: [...found], spans };
  };
}
