import { actionValues, categoryValues } from '~/contract/enums.gen';
import { findForbiddingRule, isCategoryForbidden, isPermitted, type OwnerPolicy } from './ownerRules';
import { applySwearing, SWEARING_ALLOWED_REASONING } from './swearing';
import type {
  Action,
  Assessment,
  AutomationLevel,
  Category,
  Config,
  DecidedBy,
  Finding,
  PlayerHistory,
  Swearing,
  Verdict,
} from './types';

/** The lowest severity of each action. 0 and 1 lead to none. */
const ACTION_FROM_SEVERITY: readonly (readonly [number, Action])[] = [
  [9, 'ban'],
  [7, 'kick'],
  [5, 'mute'],
  [2, 'warn'],
  [0, 'none'],
];

/** Earlier warnings that make the next action one step stronger; a mute counts as two of them, a kick as three. */
const WARNINGS_PER_STEP = 3;
/** History alone never turns a warning into a ban. */
const MAX_ESCALATION_STEPS = 2;

const strongest: Readonly<Record<AutomationLevel, Action>> = {
  monitor_only: 'none',
  auto_warn: 'warn',
  auto_mute: 'mute',
  auto_kick: 'kick',
  auto_ban: 'ban',
};

const NOTHING_FOUND = 'Nothing in this message breaks a rule.';
const PERMITTED_BY_OWNER = "What was found in this message is permitted by the server's rules.";
const CLEARED_CONFIDENCE = 0.95;

function rank(action: Action): number {
  return actionValues.indexOf(action);
}

/** The action of a severity from 0 to 10: 0–1 none, 2–4 warn, 5–6 mute, 7–8 kick, 9–10 ban. */
export function toAction(severity: number): Action {
  return ACTION_FROM_SEVERITY.find(([from]) => severity >= from)?.[1] ?? 'none';
}

/** Counts how many steps stronger a player's history makes an action, 0 to `MAX_ESCALATION_STEPS`. */
export function countEscalationSteps(history: PlayerHistory): number {
  const weight = history.warnings + 2 * history.mutes + 3 * history.kicks;
  return Math.min(MAX_ESCALATION_STEPS, Math.floor(weight / WARNINGS_PER_STEP));
}

/** The confidence in a category: findings that agree support each other. */
function combineConfidence(findings: readonly Finding[], category: Category): number {
  const doubt = findings
    .filter((finding) => finding.category === category)
    .reduce((product, finding) => product * (1 - finding.confidence), 1);
  return Math.min(0.99, Math.round((1 - doubt) * 100) / 100);
}

/**
 * Orders findings by severity; at equal severity those that only ask for a reviewer last, and then by the contract's
 * order, which lists harm to people before coarse words.
 */
function compareSeverity(a: Finding, b: Finding): number {
  return (
    b.severity - a.severity ||
    Number(a.asksReview === true) - Number(b.asksReview === true) ||
    categoryValues.indexOf(a.category) - categoryValues.indexOf(b.category) ||
    b.confidence - a.confidence
  );
}

/** The findings without those that the owner's rules permit. */
export function withoutPermitted(found: readonly Finding[], policy: OwnerPolicy): readonly Finding[] {
  if (policy.permitted.size === 0) return found;
  const left = found.filter((finding) => !isPermitted(policy, finding));
  const insultPermitted =
    found.some(({ category }) => category === 'harassment') && policy.permitted.has('harassment');
  // The coarse word of a permitted insult is permitted with it, unless a rule forbids swearing.
  return insultPermitted && !isCategoryForbidden(policy, 'profanity')
    ? left.filter(({ category }) => category !== 'profanity')
    : left;
}

/** Says why none of the findings counts. */
function explainClearance(found: readonly Finding[], unpermitted: readonly Finding[]): string {
  if (unpermitted.length > 0) return SWEARING_ALLOWED_REASONING;
  return found.length > 0 ? PERMITTED_BY_OWNER : NOTHING_FOUND;
}

/**
 * Makes one assessment from all findings that neither the owner's rules permit nor the setting for swearing allows. The
 * most severe finding decides.
 */
