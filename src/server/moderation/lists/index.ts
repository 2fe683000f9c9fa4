import { listActionValues } from '~/contract/enums.gen';
import type { ListAction, ListKind } from '~/contract/api.gen';
import { splitPatternWords } from '~/contract/listPatterns';
import { normalise } from '../normalise';
import { indexLinks } from './links';
import type { Span } from '../types';
import { type Found, createWordMatcher, splitWords, type Token } from './words';

/** What the matching needs to know of an entry of the owner's lists. */
export interface ListedPattern {
  id: string;
  kind: ListKind;
  pattern: string;
  action: ListAction;
  /** The game servers that the entry applies to; null for all. */
  servers: readonly string[] | null;
}

/** What an account's lists say of one line. */
export interface ListsReading {
  /** The entry with the strongest action against the line. */
  blocking: ListedPattern | undefined;
  /** The entries that allow a part of the line. */
  allowing: readonly ListedPattern[];
  /** The line without the parts that entries allow; empty when no word is left. */
  rest: string;
}

/** Compares a line with an account's lists. @returns undefined when no entry stands in the line */
export type ListMatcher = (line: string) => ListsReading | undefined;

/** Stands for an allowed part, so that the words around it become no neighbours. No rule reads it. */
const LEFT_OUT = ' … ';
const REPEATED_GAP = /(?:\s*…)+\s*/gu;
const SAID = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

type Matcher = (line: string, words: readonly Token[]) => Found<ListedPattern>;

function createMatcher(entries: readonly ListedPattern[]): Matcher | undefined {
  if (entries.length === 0) return undefined;
  const findWords = createWordMatcher(entries.filter(({ kind }) => kind !== 'link'));
  const findLinks = indexLinks(entries.filter(({ kind }) => kind === 'link'));
  return (line, words) => {
    const [byWord, byLink] = [findWords(words), findLinks(line)];
    return { entries: [...byWord.entries, ...byLink.entries], spans: [...byWord.spans, ...byLink.spans] };
  };
}

/** Leaves spans out of a line. */
function leaveOut(line: string, spans: readonly Span[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    rest += line.slice(at, Math.max(at, start)) + LEFT_OUT;
    at = end;
  }
  rest = (rest + line.slice(at)).replace(REPEATED_GAP, LEFT_OUT).trim();
  return SAID.test(rest) ? rest : '';
}

const rankEntry = ({ action }: ListedPattern): number => listActionValues.indexOf(action);

/** The entry with the strongest action; of several, the first match: words before links, in the order of the line. */
function chooseStrongest(entries: readonly ListedPattern[]): ListedPattern | undefined {
  return entries.reduce<ListedPattern | undefined>(
    (strongest, entry) => (strongest && rankEntry(strongest) >= rankEntry(entry) ? strongest : entry),
    undefined,
  );
}

const isAllowing = ({ action }: ListedPattern): boolean => action === 'allow';

/** The entries that stand in a line as it was written, or in its plain reading. */
function findBlocking(block: Matcher, line: string): readonly ListedPattern[] {
  const written = splitWords(line);
  const found = block(line, written).entries;
  const read = splitWords(normalise(line).squeezed);
  const isSame = read.length === written.length && read.every(({ text }, n) => text === written[n]?.text);
  return isSame ? found : [...found, ...block('', read).entries];
}

/**
 * Prepares the entries that stand for one game server's lines. What an entry allows is left out of a line before the
 * other entries and the rules see it. Those are compared with the line as it was written and with its plain reading; an
 * entry that allows, only with the line as it was written, so that no disguise profits from it.
 */
export function compileLists(entries: readonly ListedPattern[]): ListMatcher | undefined {
  const allow = createMatcher(entries.filter(isAllowing));
  const block = createMatcher(entries.filter((entry) => !isAllowing(entry)));
  if (!allow && !block) return undefined;
  return (line) => {
    const allowed = allow?.(line, splitWords(line));
    const isAllowed = allowed !== undefined && allowed.entries.length > 0;
    const rest = isAllowed ? leaveOut(line, allowed.spans) : line;
    const blocking = block && rest !== '' ? chooseStrongest(findBlocking(block, rest)) : undefined;
    if (!isAllowed && blocking === undefined) return undefined;
    return { blocking, allowing: allowed?.entries ?? [], rest };
  };
}

/** Returns the same text for patterns of one kind that match the same lines. */
export function foldPattern({ kind, pattern }: Pick<ListedPattern, 'kind' | 'pattern'>): string {
  return kind === 'link' ? pattern.trim().toLowerCase() : splitPatternWords(pattern).join(' ');
}

/**
 * Returns a function that finds the matcher of a game server's lines. Compiles one for each server that entries name.
 */
export function createServerLists(
  entries: readonly ListedPattern[],
): (server?: string | null) => ListMatcher | undefined {
  const named = new Set(entries.flatMap(({ servers }) => servers ?? []));
  const compiled = new Map<string | null, ListMatcher | undefined>();
  return (server) => {
    // A server that no entry names shares one index with all of its like, so that invented names cost no memory.
    const key = typeof server === 'string' && named.has(server) ? server : null;
    if (!compiled.has(key)) {
      const own = entries.filter(
        ({ servers }) => servers === null || (key !== null && servers.includes(key)),
      );
      compiled.set(key, compileLists(own));
    }
    return compiled.get(key);
  };
}
