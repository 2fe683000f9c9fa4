import { examineLocally, type Examination } from '../engine';
import type { Slot } from '../languages';
import { normalise, type NormalisedText, squeeze, lowerWithoutDiacritics } from '../normalise';
import { romanise } from '../opinion/romanise';
import type { ListedWord } from '../opinion/listedWords';
import type { LineWords } from '../opinion/words';
import { findForbiddingRule } from '../ownerRules';
import { judgeExamined } from '../ruleActions';
import { applySwearing } from '../swearing';
import {
  type Category,
  type LocalVerdict,
  type ModerationInput,
  noHistory,
  type Span,
  type TextSpan,
  type Swearing,
} from '../types';
import { withoutPermitted } from '../verdict';
import { align, type Alignment, type Change } from './align';

/**
 * How a listed word is written: `plain` as it is listed; `masked` with signs for letters; `reversed` from its end; `sound`
 * as it sounds; `torn` with gaps; `glued` inside a longer word; `alphabet` in Cyrillic letters; `spelling` with other
 * characters that look alike, or with more of them.
 */
export type WordReading =
  | 'plain'
  | 'masked'
  | 'reversed'
  | 'sound'
  | 'torn'
  | 'glued'
  | 'alphabet'
  | 'spelling';

/** A part of the line as it was written. */
export interface Quote extends Span {
  text: string;
}

/** A listed word that the line has. */
export interface ExplainedWord {
  slot: Slot;
  /** ISO 639-1 code. */
  language: string;
  /** The entry of the list: `word*` begins with, `two_words` follow each other. */
  listed: string;
  reading: WordReading;
  /** The word as it was read, and compared with the list. */
  read: string;
  written: Quote;
}

/** What a rule found. */
export interface ExplainedFinding {
  category: Category;
  severity: number;
  confidence: number;
  reasoning: string;
  /** The words that the rule found; empty where the finding is about no single part of the line. */
  words: Quote[];
  /** The owner's clause that forbids it, or null. */
  rule: string | null;
  /** Whether the owner's rules permit it, so that it counts for nothing. */
  permitted: boolean;
  /** Whether the owner's setting for swearing allows it, so that it counts for nothing. */
  allowed: boolean;
}

/**
 * What the second opinion did: `added` a finding, `supported` that of the rules, `doubted` it, `nothing` of these, or it
 * was `not_asked`.
 */
export type OpinionEffect = 'added' | 'supported' | 'doubted' | 'nothing' | 'not_asked';

/** What each stage of the local engine made of a line. */
export interface Explanation {
  written: string;
  /** The line as the rules compare it. */
  read: string;
  changes: Change[];
  /** The words in the order in which they were read, where the line was read from its end. */
  turned: string | null;
  /** ISO 639-1 codes of the likeliest languages. */
  languages: string[];
  words: ExplainedWord[];
  findings: ExplainedFinding[];
  /**
   * `frequency`: the share of similar training lines that needed an action, 0 to 1; null where the second opinion was not
   * asked.
   */
  opinion: { frequency: number | null; effect: OpinionEffect; reasoning: string | null };
  /** The verdict without the player's history. */
  verdict: LocalVerdict;
}

