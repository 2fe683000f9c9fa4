import type { Slot } from '../languages';
import { normalise, type NormalisedText } from '../normalise';
import type { Assessment, Category, Conversation, Finding, TextSpan } from '../types';
import { readHateReport } from '../rules/hateReports';
import { findReportedSpeech, isAboutWords } from '../rules/mentions';
import { isAboutSpeaker } from './aboutSpeaker';
import {
  addFindings,
  type Features,
  isPrivateQuestion,
  type LineFeatures,
  readLineFeatures,
  hashLineMeanings,
} from './features';
import {
  chooseCategory,
  estimateGrooming,
  estimateActionNeed,
  type LearnedCategory,
  toConversationShare,
} from './model';
import { readLoneWord } from './loneWord';
import { leaveOutMisread } from './misreadParts';
import { isOrdinaryForm } from './ordinaryForms';
import { isComfort, isFavourable, isHarmlessInsult, isOrdinaryTalk, namesOnlyGroup } from './ordinaryTalk';
import { createRememberedLine } from './rememberedLine';
import { MAX_CHARACTERS, type LineWords, readWords } from './words';

/** The learned part of a verdict: what it adds to the findings of the rules, and how it changes them. */
export interface SecondOpinion {
  findings: readonly Finding[];
  /** 0 to 1: how often such a line needs an action; null where the second opinion was not asked. */
  need: number | null;
}

/**
 * The probability that a line needs action from which the second opinion acts where the rules found nothing. With a lower
 * one it acts on more everyday chat than it finds harm.
 */
const ACTS_FROM = 0.72;
/** The probability from which it acts on a line of one word. */
const ACTS_ON_ONE_WORD_FROM = 0.9;
/** From this probability that a line needs action on, a reviewer looks at it. */
const REVIEWED_FROM = 0.6;
/** Below this probability that a line needs action, a rule's action waits for a reviewer. */
const DOUBTED_BELOW = 0.5;
const FIRM_SEVERITY = 5;
const FIRM_CONFIDENCE = 0.8;
/** From this probability of grooming on, a player's last lines together lead to an action. */
const GROOMING_FROM = 0.97;
/** From this probability of grooming on, a reviewer looks at the player's last lines. */
const GROOMING_REVIEWED_FROM = 0.9;
/** How many of a player's latest lines are read together with this one, and how many of their last characters. */
const EARLIER_LINES = 5;
const EARLIER_CHARACTERS = 220;
/**
 * Reading lines together takes as long as judging one, so the lines are read together only from this estimate on, which
 * their shares alone give. In the training conversations every line that needs a reviewer reaches it.
 */
export const READ_TOGETHER_FROM = 0.3;
/** The severity of a finding that only asks a reviewer. */
const REVIEW_SEVERITY = 2;

/** What the second opinion does alone is at most a mute. */
const facts: Readonly<Record<LearnedCategory, { severity: number; names: string }>> = {
  harassment: { severity: 4, names: 'an insult or cruelty to a player' },
  hate: { severity: 6, names: 'contempt for a group of people' },
  threat: { severity: 6, names: 'a threat outside the game' },
  sexual: { severity: 5, names: 'sexual talk' },
  grooming: { severity: 6, names: 'an approach of an adult to a child' },
  self_harm: { severity: 6, names: 'urging to self-harm' },
  personal_data: { severity: 4, names: 'private data' },
  scam: { severity: 5, names: 'a fraud' },
  advertising: { severity: 4, names: 'advertising' },
  impersonation: { severity: 4, names: 'a claim to be staff' },
  spam: { severity: 2, names: 'filler' },
  shouting: { severity: 2, names: 'angry capitals' },
  profanity: { severity: 2, names: 'strong language' },
  other: { severity: 2, names: 'a line that needs an action' },
};

/** Categories that rules find by counting or by form, so that wording does not make them doubtful. */
const FOUND_BY_FORM: ReadonlySet<Category> = new Set<Category>([
  'spam',
  'advertising',
  'personal_data',
  'profanity',
  'other',
]);
const LEAST_SEVERITY = 2;

function toCategory(learned: LearnedCategory): Category {
  return learned === 'grooming' ? 'sexual' : learned;
}

/** Whether a rule is sure of something severe, so that its own confidence stands. */
function isFirm({ severity, confidence }: Pick<Finding, 'severity' | 'confidence'>): boolean {
  return severity >= FIRM_SEVERITY && confidence >= FIRM_CONFIDENCE;
}

function round(probability: number): number {
  return Math.min(0.99, Math.round(probability * 100) / 100);
}

/** Stands before what the second opinion says in a reasoning. */
const SPEAKER = 'Second opinion:';

