import { fold, lowerWithoutDiacritics, normalise } from '../normalise';
import type { NormalisedText } from '../normalise';
import { type Finding, type Phrase, type TextSpan, toTextSpan } from '../types';
import { type LineWords, readWords } from '../opinion/words';
import { DEATH_WISH_PHRASES, REAL_LIFE_WORDS } from './phrasesDeathWish';
import { CALL_FOR_HELP_PHRASES } from './phrasesCallForHelp';
import { FAREWELL_PHRASES } from './phrasesFarewell';
import { REPORTED_URGE_PHRASES } from './phrasesReportedUrge';
import { COLOURED_THING } from './gameItems';
import { GAME } from './gameWords';
import { SELF_HARM_PHRASES } from './phrasesSelfHarm';
import { SELF_INJURY_PHRASES } from './phrasesSelfInjury';
import { SUICIDE_URGE_PHRASES } from './phrasesSuicideUrge';
import { HARASSMENT_PHRASES } from './phrasesHarassment';
import { HATE_APPROVAL_PHRASES, readHateReport } from './hateReports';
import { HATE_PHRASES } from './phrasesHate';
import { HATE_CALL_PHRASES } from './phrasesHateCalls';
import { IMPERSONATION_PHRASES, SCAM_PHRASES } from './phrasesDeception';
import { SEXUAL_PHRASES } from './phrasesSexual';
import { THREAT_PHRASES } from './phrasesThreat';
import { PRIVATE_QUESTION_PHRASES } from './phrasesPrivateQuestions';
import { PROMOTION_PHRASES } from './phrasesPromotion';

const ALL: readonly Phrase[] = [
  ...HARASSMENT_PHRASES,
  ...HATE_PHRASES,
  ...HATE_CALL_PHRASES,
  ...HATE_APPROVAL_PHRASES,
  ...SEXUAL_PHRASES,
  ...THREAT_PHRASES,
  ...SELF_HARM_PHRASES,
  ...SUICIDE_URGE_PHRASES,
  ...CALL_FOR_HELP_PHRASES,
  ...SELF_INJURY_PHRASES,
  ...FAREWELL_PHRASES,
  ...REPORTED_URGE_PHRASES,
  ...DEATH_WISH_PHRASES,
  ...SCAM_PHRASES,
  ...IMPERSONATION_PHRASES,
  ...PRIVATE_QUESTION_PHRASES,
  ...PROMOTION_PHRASES,
];

const byTrigger = new Map<string, Phrase[]>();
for (const phrase of ALL) {
  // Alone, a Cyrillic word of look-alike letters is folded to Latin ones; in a Russian line it is not.
  for (const key of new Set(
    phrase.triggers.flatMap((trigger) => [fold(trigger), lowerWithoutDiacritics(trigger)]),
  )) {
    const list = byTrigger.get(key);
    if (list) list.push(phrase);
    else byTrigger.set(key, [phrase]);
  }
}

const REAL = new RegExp(`(?<!\\p{L})${REAL_LIFE_WORDS}(?!\\p{L})`, 'u');

const CLAUSE_ENDS = /[,.;!?]/;

/** The part of a line around a phrase, up to the nearest marks. */
function readClause(line: string, { index, 0: phrase }: RegExpExecArray): string {
  const before = line.slice(0, index).split(CLAUSE_ENDS).at(-1) ?? '';
  const after = line.slice(index + phrase.length).split(CLAUSE_ENDS)[0] ?? '';
  return before + phrase + after;
}

/** The most places of a phrase that are read in one line. */
const MOST_PLACES = 4;

/** Every place of a phrase from its first match on, because one may be quoted and the next one meant. */
function findPlaces(first: RegExpExecArray, pattern: RegExp): TextSpan[] {
  const places: TextSpan[] = [];
  for (
    let match: RegExpExecArray | null = first;
    match !== null && places.length < MOST_PLACES;
    match = pattern.exec(places.reduce(clearPlace, first.input))
  ) {
    places.push(toTextSpan(match));
  }
  return places;
}

function clearPlace(line: string, { start, end }: TextSpan): string {
  return line.slice(0, start) + ' '.repeat(end - start) + line.slice(end);
}

/** Whether a phrase's clause speaks of the game, and the line of nothing outside it. */
function isAboutGame(line: string, match: RegExpExecArray, found: LineWords['found']): boolean {
  if (REAL.test(line) || found.some(({ slot }) => slot === 'real')) return false;
  const clause = readClause(line, match);
  return GAME.test(clause) || readWords(normalise(clause)).found.some(({ slot }) => slot === 'thing');
}

/** Whether a line names a group of people: what may be play against one player is left to the second opinion. */
function namesGroup(found: LineWords['found']): boolean {
  return found.some(({ slot }) => slot === 'group');
}

/** The findings without the urging to self-harm that stands within a call for help: "my sister cut herself". */
function withoutUrgingInCalls(findings: Finding[]): Finding[] {
  const calls = findings.flatMap(({ needsCare, found = [] }) => (needsCare === true ? found : []));
  if (calls.length === 0) return findings;
  return findings.filter(
    ({ category, needsCare, found = [] }) =>
      needsCare === true ||
      category !== 'self_harm' ||
      !found.every(({ start, end }) => calls.some((call) => call.start <= start && end <= call.end)),
  );
}

/** Finds the phrases of every category. */
export function findPhrases(text: NormalisedText, found: LineWords['found']): Finding[] {
  let candidates: Set<Phrase> | undefined;
  for (const word of text.words) {
    const phrases = byTrigger.get(word);
    if (phrases === undefined) continue;
    candidates ??= new Set();
    for (const phrase of phrases) candidates.add(phrase);
  }
  if (candidates === undefined) return [];
  const findings: Finding[] = [];
  let rest: string | undefined;
  for (const phrase of candidates) {
    let line = text.squeezed;
    let match = phrase.pattern.exec(line);
    // What a line reports of the killing of a group, or forbids, is no hate, and a thing is no group.
    if (match && phrase.category === 'hate') {
      rest ??= (readHateReport(line)?.rest ?? line).replace(COLOURED_THING, (thing) =>
        ' '.repeat(thing.length),
      );
      line = rest;
      match = phrase.pattern.exec(line);
    }
    if (!match || phrase.except?.test(text.squeezed)) continue;
    if (phrase.isOutsideGame && isAboutGame(text.squeezed, match, found)) continue;
    if (phrase.asksReview && namesGroup(found)) continue;
    const { category, topic, severity, confidence, reasoning } = phrase;
    findings.push({
      category,
      ...(topic ? { topic } : {}),
      severity,
      confidence,
      reasoning,
      ...(phrase.needsCare ? { needsCare: true } : {}),
      ...(phrase.asksReview ? { asksReview: true } : {}),
      ...(phrase.isUnequivocal ? { isUnequivocal: true } : {}),
      found: findPlaces(match, phrase.pattern).map((place) => ({ ...place, text: text.squeezed })),
    });
  }
  return withoutUrgingInCalls(findings);
}
