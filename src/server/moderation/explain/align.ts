import { fold, lowerWithoutDiacritics } from '../normalise';
import { romanise } from '../opinion/romanise';
import type { Span } from '../types';

/** A part of the line that was read as something else; either side may be empty. */
export interface Change {
  written: Span;
  read: Span;
}

/** What a line became, character by character. */
export interface Alignment {
  changes: Change[];
  /** The part of the written text that a part of the read one was made from. */
  locate: (part: Span) => Span;
}

/** Steps that the comparison takes at most; of longer texts, what differs counts as one change. */
const MAX_CELLS = 4_000_000;
const GAP = /^[\s.,;:?'"_/()+-]$/;
const MARK = /^[\p{M}\p{Cf}]$/u;

/** A text as code points, so that no span ends inside one. */
interface Points {
  points: string[];
  /** The position of each code point, and of the end. */
  at: number[];
}

function splitPoints(text: string): Points {
  const points = Array.from(text);
  const at = [0];
  for (const point of points) at.push((at.at(-1) ?? 0) + point.length);
  return { points, at };
}

function isSame(written: string | undefined, read: string | undefined): boolean {
  return written === read || written?.toLowerCase() === read;
}

/** What stands between words is never read as a letter, so that words keep their borders. */
function isReadable(written: string, read: string): boolean {
  return GAP.test(written) === GAP.test(read);
}

/** The letters that a character looks or sounds like. */
function listLetters(written: string): string {
  const lower = written.toLowerCase();
  return fold(lower) + romanise(lowerWithoutDiacritics(lower));
}

/**
 * What the steps cost: a letter is read as its like, or left out, rather than read as another; a sign stands for any
 * letter.
 */
const COST = { like: 1, sign: 2, other: 5, leftOut: 3, gap: 1 } as const;
const SIGN = /^[*#%^~$@!|]$/;
const LETTER = /^[\p{L}\p{N}]$/u;

/** What it costs that a character was read where none is written. */
function getAddingCost(read: string): number {
  return read === ' ' ? COST.gap : COST.leftOut;
}

const STEP = { both: 0, written: 1, read: 2 } as const;

/**
 * For each code point read, the one written that it was made from, or -1: the cheapest changes that make one text the
 * other (Levenshtein's distance with weights).
 */
function findSources(written: readonly string[], read: readonly string[]): Int32Array {
  const sources = new Int32Array(read.length).fill(-1);
  let from = 0;
  while (from < Math.min(written.length, read.length) && isSame(written[from], read[from])) {
    sources[from] = from;
    from += 1;
  }
  let [rows, columns] = [written.length, read.length];
  while (rows > from && columns > from && isSame(written[rows - 1], read[columns - 1])) {
    rows -= 1;
    columns -= 1;
    sources[columns] = rows;
  }
  const [height, width] = [rows - from + 1, columns - from + 1];
  if (height * width > MAX_CELLS) return sources;
  const steps = new Uint8Array(height * width);
  steps.fill(STEP.read, 1, width);
  let above = new Uint32Array(width);
  for (let column = 1; column < width; column += 1) {
    above[column] = (above[column - 1] ?? 0) + getAddingCost(read[from + column - 1] ?? '');
  }
  for (let row = 1; row < height; row += 1) {
    const current = new Uint32Array(width);
    steps[row * width] = STEP.written;
    const letter = written[from + row - 1] ?? '';
    const like = listLetters(letter);
    const leftOut = LETTER.test(letter) ? COST.leftOut : COST.gap;
    const unlike = SIGN.test(letter) ? COST.sign : COST.other;
    current[0] = (above[0] ?? 0) + leftOut;
    for (let column = 1; column < width; column += 1) {
      const other = read[from + column - 1] ?? '';
      const change = isSame(letter, other) ? 0 : like.includes(other) ? COST.like : unlike;
      const both = isReadable(letter, other) ? (above[column - 1] ?? 0) + change : Number.POSITIVE_INFINITY;
      const onlyWritten = (above[column] ?? 0) + leftOut;
      const onlyRead = (current[column - 1] ?? 0) + getAddingCost(other);
      const least = Math.min(both, onlyWritten, onlyRead);
      current[column] = least;
      steps[row * width + column] =
        both === least ? STEP.both : onlyWritten === least ? STEP.written : STEP.read;
    }
    above = current;
  }
  let [row, column] = [height - 1, width - 1];
  while (row > 0 || column > 0) {
    const step = steps[row * width + column];
    if (step === STEP.both) sources[from + column - 1] = from + row - 1;
    if (step !== STEP.read) row -= 1;
    if (step !== STEP.written) column -= 1;
  }
  return sources;
}

function listChanges(written: Points, read: Points, sources: Int32Array): Change[] {
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  const keep = (toRow: number, toColumn: number): void => {
    if (toRow === row && toColumn === column) return;
    changes.push({
      written: { start: written.at[row] ?? 0, end: written.at[toRow] ?? 0 },
      read: { start: read.at[column] ?? 0, end: read.at[toColumn] ?? 0 },
    });
  };
  for (const [at, source] of sources.entries()) {
    if (source === -1 || !isSame(written.points[source], read.points[at])) continue;
    keep(source, at);
    [row, column] = [source + 1, at + 1];
  }
  keep(written.points.length, read.points.length);
  return changes;
}

/** Compares a line as written with what it was read as. A capital letter that is read as a small one is no change. */
export function align(writtenText: string, readText: string): Alignment {
  const written = splitPoints(writtenText);
  const read = splitPoints(readText);
  const sources = findSources(written.points, read.points);
  const isSource = new Set(sources);
  const isLeftOut = (at: number): boolean => at >= 0 && at < written.points.length && !isSource.has(at);

  /** The part between the neighbours' sources, for what was made of no single character. */
  function findGap(from: number, until: number): [number, number] {
    let first = from - 1;
    while (first >= 0 && sources[first] === -1) first -= 1;
    let last = until;
    while (last < sources.length && sources[last] === -1) last += 1;
    const start = first < 0 ? 0 : (sources[first] ?? 0) + 1;
    const end = last < sources.length ? (sources[last] ?? 0) : written.points.length;
    return end > start ? [start, end] : [Math.max(0, start - 1), Math.min(written.points.length, start + 1)];
  }

  /** Letters that are written several times, and marks, belong to the word at whose border they are left out. */
  function widen(start: number, end: number): [number, number] {
    let [first, last] = [start, end];
    const getLetter = (at: number): string => written.points[at]?.toLowerCase() ?? '';
    while (isLeftOut(first - 1) && getLetter(first - 1) === getLetter(start)) first -= 1;
    while (isLeftOut(last) && (getLetter(last) === getLetter(end - 1) || MARK.test(getLetter(last))))
      last += 1;
    return [first, last];
  }

  return {
    changes: listChanges(written, read, sources),
    locate: ({ start, end }) => {
      const from = read.at.findIndex((at) => at >= start);
      const until = read.at.findIndex((at) => at >= end);
      const made = [...sources.subarray(from, until)].filter((source) => source !== -1);
      const [first, last] =
        made.length === 0 ? findGap(from, until) : widen(Math.min(...made), Math.max(...made) + 1);
      return { start: written.at[first] ?? 0, end: written.at[last] ?? 0 };
    },
  };
}