/** Whether a reasoning of the local engine says something of the second opinion. */
export function namesSecondOpinion(reasoning: string | null): boolean {
  return reasoning?.includes(SPEAKER) === true;
}

function describe(learned: LearnedCategory, need: number): string {
  return `${SPEAKER} reads like ${facts[learned].names}; ${Math.round(need * 100)} of 100 such lines needed an action.`;
}

function estimateGroomingIn(line: string): number {
  const text = normalise(line);
  return estimateGrooming([toConversationShare(readLineFeatures(text, readWords(text)))]);
}

function estimateLineNeed(line: string): number {
  const text = normalise(line);
  const read = readWords(text);
  const features = addFindings(readLineFeatures(text, read), []);
  return estimateActionNeed(features, hashLineMeanings(read, features));
}

/** The probability that a line without its misread parts would need an action; 1 when it has no such part. */
function estimateNeedWithoutMisread(text: NormalisedText): number {
  const rest = leaveOutMisread(text);
  return rest === undefined ? 1 : estimateLineNeed(rest);
}

/** What a player reports in the words of another one. */
const REPORTED: ReadonlySet<LearnedCategory> = new Set(['threat', 'self_harm', 'harassment', 'hate']);

function readsAsHarmful(line: string): boolean {
  return estimateLineNeed(line) >= REVIEWED_FROM;
}

/** Words that make a report of hate an attack, wherever they stand beside it. */
const ATTACKING: ReadonlySet<Slot> = new Set<Slot>([
  'swear',
  'insult',
  'slur',
  'group',
  'degrade',
  'die',
  'harm',
  'selfkill',
  'weapon',
]);

function isHarmfulBeside(rest: string): boolean {
  return readsAsHarmful(rest) || readWords(normalise(rest)).found.some(({ slot }) => ATTACKING.has(slot));
}

/** Whether a line reads as harmful only because of what it quotes of another player. */
function isHarmfulByReport({ folded }: NormalisedText, learned: LearnedCategory): boolean {
  const report = REPORTED.has(learned) ? findReportedSpeech(folded) : undefined;
  return (
    report !== undefined && !readsAsHarmful(`${folded.slice(0, report.start)} ${folded.slice(report.end)}`)
  );
}

/** Words that a line may speak about without using them. */
const SPOKEN_ABOUT: ReadonlySet<Slot> = new Set<Slot>(['swear', 'insult', 'soft', 'slur', 'sexual']);
const WORD = /[\p{L}\p{N}*]+/gu;
/** "A fat word" is what French calls a bad one. */
const NAMES_A_WORD = /^gros mots?(?!\p{L})/u;

/** Whether a line reads as harmful only because of words that it forbids, reports or asks about. */
function isHarmfulByMention({ squeezed }: NormalisedText, { found, words }: LineWords): boolean {
  const places = [...squeezed.matchAll(WORD)];
  // Torn or long words are read as others than the line has.
  if (places.length !== words.length) return false;
  const spans = found
    .filter(({ slot }) => SPOKEN_ABOUT.has(slot))
    .flatMap(({ at }): TextSpan[] => {
      const place = places[at];
      return place && !NAMES_A_WORD.test(squeezed.slice(place.index))
        ? [{ text: squeezed, start: place.index, end: place.index + place[0].length }]
        : [];
    });
  const rest = words.filter((_, at) => !found.some((word) => word.at === at && SPOKEN_ABOUT.has(word.slot)));
  return isAboutWords(squeezed, spans) && !readsAsHarmful(rest.join(' '));
}

function findGrooming(
  text: NormalisedText,
  read: LineFeatures,
  { recent, own }: Conversation,
): Finding | undefined {
  // Without an earlier or a later line, no other line reads this line's share.
  if (own === undefined && recent.length === 0) return undefined;
  const share = toConversationShare(read);
  own?.rememberShare(share);
  if (recent.length === 0) return undefined;
  const latest = recent.toSorted((a, b) => b.ageMs - a.ageMs).slice(-EARLIER_LINES);
  const said = latest.map(({ message }) => message).join(' ');
  const earlier = said.slice(-EARLIER_CHARACTERS);
  const together = `${earlier} ${text.display}`;
  // Of long lines only the last part is read together, and the shares of whole lines tell nothing about that part.
  if (earlier === said && together.length <= MAX_CHARACTERS) {
    const shares = latest.map((each) => (each.remembered ?? createRememberedLine(each.message)).share);
    if (estimateGrooming([...shares, share]) < READ_TOGETHER_FROM) return undefined;
  }
  const need = estimateGroomingIn(together);
  // The earlier lines were judged when they were said: a line that adds nothing to them gets no finding from them.
  if (need < GROOMING_REVIEWED_FROM || need <= estimateGroomingIn(earlier)) return undefined;
  const acts = need >= GROOMING_FROM;
  return {
    category: 'sexual',
    severity: acts ? facts.grooming.severity : REVIEW_SEVERITY,
    confidence: round(need),
    reasoning: `${SPEAKER} the player's last lines together read like ${facts.grooming.names}.`,
    ...(acts ? {} : { asksReview: true }),
  };
}