export function combineFindings(
  found: readonly Finding[],
  policy: OwnerPolicy,
  swearing: Swearing,
): Assessment {
  const unpermitted = withoutPermitted(found, policy);
  const findings = applySwearing(found, unpermitted, policy, swearing);
  const lead = findings.length > 1 ? [...findings].sort(compareSeverity)[0] : findings[0];
  if (lead === undefined) {
    return {
      category: null,
      severity: 0,
      confidence: CLEARED_CONFIDENCE,
      action: 'none',
      reasoning: explainClearance(found, unpermitted),
      rule: null,
      needsCare: false,
    };
  }
  const needsCare = lead.needsCare === true;
  return {
    category: lead.category,
    severity: lead.severity,
    // Findings of other rules do not make the reading of a cry for help more certain.
    confidence: needsCare ? lead.confidence : combineConfidence(findings, lead.category),
    action: needsCare || lead.asksReview === true ? 'none' : toAction(lead.severity),
    reasoning: lead.reasoning,
    rule: findForbiddingRule(policy, lead),
    needsCare,
    asksReview: lead.asksReview === true,
  };
}

/** Whether one action is stronger than another. */
export function isStrongerAction(action: Action, than: Action): boolean {
  return rank(action) > rank(than);
}

function escalate(action: Action, steps: number): Action {
  if (action === 'none') return 'none';
  return actionValues[Math.min(rank(action) + steps, actionValues.length - 1)] ?? action;
}

/** The strongest action that the automation level allows and that is not stronger than the recommended one. */
function limitAction(recommended: Action, level: AutomationLevel): Action {
  return rank(recommended) <= rank(strongest[level]) ? recommended : strongest[level];
}

/**
 * Messages of a lower severity never go to review, because a high threshold would fill the queue with ordinary chat.
 */
const MILDEST_FOR_REVIEW = 2;

/**
 * Applies the owner's settings to a recommended action: returns the action for the game server, and whether the message
 * goes to the review queue. It does when its verdict is less certain than the owner's threshold, when the recommended
 * action is stronger than the automation level allows, and when the message is for a reviewer whatever the settings.
 *
 * @param isForReviewer whether the player may need help, or the second opinion asks for a reviewer
 */
export function applySettings(
  {
    recommended_action: recommended,
    severity,
    confidence,
  }: Pick<Verdict, 'recommended_action' | 'severity' | 'confidence'>,
  isForReviewer: boolean,
  settings: Pick<Config, 'automation_level' | 'confidence_threshold'>,
): Pick<Verdict, 'final_action' | 'needs_review'> {
  const final = limitAction(recommended, settings.automation_level);
  const isUnsure =
    severity >= MILDEST_FOR_REVIEW && confidence !== null && confidence < settings.confidence_threshold;
  return { final_action: final, needs_review: isForReviewer || isUnsure || rank(recommended) > rank(final) };
}

/**
 * Whether a stored verdict was for a reviewer alone: its severity calls for an action, and it recommends none. True
 * for care, and for what the second opinion sent to a reviewer.
 */
export function wasForReviewerOnly(verdict: Pick<Verdict, 'recommended_action' | 'severity'>): boolean {
  return verdict.recommended_action === 'none' && toAction(verdict.severity) !== 'none';
}

const STRONGER_BY_HISTORY = "Stronger because of the player's history.";

/** Whether a verdict says that the player's history made it stronger. */
export function isEscalated({ reasoning }: Pick<Verdict, 'reasoning'>): boolean {
  return reasoning?.endsWith(STRONGER_BY_HISTORY) === true;
}

/** Makes a verdict that was given without history as strong as the player's history asks. */
export function applyHistory<Given extends Verdict>(
  verdict: Given,
  history: PlayerHistory,
  config: Config,
): Given {
  const steps = config.escalation_enabled ? countEscalationSteps(history) : 0;
  const recommended = escalate(verdict.recommended_action, steps);
  if (recommended === verdict.recommended_action) return verdict;
  return {
    ...verdict,
    // A message that was held for care recommends no action, and history can't make none stronger.
    ...applySettings({ ...verdict, recommended_action: recommended }, false, config),
    recommended_action: recommended,
    reasoning: `${verdict.reasoning ?? ''} ${STRONGER_BY_HISTORY}`,
  };
}

/** Turns an assessment of the local rules or the AI into a verdict, by history and the owner's configuration. */
export function decide<By extends DecidedBy>(
  { action, category, severity, confidence, reasoning, rule, needsCare, asksReview }: Assessment,
  history: PlayerHistory,
  config: Config,
  decidedBy: By,
): Verdict & { decided_by: By } {
  // Copying an assessment with `...` takes longer than all else here.
  const settled = applySettings(
    { recommended_action: action, severity, confidence },
    needsCare || asksReview === true,
    config,
  );
  const verdict = {
    final_action: settled.final_action,
    needs_review: settled.needs_review,
    recommended_action: action,
    category,
    severity,
    confidence,
    reasoning,
    rule,
    filtered: false,
    decided_by: decidedBy,
  };
  return applyHistory(verdict, history, config);
}
