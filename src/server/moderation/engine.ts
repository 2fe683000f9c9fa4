import { normalise, type NormalisedText } from './normalise';
import { readOwnerPolicy, type OwnerPolicy } from './ownerRules';
import { askSecondOpinion, type SecondOpinion, trustSecondOpinion } from './opinion/secondOpinion';
import { isObviouslyHarmless } from './prefilter';
import { findAdvertising, namesAllowedDomain } from './rules/advertising';
import { findOwnerSpecific } from './rules/ownerSpecific';
import { findPersonalData } from './rules/personalData';
import { findPhrases } from './rules/phrases';
import { findSystemLines } from './rules/systemLines';
import { findFiller, findFloods, findShouting } from './rules/volume';
import { findWords } from './rules/words';
import type { Assessment, Finding, LocalVerdict, ModerationInput, RecentMessage } from './types';
import { correctAim } from './swearing';
import { combineFindings, decide } from './verdict';

/** Everything that the rules find in a line, before the second opinion. */
export function findByRules(
  message: string,
  text: NormalisedText,
  recent: readonly RecentMessage[],
  policy: OwnerPolicy,
): Finding[] {
  return [
    ...findWords(text, policy),
    ...findPhrases(text),
    ...findAdvertising(text, policy),
    ...findPersonalData(text),
    ...findSystemLines(text),
    ...findFloods(message, recent),
    ...findFiller(message, text),
    ...findShouting(text.display),
    ...findOwnerSpecific(text, policy),
  ];
}

type Line = Pick<ModerationInput, 'message' | 'recent' | 'config' | 'isRest'>;

const cleared: LocalVerdict = {
  final_action: 'none',
  recommended_action: 'none',
  category: null,
  severity: 0,
  confidence: null,
  reasoning: null,
  rule: null,
  filtered: true,
  needs_review: false,
  decided_by: 'pre_filter',
};

function isCleared(line: Line, text: NormalisedText): boolean {
  return line.config.pre_filter_config.enabled && isObviouslyHarmless(line.message, text, line.recent);
}

/** What the stages after the pre-filter made of a line. */
export interface Examination {
  policy: OwnerPolicy;
  byRules: readonly Finding[];
  opinion: SecondOpinion;
  /** What the findings amount to, before the second opinion's frequency counts. */
  combined: Assessment;
  assessment: Assessment;
}

function askOpinion(
  { recent, isRest }: Line,
  text: NormalisedText,
  byRules: readonly Finding[],
  policy: OwnerPolicy,
): SecondOpinion {
  // The model learned from whole lines: "you are a" without its last word reads like an insult.
  if (isRest === true) return { findings: [...byRules], need: null };
  const opinion = askSecondOpinion(text, byRules, recent);
  // The model does not know whose shop a line names.
  const kept = namesAllowedDomain(text, policy)
    ? opinion.findings.filter((finding) => finding.category !== 'advertising' || byRules.includes(finding))
    : opinion.findings;
  return { ...opinion, findings: [...correctAim(kept, byRules, text)] };
}

function examine(line: Line, text: NormalisedText): Examination {
  const policy = readOwnerPolicy(line.config.server_rules);
  const byRules = findByRules(line.message, text, line.recent, policy);
  const opinion = askOpinion(line, text, byRules, policy);
  const combined = combineFindings(opinion.findings, policy, line.config.swearing);
  return { policy, byRules, opinion, combined, assessment: trustSecondOpinion(combined, opinion.need) };
}

/** Normalises a line and examines it; the examination is missing where the pre-filter cleared the line. */
export function examineLocally(line: Line): { text: NormalisedText; examined?: Examination } {
  const text = normalise(line.message);
  return isCleared(line, text) ? { text } : { text, examined: examine(line, text) };
}

/** The pre-filter's verdict, or null when the message needs a closer look. */
export function preFilter(line: Line): LocalVerdict | null {
  return isCleared(line, normalise(line.message)) ? { ...cleared } : null;
}

/** The local rules' assessment of a message, before history and the owner's automation level. */
export function assessLocally(line: Line): Assessment {
  return examine(line, normalise(line.message)).assessment;
}

/** The verdict of an assessment by history and the owner's configuration; of none, the pre-filter's. */
export function concludeLocally(
  assessment: Assessment | undefined,
  { history, config }: Pick<ModerationInput, 'history' | 'config'>,
): LocalVerdict {
  if (assessment === undefined) return { ...cleared };
  return { ...decide(assessment, history, config, 'local'), decided_by: 'local' };
}

/**
 * Gives one message a verdict without any input or output: pre-filter, local rules, history, the owner's configuration.
 * Never throws for any string; takes microseconds.
 */
export function moderateLocally(input: ModerationInput): LocalVerdict {
  return concludeLocally(examineLocally(input).examined?.assessment, input);
}
