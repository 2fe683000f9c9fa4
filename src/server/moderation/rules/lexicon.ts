import {
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  type Node,
  type ParsedPattern,
  parseRawPattern,
  RegExpMatcher,
  SyntaxKind,
  toAsciiLowerCaseTransformer,
} from 'obscenity';
import { ENGLISH_WORDS, keptFromPreset, type WordKind } from './englishWords';

interface Metadata {
  originalWord: string;
}

/** A match of the word list, with the word it stands for. */
export interface LexiconHit {
  kind: WordKind;
  /** Position of the match in `plain`. */
  start: number;
  end: number;
}

const kinds = new Map<string, WordKind>(Object.entries(keptFromPreset));
const dataset = new DataSet<Metadata>()
  .addAll(englishDataset)
  .removePhrasesIf((phrase) => !kinds.has(phrase.metadata?.originalWord ?? ''));

for (const entry of ENGLISH_WORDS) {
  dataset.addPhrase((phrase) => {
    phrase.setMetadata({ originalWord: entry.name });
    for (const pattern of entry.patterns) phrase.addPattern(parseRawPattern(pattern));
    for (const term of entry.except ?? []) phrase.addWhitelistedTerm(term);
    return phrase;
  });
  kinds.set(entry.name, entry.kind);
}

const built = dataset.build();
const { blacklistedTerms } = built;
const matcherOptions = {
  ...built,
  // `normalise` resolves look-alikes and leet, because it knows more about chat than a character table.
  blacklistMatcherTransformers: [
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({
      defaultThreshold: 1,
      customThresholds: new Map([
        ['b', 2],
        ['e', 2],
        ['o', 2],
        ['l', 2],
        ['s', 2],
        ['g', 2],
      ]),
    }),
  ],
  whitelistMatcherTransformers: [
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({
      defaultThreshold: Number.POSITIVE_INFINITY,
      customThresholds: new Map([[' ', 1]]),
    }),
  ],
};

function buildNodeSource(node: Node): string {
  switch (node.kind) {
    case SyntaxKind.Literal:
      return String.fromCodePoint(...node.chars).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    case SyntaxKind.Optional:
      return `(?:${buildNodeSource(node.childNode)})?`;
    case SyntaxKind.Wildcard:
      return '.';
  }
}

function buildPatternSource(pattern: ParsedPattern): string {
  const start = pattern.requireWordBoundaryAtStart ? '\\b' : '';
  const end = pattern.requireWordBoundaryAtEnd ? '\\b' : '';
  return start + pattern.nodes.map(buildNodeSource).join('') + end;
}

type Terms = typeof blacklistedTerms;

/**
 * All patterns in one expression, a quick test before the matcher, which tries them one by one and takes fifty times as
 * long on a clean line.
 */
function toAnyPattern(terms: Terms): RegExp {
  return new RegExp(terms.map(({ pattern }) => buildPatternSource(pattern)).join('|'), 's');
}

function toMatcher(terms: Terms): { anyPattern: RegExp; matcher: RegExpMatcher } {
  return {
    anyPattern: toAnyPattern(terms),
    matcher: new RegExpMatcher({ ...matcherOptions, blacklistedTerms: terms }),
  };
}

const whole = toMatcher(blacklistedTerms);

/** Terms in one part of the list. Most lines that may hold a coarse word need only the matcher of one part. */
const PART_SIZE = 32;
const parts = Array.from({ length: Math.ceil(blacklistedTerms.length / PART_SIZE) }, (_, part) =>
  toMatcher(blacklistedTerms.slice(part * PART_SIZE, (part + 1) * PART_SIZE)),
);

/** Collapses letters as the matcher does, so that the quick test misses none of its matches. */
function collapse(text: string): string {
  return text.replace(/([^beolsg])\1+/gu, '$1').replace(/([beolsg])\1{2,}/g, '$1$1');
}

/** Finds every entry of the English word lists in the text. */
export function searchLexicon(plain: string): LexiconHit[] {
  const collapsed = collapse(plain);
  if (!whole.anyPattern.test(collapsed)) return [];
  const likely = parts.filter(({ anyPattern }) => anyPattern.test(collapsed));
  const { matcher } = likely.length === 1 ? (likely[0] ?? whole) : whole;
  return matcher.getAllMatches(plain).flatMap((match) => {
    const word = dataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord;
    const kind = word === undefined ? undefined : kinds.get(word);
    return kind === undefined ? [] : [{ kind, start: match.startIndex, end: match.endIndex + 1 }];
  });
}