function callForHelp(need: number): Finding {
  return {
    category: 'self_harm',
    severity: facts.self_harm.severity,
    confidence: round(need),
    reasoning: `${SPEAKER} the player may be speaking of hurting themselves; please check on them.`,
    needsCare: true,
  };
}

/** Adds a finding where the rules found no harm, or doubts harmful findings in a line that reads as harmless. */
function weigh(
  text: NormalisedText,
  findings: readonly Finding[],
  features: Features,
  read: LineWords,
  need: number,
): readonly Finding[] {
  const harmful = findings.filter(
    (finding) =>
      finding.severity >= LEAST_SEVERITY && finding.category !== 'profanity' && !isPrivateQuestion(finding),
  );
  if (harmful.length === 0) {
    const ownNeed = need < REVIEWED_FROM ? need : Math.min(need, estimateNeedWithoutMisread(text));
    if (ownNeed < REVIEWED_FROM) return findings;
    const loneWord = readLoneWord(text, read);
    if (loneWord === 'ordinary') return findings;
    const report = readHateReport(text.squeezed);
    if (report?.asksReview === false) return findings;
    const learned = chooseCategory(features);
    if (learned === 'self_harm' && isAboutSpeaker(text.squeezed, read))
      return [...findings, callForHelp(need)];
    const acts =
      ownNeed >= (loneWord === undefined ? ACTS_FROM : ACTS_ON_ONE_WORD_FROM) &&
      loneWord !== 'group' &&
      !isOrdinaryTalk(text.squeezed, read, learned) &&
      !isOrdinaryForm(read, learned) &&
      !(learned === 'hate' && namesOnlyGroup(text, read)) &&
      !isComfort(text.squeezed, read.found, readsAsHarmful) &&
      !isHarmfulByReport(text, learned) &&
      !(learned === 'harassment' && isHarmfulByMention(text, read)) &&
      (report === undefined || (!report.saysNoMore && isHarmfulBeside(report.rest)));
    if (!acts && findings.some(isPrivateQuestion)) return findings;
    const found: Finding = {
      category: toCategory(learned),
      severity: acts ? facts[learned].severity : REVIEW_SEVERITY,
      confidence: round(need),
      reasoning: describe(learned, need),
      ...(acts ? {} : { asksReview: true }),
    };
    return [...findings, found];
  }
  const isBeyondDoubt = harmful.some(
    ({ category, isUnequivocal }) => FOUND_BY_FORM.has(category) || isUnequivocal === true,
  );
  const isDoubtful =
    need < DOUBTED_BELOW ||
    isHarmlessInsult(text.squeezed, read.found) ||
    (harmful.every(({ category }) => category === 'harassment') && isFavourable(text.squeezed, read));
  if (!isDoubtful || isBeyondDoubt) return findings;
  return findings.map((finding) =>
    harmful.includes(finding)
      ? {
          ...finding,
          severity: REVIEW_SEVERITY,
          confidence: round(1 - need),
          reasoning: `${finding.reasoning} ${SPEAKER} the line reads as harmless, so a reviewer decides.`,
          asksReview: true,
        }
      : finding,
  );
}

/**
 * Weighs a line by what the project's corpus taught: adds a finding where the rules have none, supports theirs, or doubts
 * them, so that a reviewer decides. Says nothing about a call for help.
 */
export function askSecondOpinion(
  text: NormalisedText,
  read: LineWords,
  byRules: readonly Finding[],
  conversation: Conversation,
): SecondOpinion {
  if (byRules.some(({ needsCare }) => needsCare === true)) return { findings: byRules, need: null };
  const lineFeatures = readLineFeatures(text, read);
  const features = addFindings(lineFeatures, byRules);
  const need = estimateActionNeed(features, hashLineMeanings(read, features));
  const grooming = findGrooming(text, lineFeatures, conversation);
  const findings = weigh(text, byRules, features, read, need);
  // The grooming finding comes from several lines, so this line alone neither supports it nor makes it doubtful.
  return { findings: grooming ? [...findings, grooming] : findings, need };
}

/** Gives an assessment the frequency that cross-validation measured instead of the rules' own confidence. */
export function adoptMeasuredFrequency(assessment: Assessment, need: number | null): Assessment {
  const { category, action } = assessment;
  if (need === null || category === null || action === 'none' || FOUND_BY_FORM.has(category))
    return assessment;
  return isFirm(assessment) ? assessment : { ...assessment, confidence: round(Math.max(need, 0.5)) };
}
