import { normalise, type NormalisedText } from './normalise';
import { readOwnerPolicy, type OwnerPolicy } from './ownerRules';
import { EMPTY_CONVERSATION_SHARE } from './opinion/model';
import { askSecondOpinion, type SecondOpinion, adoptMeasuredFrequency } from './opinion/secondOpinion';
import { type LineWords, readWords } from './opinion/words';
import { isObviouslyHarmless } from './prefilter';
import { findByRules } from './rules';
import { namesAllowedDomain } from './rules/advertising';
import type { Assessment, Finding, LocalVerdict, ModerationInput } from './types';
import { correctAim } from './swearing';
import { combineFindings, decide } from './verdict';

/** What the local rules read of the input; the player's history and the owner's lists are applied outside. */
type LineInput = Pick<ModerationInput, 'message' | 'recent' | 'own' | 'config' | 'isRest'>;

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

function isCleared({ message, recent, own, config }: LineInput, text: NormalisedText): boolean {
  if (!config.pre_filter_config.enabled || !isObviouslyHarmless(message, text, recent)) return false;
  own?.rememberShare(EMPTY_CONVERSATION_SHARE);
  return true;
}

/** What the stages after the pre-filter made of a line. */
export interface Examination {
  policy: OwnerPolicy;
  byRules: readonly Finding[];
  read: LineWords;
  opinion: SecondOpinion;
  /** What the findings amount to, before the second opinion's frequency counts. */
  combined: Assessment;
  assessment: Assessment;
}

function askOpinion(
  line: LineInput,
  text: NormalisedText,
  read: LineWords,
  byRules: readonly Finding[],
  policy: OwnerPolicy,
): SecondOpinion {
  // The model learned from whole lines: "you are a" without its last word reads like an insult.
  if (line.isRest === true) return { findings: byRules, need: null };
  const opinion = askSecondOpinion(text, read, byRules, line);
  // The model does not know whose address a line names, so what it adds alone counts for nothing there.
  const kept = namesAllowedDomain(text, policy)
    ? opinion.findings.filter((finding) => byRules.some(({ category }) => category === finding.category))
    : opinion.findings;
  return { findings: correctAim(kept, byRules, read, policy), need: opinion.need };
}

function examine(line: LineInput, text: NormalisedText): Examination {
  const policy = readOwnerPolicy(line.config.server_rules);
  const read = readWords(text, line.recent);
  const byRules = findByRules(line.message, text, read, line.recent, policy);
  const opinion = askOpinion(line, text, read, byRules, policy);
  const combined = combineFindings(opinion.findings, policy, line.config.swearing);
  return {
    policy,
    byRules,
    read,
    opinion,
    combined,
    assessment: adoptMeasuredFrequency(combined, opinion.need),
  };
}

/** Normalises a line and examines it; the examination is missing where the pre-filter cleared the line. */
export function examineLocally(line: LineInput): { text: NormalisedText; examined?: Examination } {
  const text = normalise(line.message);
  return isCleared(line, text) ? { text } : { text, examined: examine(line, text) };
}

/** The pre-filter's verdict, or null when the message needs a closer look. */
export function preFilter(line: LineInput): LocalVerdict | null {
  return isCleared(line, normalise(line.message)) ? { ...cleared } : null;
}

/** The local rules' assessment of a message, before history and the owner's automation level. */
export function assessLocally(line: LineInput): Assessment {
  return examine(line, normalise(line.message)).assessment;
}

/**
 * Makes a verdict from an assessment, the player's history and the owner's configuration. An undefined assessment means
 * that the pre-filter cleared the message; the function then returns the pre-filter's verdict.
 */
export function concludeLocally(
  assessment: Assessment | undefined,
  { history, config }: Pick<ModerationInput, 'history' | 'config'>,
): LocalVerdict {
  if (assessment === undefined) return { ...cleared };
  return decide(assessment, history, config, 'local');
}

/**
 * Gives one message a verdict without any input or output: pre-filter, local rules, history, the owner's configuration.
 * Never throws for any string; takes microseconds.
 */
export function moderateLocally(input: ModerationInput): LocalVerdict {
  return concludeLocally(examineLocally(input).examined?.assessment, input);
}
