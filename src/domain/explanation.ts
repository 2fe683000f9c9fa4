import type { DecidingFactor, LogExplanation, OpinionEffect, WordReading } from '~/contract/api.gen';
import { describeAction } from './action';
import { describeConfidence } from './assessment';
import { formatAutomationLevel, formatSwearing, formatThreshold } from './configuration';
import { toActionNoun } from './gameDecisions';
import { humanize } from './labelled';

const lookUp = <Known extends string>(table: Readonly<Record<Known, string>>, value: string): string =>
  Object.hasOwn(table, value) ? table[value as Known] : humanize(value);

const READINGS: Readonly<Record<WordReading, string>> = {
  plain: 'as it is listed',
  masked: 'signs stand for letters',
  reversed: 'read from its end',
  sound: 'written as it sounds',
  torn: 'torn apart',
  glued: 'inside a longer word',
  alphabet: 'in Cyrillic letters',
  spelling: 'spelt with other characters',
};

/** Describes how the line writes a listed word, such as "read from its end". The text stands after a colon. */
export function formatWordReading(reading: string): string {
  return lookUp(READINGS, reading);
}

const SLOTS: Readonly<Record<string, string>> = {
  swear: 'swearing',
  insult: 'an insult',
  soft: 'an insult if it is aimed at a player',
  slur: 'a slur',
  group: 'a group of people',
  degrade: 'contempt for people',
  sexual: 'sexual talk',
  rape: 'sexual violence',
  selfkill: 'urging to self-harm',
  die: 'death',
  harm: 'violence',
  real: 'life outside the game',
  weapon: 'a weapon',
  unwanted: 'exclusion',
  dox: 'private data',
  age: 'age',
  contact: 'a contact outside the game',
  picture: 'a picture',
  secret: 'a secret',
  meet: 'meeting',
  reward: 'a reward',
  staff: 'staff',
  credentials: 'a login',
  promote: 'an offer',
  quote: 'a quotation or a denial',
  you: 'another player',
  me: 'the player',
  thing: 'something of the game',
};

/** What a listed word stands for: "an insult". An unknown slot keeps its name. */
export function formatSlot(slot: string): string {
  return Object.hasOwn(SLOTS, slot) ? (SLOTS[slot] ?? slot) : `“${slot}”`;
}

/** The English name of a language; a code that is none stays as it is. */
export function formatLanguage(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

const EFFECTS: Readonly<Record<OpinionEffect, string>> = {
  added: 'It added a finding that the rules do not have.',
  supported: 'It supports the rules, and its frequency is the confidence.',
  doubted: 'It doubts the rules, so a reviewer is asked.',
  nothing: 'It changed nothing.',
  not_asked: 'It was not asked.',
};

/** What the second opinion says of a message, and what that led to. */
export function describeSecondOpinion({ effect, frequency }: LogExplanation['second_opinion']): string {
  const said =
    frequency === null ? '' : `${Math.round(frequency * 100)} of 100 such messages needed an action. `;
  return `${said}${lookUp(EFFECTS, effect)}`;
}

type Explained = Pick<LogExplanation, 'deciding' | 'settings' | 'stored_verdict'>;
/** What a factor says while the owner's settings still have the same effect, and what after they changed. */
type FactorText = (explained: Explained, current: boolean) => string;

const formatRecommendedAction = ({ stored_verdict: { recommended_action } }: Explained): string =>
  describeAction(recommended_action).label;
const formatRecommendedNoun = ({ stored_verdict: { recommended_action } }: Explained): string =>
  toActionNoun(recommended_action);

const FACTORS: Readonly<Record<DecidingFactor, FactorText>> = {
  pre_filter: (_, current) =>
    current
      ? 'The pre-filter cleared the message, so it leads to no action.'
      : 'The pre-filter cleared the message. Today it is off.',
  let_through: () => 'The service could not judge the message, so it was let through.',
  list_entry: (explained) =>
    explained.stored_verdict.severity === 0
      ? 'Your lists allow it, so it leads to no action.'
      : `An entry of your lists decided. Recommended: ${formatRecommendedAction(explained)}.`,
  severity: (explained) => {
    const { severity, recommended_action: recommended } = explained.stored_verdict;
    return `Severity ${severity} of 10 leads to ${recommended === 'none' ? 'no action' : `a ${formatRecommendedNoun(explained)}`}.`;
  },
  owner_rule: (explained) => `Your rule names the action: ${formatRecommendedAction(explained)}.`,
  swearing: (explained, current) => {
    const { recommended_action: recommended } = explained.stored_verdict;
    const effect =
      recommended === 'none'
        ? 'Your setting for swearing allows it, so it leads to no action.'
        : `Your setting for swearing makes it a ${formatRecommendedNoun(explained)}.`;
    return current
      ? effect
      : `${effect} Today the setting is “${formatSwearing(explained.settings.swearing)}”.`;
  },
  care: () => 'The player may need help, so a reviewer is asked and no action is recommended.',
  second_opinion: () => 'The second opinion is not sure enough for an action, so a reviewer is asked.',
  history: (explained, current) =>
    `The player's earlier violations made the action stronger: ${formatRecommendedAction(explained)}.${current ? '' : ' Today escalation is off.'}`,
  player_name: () => "It is a player's name, so a reviewer is asked and nothing happens before.",
  automation_level: (explained, current) => {
    const level = formatAutomationLevel(explained.settings.automation_level);
    const noun = formatRecommendedNoun(explained);
    return current
      ? `The automation level “${level}” allows no ${noun} without a reviewer.`
      : `The automation level allowed no ${noun} without a reviewer. Today it is “${level}”.`;
  },
  confidence_threshold: (explained, current) => {
    const confidence = describeConfidence(explained.stored_verdict.confidence).label;
    const threshold = formatThreshold(explained.settings.confidence_threshold);
    return current
      ? `A confidence of ${confidence} is below the threshold of ${threshold}, so a reviewer is asked.`
      : `A confidence of ${confidence} was below the threshold. Today the threshold is ${threshold}.`;
  },
  reviewer: () => 'A reviewer has decided.',
  undone: () => 'The action was taken back.',
};

/** One sentence for each factor that decided about a message, in the order in which they count. */
export function listDecidingSentences(explained: Explained): string[] {
  return explained.deciding.map(({ factor, current }) =>
    Object.hasOwn(FACTORS, factor) ? FACTORS[factor](explained, current) : `${humanize(factor)}.`,
  );
}

/**
 * Says how today's rules, lists and settings would judge a message, where that differs from the stored verdict; else
 * null. Also null where an AI, a failure or the player's history had a part in the stored verdict, because today's
 * stages leave these out.
 */
export function describeVerdictOfToday({
  deciding,
  stored_verdict: stored,
  verdict,
}: Pick<LogExplanation, 'deciding' | 'stored_verdict' | 'verdict'>): string | null {
  if (stored.decided_by !== 'local' && stored.decided_by !== 'pre_filter') return null;
  if (deciding.some(({ factor }) => factor === 'history')) return null;
  const isSame =
    verdict.recommended_action === stored.recommended_action &&
    verdict.category === stored.category &&
    verdict.severity === stored.severity;
  if (isSame) return null;
  const today =
    verdict.category === null
      ? 'nothing in it breaks a rule'
      : `${humanize(verdict.category).toLowerCase()}, severity ${verdict.severity} of 10`;
  return `Judged today: ${today}. Recommended: ${describeAction(verdict.recommended_action).label}.`;
}
