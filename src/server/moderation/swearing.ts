import type { Slot } from './languages';
import { findMeanings, hasMeaning } from './opinion/meanings';
import { isThingInsult } from './opinion/thingInsults';
import type { LineWords } from './opinion/words';
import { findForbiddingRule, type OwnerPolicy } from './ownerRules';
import { createSwearing } from './rules/words';
import type { Category, Finding, Swearing, Verdict } from './types';

/** The reasoning of a line of which the setting allows all that was found. */
export const SWEARING_ALLOWED_REASONING = "Swears at no player, which the server's settings allow.";

/** Categories of what is aimed at a person or a group. */
const AIMED: ReadonlySet<Category> = new Set<Category>(['harassment', 'hate', 'threat']);

/** Words of these slots name no target. */
const TARGETLESS: ReadonlySet<Slot> = new Set<Slot>(['swear', 'me', 'thing', 'grammar']);

/** From this severity on a finding of swearing is about a strong word. */
const STRONG_FROM = 3;
/** The severities under `act`: a mute and a warning. */
const ACT_SEVERITY = { strong: 5, mild: 2 } as const;

function isSwearing({ category }: Pick<Finding, 'category'>): boolean {
  return category === 'profanity';
}

/** Whether a line is nothing but swearing, the speaker, the game and common words. */
function hasNoTarget({ words, found }: LineWords): boolean {
  const listed = new Set(found.map(({ at }) => at));
  return found.every(({ slot }) => TARGETLESS.has(slot)) && words.every((_, at) => listed.has(at));
}

function isHarassment({ category }: Pick<Finding, 'category'>): boolean {
  return category === 'harassment';
}

/**
 * Removes the second opinion's finding of harassment from a line that is aimed at no player: one in which the rules found
 * swearing alone and no word names a target, and one that insults only a thing. What the rules took for an insult of a
 * player is swearing there.
 */
export function correctAim(
  findings: readonly Finding[],
  byRules: readonly Finding[],
  read: LineWords,
  policy: OwnerPolicy,
): readonly Finding[] {
  if (!findings.some(isHarassment)) return findings;
  const others = findings.filter((finding) => !isHarassment(finding));
  const insult = byRules.find(isHarassment);
  // "Mods" are changes of the game and people.
  if (insult?.isUnequivocal !== true && isThingInsult(read)) {
    if (insult === undefined) return others;
    const isStrong = read.words.some((word) => hasMeaning(findMeanings(word), ['swear']));
    return [...others, createSwearing(isStrong ? 'profanity' : 'mild', insult.found, policy)];
  }
  const isDoubtful = byRules.length > 0 && byRules.every(isSwearing) && findings.length > byRules.length;
  return isDoubtful && hasNoTarget(read) ? others : findings;
}

/** Whether the findings say that the line is aimed at a person or a group, so that its swearing is too: `maybe` in doubt. */
function readAim(findings: readonly Finding[]): 'yes' | 'maybe' | 'no' {
  const aimed = findings.filter(({ category }) => AIMED.has(category));
  if (aimed.length === 0) return 'no';
  return aimed.every(({ asksReview }) => asksReview === true) ? 'maybe' : 'yes';
}

/** The severity of swearing under `act`, at least the one it has. */
export function toActSeverity(severity: number): number {
  return Math.max(severity, severity >= STRONG_FROM ? ACT_SEVERITY.strong : ACT_SEVERITY.mild);
}

/**
 * Infers from a stored verdict what the setting for swearing did to it. `act` is seen only in local verdicts: no rule
 * alone finds swearing as severe as `act` makes strong words, but an AI may.
 */
export function readSwearingSettingEffect({
  category,
  decided_by: decidedBy,
  reasoning,
  severity,
}: Pick<Verdict, 'category' | 'decided_by' | 'reasoning' | 'severity'>): 'allow' | 'act' | null {
  if (reasoning === SWEARING_ALLOWED_REASONING) return 'allow';
  const isRaised = decidedBy === 'local' && category === 'profanity' && severity >= ACT_SEVERITY.strong;
  return isRaised ? 'act' : null;
}

/**
 * Applies the owner's setting to the swearing of a line that is aimed at no player. Where the aim is in doubt, nothing
 * becomes graver, and what is left after `allow` is for a reviewer. A rule that forbids swearing is stronger than `allow`.
 *
 * @param found everything that was found in the line
 * @param findings those that the owner's rules do not permit
 */
export function applySwearing(
  found: readonly Finding[],
  findings: readonly Finding[],
  policy: OwnerPolicy,
  swearing: Swearing,
): readonly Finding[] {
  if (swearing === 'warn' || !findings.some(isSwearing)) return findings;
  const aim = readAim(found);
  if (aim === 'yes') return findings;
  if (swearing === 'allow') {
    return findings.filter((finding) => !isSwearing(finding) || findForbiddingRule(policy, finding) !== null);
  }
  if (aim === 'maybe') return findings;
  return findings.map((finding) =>
    isSwearing(finding) && finding.asksReview !== true
      ? { ...finding, severity: toActSeverity(finding.severity) }
      : finding,
  );
}
