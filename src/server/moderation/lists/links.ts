import { compileGlob, type Glob, matchesGlob } from './glob';
import type { Span } from '../types';
import type { Found } from './words';

/** An address in a line. */
interface Address {
  /** The host without `www.`, in lower case. */
  host: string;
  /** What follows the host's name, in lower case: port, path, query. */
  rest: string;
  /** Whether it can only be an address, unlike "wait.no". */
  isCertain: boolean;
  start: number;
  end: number;
}

interface LinkPattern<Entry> {
  entry: Entry;
  host: string | Glob;
  rest: Glob | undefined;
  /** Whether the pattern names no host of its own, as in `*` or `*.ru`. */
  isOpen: boolean;
}

const CHUNK = /[^\s<>()[\]{}"“”]+/gu;
const SCHEME = /^[a-z][a-z0-9+.-]{1,12}:\/{1,2}/i;
const HOST = /^(?:(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])|(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}-][\p{L}\p{N}-]{1,23})/u;
/** Endings that no sentence without a space after its full stop ends in. */
const CERTAIN_ENDING = /\.(?:com|net|org|gg|xyz|biz|ru|de|pl|fr|nl|br|uk|tv|gq|ml|tk|cf|ga|\d{1,3})$/;
const MAX_LABELS = 8;

/** Finds the addresses of a line, with or without a scheme. */
function findAddresses(line: string): Address[] {
  if (!line.includes('.')) return [];
  return Array.from(line.matchAll(CHUNK)).flatMap((match) => {
    const scheme = SCHEME.exec(match[0])?.[0] ?? '';
    const leading = scheme === '' ? (/^[^\p{L}\p{N}]+/u.exec(match[0])?.[0] ?? '') : '';
    const body = match[0].slice(scheme.length + leading.length).replace(/[.,;:!?*'’]+$/u, '');
    const named = HOST.exec(body)?.[0];
    if (named === undefined) return [];
    const rest = body.slice(named.length).toLowerCase();
    if (rest !== '' && !/^[:/?#]/.test(rest)) return [];
    const lower = named.toLowerCase();
    const host = lower.replace(/^www\./, '');
    const start = match.index + leading.length;
    const isCertain = scheme !== '' || host !== lower || rest !== '' || CERTAIN_ENDING.test(host);
    return [{ host, rest, isCertain, start, end: start + scheme.length + body.length }];
  });
}

function compileLink<Entry extends { pattern: string }>(entry: Entry): LinkPattern<Entry> {
  const bare = entry.pattern
    .trim()
    .toLowerCase()
    .replace(SCHEME, '')
    .replace(/^www\./, '');
  const name = /^[^:/?#]*/.exec(bare)?.[0] ?? '';
  const rest = bare.slice(name.length).replace(/\/$/, '');
  return {
    entry,
    host: name.includes('*') ? compileGlob(name) : name,
    // A page stands for the pages below it.
    rest: rest === '' ? undefined : compileGlob(`${rest}*`),
    isOpen: /^(?:\*\.?)+[^.]*$/.test(name),
  };
}

/** A host, and every domain that it is part of. */
function listDomains(host: string): string[] {
  const labels = host.split('.').slice(-MAX_LABELS);
  return [host, ...labels.slice(1, -1).map((_, n) => labels.slice(n + 1).join('.'))];
}

/** Prepares entries for many lines. A host stands for its subdomains, too. */
export function indexLinks<Entry extends { pattern: string }>(
  entries: readonly Entry[],
): (line: string) => Found<Entry> {
  const byHost = new Map<string, LinkPattern<Entry>[]>();
  const globs: (LinkPattern<Entry> & { host: Glob })[] = [];
  for (const entry of entries) {
    const pattern = compileLink(entry);
    const { host } = pattern;
    if (typeof host !== 'string') globs.push({ ...pattern, host });
    else byHost.set(host, [...(byHost.get(host) ?? []), pattern]);
  }
  return (line) => {
    const found = new Set<Entry>();
    const spans: Span[] = [];
    const addresses = entries.length === 0 ? [] : findAddresses(line);
    const whole = addresses.map(({ host }) => host).join(' ');
    const possible = globs.filter(({ host }) => whole.includes(host.longest));
    for (const { host, rest, isCertain, start, end } of addresses) {
      let isFound = false;
      for (const domain of listDomains(host)) {
        const named = byHost.get(domain) ?? [];
        for (const patterns of [named, possible]) {
          for (const pattern of patterns) {
            if (pattern.isOpen && !isCertain) continue;
            if (typeof pattern.host !== 'string' && !matchesGlob(pattern.host, domain)) continue;
            if (pattern.rest !== undefined && !matchesGlob(pattern.rest, rest)) continue;
            found.add(pattern.entry);
            isFound = true;
          }
        }
      }
      if (isFound) spans.push({ start, end });
    }
    return { entries: [...found], spans };
  };
}
