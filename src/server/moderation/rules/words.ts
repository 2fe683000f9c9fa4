import type { NormalisedText } from '../normalise';
import { isCategoryForbidden, type OwnerPolicy } from '../ownerRules';
import type { Category, Finding, TextSpan } from '../types';
import { createFinding } from './createFinding';
import type { WordKind } from './englishWords';
import { findForeignCoarseWords } from './foreignWords';
import { searchLexicon } from './lexicon';

interface KindFacts {
  category: Category;
  severity: number;
  confidence: number;
  reasoning: string;
}

const facts: Readonly<Record<WordKind, KindFacts>> = {
  mild: {
    category: 'profanity',
    severity: 1,
    confidence: 0.9,
    reasoning: 'Contains mild language that most servers allow.',
  },
  profanity: { category: 'profanity', severity: 3, confidence: 0.93, reasoning: 'Contains strong language.' },
  insult: {
    category: 'harassment',
    severity: 4,
    confidence: 0.9,
    reasoning: 'Contains a word that is used to insult people.',
  },
  sexual: { category: 'sexual', severity: 4, confidence: 0.88, reasoning: 'Contains a sexual word.' },
  explicit: {
    category: 'sexual',
    severity: 5,
    confidence: 0.92,
    reasoning: 'Mentions sexually explicit content.',
  },
  slur: {
    category: 'hate',
    severity: 8,
    confidence: 0.95,
    reasoning: 'Contains a slur against a group of people.',
  },
  sexual_violence: {
    category: 'sexual',
    severity: 6,
    confidence: 0.85,
    reasoning: 'Mentions sexual violence.',
  },
};

/** The confidence lost by undoing a disguise: hiding a word shows intent, yet each step may be wrong. */
const HIDDEN_CONFIDENCE_LOSS = 0.06;

/** Maps a word that is coarse in one language to the languages (ISO 639-1) in which it is an ordinary word. */
const ORDINARY_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['cholera', ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']],
  ['debil', ['es', 'pt']],
  ['fagot', ['es', 'nl', 'pl', 'pt', 'tr']],
  ['figa', ['pl', 'pt']],
  ['fitta', ['it']],
  ['kut', ['tr']],
  ['pede', ['pt']],
  ['pinga', ['pt']],
  ['pute', ['de']],
  ['rape', ['es', 'fr', 'it', 'pt']],
  ['rapes', ['es']],
  ['retard', ['fr']],
  ['skit', ['en']],
  ['spic', ['pl']],
  ['tyfus', ['pl']],
]);

function isOrdinary({ text, start, end }: TextSpan, languages: ReadonlySet<string>): boolean {
  return ORDINARY_IN.get(text.slice(start, end))?.some((language) => languages.has(language)) === true;
}

/** The words of one kind in a line. */
interface FoundWords {
  /** Whether every word in `found` is disguised. */
  hidden: boolean;
  found: TextSpan[];
}

function createWordFinding(kind: WordKind, { hidden, found }: FoundWords, policy: OwnerPolicy): Finding {
  const { category, severity, confidence, reasoning } = facts[kind];
  return createFinding(
    category,
    kind === 'mild' && isCategoryForbidden(policy, 'profanity') ? severity + 1 : severity,
    hidden ? confidence - HIDDEN_CONFIDENCE_LOSS : confidence,
    hidden ? `${reasoning.slice(0, -1)}, written so that filters miss it.` : reasoning,
    { ...(kind === 'slur' ? { topic: kind } : {}), found },
  );
}

/** The finding of coarse words that are aimed at no player. */
export function createSwearing(
  kind: 'mild' | 'profanity',
  found: readonly TextSpan[] = [],
  policy: OwnerPolicy,
): Finding {
  return createWordFinding(kind, { hidden: false, found: [...found] }, policy);
}

/** Finds the English slurs alone. */
export function findSlurs({ plain }: NormalisedText): Finding[] {
  return searchLexicon(plain)
    .filter(({ kind }) => kind === 'slur')
    .map(({ kind }) => {
      const { category, severity, confidence, reasoning } = facts[kind];
      return createFinding(category, severity, confidence, reasoning);
    });
}

/**
 * Finds coarse words of the English and the foreign lists, one finding per kind.
 *
 * @param languages the line's likeliest ones, as ISO 639-1 codes
 */
export function findCoarseWords(
  text: NormalisedText,
  languages: ReadonlySet<string>,
  policy: OwnerPolicy,
): Finding[] {
  const kinds = new Map<WordKind, FoundWords>();
  const add = (kind: WordKind, hidden: boolean, span: TextSpan): void => {
    if (isOrdinary(span, languages)) return;
    const known = kinds.get(kind);
    if (!known) kinds.set(kind, { hidden, found: [span] });
    else {
      known.hidden &&= hidden;
      known.found.push(span);
    }
  };
  const lower = text.display.toLowerCase();
  for (const hit of searchLexicon(text.plain)) {
    const hidden = !lower.includes(text.plain.slice(hit.start, hit.end));
    add(hit.kind, hidden, { text: text.plain, start: hit.start, end: hit.end });
  }
  for (const { kind, found } of findForeignCoarseWords(text.words, text.folded)) add(kind, false, found);
  return Array.from(kinds, ([kind, words]) => createWordFinding(kind, words, policy));
}