const MASK = /[*#%^~]/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[a-z]/;
const NOT_READ = /[^\p{L}\p{N}*]+/u;
const NOT_READ_ANYWHERE = /[^\p{L}\p{N}*]+/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** Creates functions that find, for a part of a normalised form, the same part in the line as the player wrote it. */
function createLocator(written: string, text: NormalisedText) {
  const extended = [written, ...text.readings.map(({ word }) => word)].join(' ');
  const known = new Map<string, Alignment>();
  function alignWith(form: string, base = written): Alignment {
    const key = JSON.stringify([base, form]);
    const alignment = known.get(key) ?? align(base, form);
    known.set(key, alignment);
    return alignment;
  }

  function quote(form: string, { start, end }: Span): Quote {
    const part = form.slice(start, end);
    const [blanks, length] = [part.length - part.trimStart().length, part.trim().length];
    const found = alignWith(form).locate({ start: start + blanks, end: start + blanks + length });
    return { ...found, text: written.slice(found.start, found.end) };
  }

  function quoteWord(word: string): Quote | undefined {
    for (const form of [text.folded, lowerWithoutDiacritics(text.display)]) {
      const start = form.indexOf(word);
      if (start !== -1) return quote(form, { start, end: start + word.length });
    }
    return undefined;
  }

  /** Quotes a part of the words that were read, after which the words of the other readings may stand. */
  function quoteWords(form: string, part: Span): Quote {
    const found = alignWith(form, extended).locate(part);
    if (found.end <= written.length) return { ...found, text: written.slice(found.start, found.end) };
    let start = written.length + 1;
    for (const { word } of text.readings) {
      if (found.start <= start + word.length) {
        const of = quoteWord(word);
        if (of) return of;
      }
      start += word.length + 1;
    }
    const end = written.length;
    return { start: Math.min(found.start, end), end, text: written.slice(found.start, end) };
  }

  /** Quotes a part of a form, which holds the line and then the other readings of its words. */
  function quoteForm(line: string, toRead: (reading: string) => string, part: Span): Quote[] {
    if (part.start < line.length)
      return [quote(line, { start: part.start, end: Math.min(part.end, line.length) })];
    let start = line.length + 1;
    for (const { word, read } of text.readings) {
      const end = start + toRead(read).length;
      if (part.start < end) {
        const found = quoteWord(word);
        return found ? [found] : [];
      }
      start = end + 1;
    }
    return [];
  }

  return {
    changes: alignWith(squeeze(text.line)).changes,
    quoteWords,
    quoteSpan: ({ text: form, ...part }: TextSpan): Quote[] => {
      if (form.slice(part.start, part.end).trim() === '') return [];
      if (form === text.plain) return quoteForm(text.line, (read) => read, part);
      if (form === text.squeezed) return quoteForm(squeeze(text.line), squeeze, part);
      return [form.trim() === text.words.join(' ') ? quoteWords(form, part) : quote(form, part)];
    },
  };
}

type Locator = ReturnType<typeof createLocator>;

function turn(words: readonly string[]): string[] {
  return words.map((word) => Array.from(word).reverse().join('')).reverse();
}

/** Says how a listed word as it was read differs from the word as it is written. */
function describeSpelling(read: string, quote: Quote, line: string): WordReading {
  const written = quote.text.toLowerCase();
  const joined = written.replace(NOT_READ_ANYWHERE, '');
  const isPart = LETTER.test(line[quote.start - 1] ?? '') || LETTER.test(line[quote.end] ?? '');
  if (
    written
      .split(NOT_READ)
      .filter((word) => word !== '')
      .join(' ') === read
  )
    return isPart ? 'glued' : 'plain';
  if (joined === read.replaceAll(' ', '')) return joined === written ? 'glued' : 'torn';
  if (MASK.test(written)) return 'masked';
  return CYRILLIC.test(written) && !LATIN.test(written) ? 'alphabet' : 'spelling';
}

function toReading({ reading, words }: ListedWord, quote: Quote, line: string): WordReading {
  if (reading === 'plain') return describeSpelling(words, quote, line);
  return reading === 'inside' ? 'glued' : reading;
}

/** Whether a part of the line is read as a word by itself. */
function isReadAs(part: string, read: string): boolean {
  const { plain, display } = normalise(part);
  const word = read.replaceAll(' ', '');
  return [plain, display.toLowerCase(), lowerWithoutDiacritics(display)]
    .flatMap((form) => [form, squeeze(form)])
    .some((form) => {
      const letters = romanise(form).replace(NOT_READ_ANYWHERE, '');
      return letters.includes(word) || letters.includes(turn([word]).join(''));
    });
}

/**
 * Returns the narrowest part around a quotation that is read as the word by itself, or the whole line where no part is.
 */
function verify(quote: Quote, read: string, line: string): Quote {
  if (isReadAs(quote.text, read)) return quote;
  const start = line.slice(0, quote.start).search(/\S*$/);
  const end = quote.end + (/^\S*/.exec(line.slice(quote.end))?.[0].length ?? 0);
  const whole = line.slice(start, end);
  return isReadAs(whole, read) ? { text: whole, start, end } : { text: line, start: 0, end: line.length };
}

function explainWords(
  { words, found, reversed }: LineWords,
  line: string,
  { quoteWords }: Locator,
): ExplainedWord[] {
  const inOrder = reversed ? turn(words) : words;
  const form = inOrder.join(' ');
  const measureStart = (at: number): number => [...inOrder.slice(0, at), ''].join(' ').length;
  return found
    .map((word): ExplainedWord => {
      const { slot, language, listed, words: read } = word;
      const count = read.split(' ').length;
      const at = reversed ? words.length - word.at - count : word.at;
      const start = measureStart(at);
      const length = inOrder.slice(at, at + count).join(' ').length;
      const written = verify(quoteWords(form, { start, end: start + length }), read, line);
      const reading = reversed ? 'reversed' : toReading(word, written, line);
      return { slot, language, listed, reading, read, written };
    })
    .toSorted((a, b) => a.written.start - b.written.start);
}

function explainFindings(
  { byRules, opinion, policy }: Examination,
  { quoteSpan }: Locator,
  swearing: Swearing,
): ExplainedFinding[] {
  const unpermitted = withoutPermitted(byRules, policy);
  const left = new Set(unpermitted);
  const counted =
    swearing === 'allow' ? new Set(applySwearing(opinion.findings, unpermitted, policy, swearing)) : left;
  return byRules.map((finding) => {
    const { category, severity, confidence, reasoning, found = [] } = finding;
    const quotes = new Map(found.flatMap(quoteSpan).map((each) => [`${each.start} ${each.end}`, each]));
    return {
      category,
      severity,
      confidence,
      reasoning,
      words: [...quotes.values()],
      rule: findForbiddingRule(policy, finding),
      permitted: !left.has(finding),
      allowed: left.has(finding) && !counted.has(finding),
    };
  });
}

function explainOpinion(examined: Examination): Explanation['opinion'] {
  const { byRules, opinion, combined, assessment } = examined;
  const own = opinion.findings.find((finding) => !byRules.includes(finding));
  const effect = ((): OpinionEffect => {
    if (opinion.need === null) return 'not_asked';
    if (byRules.some((finding) => !opinion.findings.includes(finding))) return 'doubted';
    if (own) return 'added';
    return assessment === combined ? 'nothing' : 'supported';
  })();
  return {
    frequency: opinion.need,
    effect,
    reasoning: effect === 'added' ? (own?.reasoning ?? null) : null,
  };
}

/**
 * Says what each stage of the local engine made of a line, by the functions that judge it. The verdict is that of
 * `judgeLocally` for a player without history.
 *
 * @param written the line as the player wrote it, where only a part of it is judged
 */
export function explainLocally(input: ModerationInput, written: string = input.message): Explanation {
  const { text, examined } = examineLocally(input);
  const locator = createLocator(written, text);
  const verdict = judgeExamined(examined, { ...input, history: noHistory });
  const stages = { written, read: squeeze(text.line), changes: locator.changes, verdict };
  if (!examined) {
    const opinion = { frequency: null, effect: 'not_asked', reasoning: null } as const;
    return { ...stages, turned: null, languages: [], words: [], findings: [], opinion };
  }
  const words = examined.read;
  return {
    ...stages,
    turned: words.reversed ? words.words.join(' ') : null,
    languages: [...words.languages],
    words: explainWords(words, written, locator),
    findings: explainFindings(examined, locator, input.config.swearing),
    opinion: explainOpinion(examined),
  };
}
