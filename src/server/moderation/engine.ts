import { normalise, type NormalisedText } from './normalise';
import { readOwnerPolicy, type OwnerPolicy } from './ownerRules';
import { askSecondOpinion, trustSecondOpinion } from './opinion/secondOpinion';
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

function assess({ message, recent, config, isRest }: Line, text: NormalisedText): Assessment {
  const policy = readOwnerPolicy(config.server_rules);
  const byRules = findByRules(message, text, recent, policy);
  // The model learned from whole lines: "you are a" without its last word reads like an insult.
  const { findings, need } =
    isRest === true ? { findings: byRules, need: null } : askSecondOpinion(text, byRules, recent);
  // The model does not know whose shop a line names.
  const kept = namesAllowedDomain(text, policy)
    ? findings.filter((finding) => finding.category !== 'advertising' || byRules.includes(finding))
    : findings;
  const aimed = correctAim(kept, byRules, text);
  return trustSecondOpinion(combineFindings(aimed, policy, config.swearing), need);
}

/** The pre-filter's verdict, or null when the message needs a closer look. */
export function preFilter(line: Line): LocalVerdict | null {
  return isCleared(line, normalise(line.message)) ? { ...cleared } : null;
}

/** The local rules' assessment of a message, before history and the owner's automation level. */
export function assessLocally(line: Line): Assessment {
  return assess(line, normalise(line.message));
}

/**
 * Gives one message a verdict without any input or output: pre-filter, local rules, history, the owner's configuration.
 * Never throws for any string; takes microseconds.
 */
export function moderateLocally(input: ModerationInput): LocalVerdict {
  const text = normalise(input.message);
  if (isCleared(input, text)) return { ...cleared };
  return { ...decide(assess(input, text), input.history, input.config, 'local'), decided_by: 'local' };
}
