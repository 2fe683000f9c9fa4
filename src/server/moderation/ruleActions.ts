import type { SwearingRule } from '~/contract/api.gen';
import { actionValues } from '~/contract/enums.gen';
import { concludeLocally, type Examination, examineLocally } from './engine';
import {
  findForbiddingRule,
  isCategoryForbidden,
  isPermitted,
  readOwnerPolicy,
  listRuleReadings,
} from './ownerRules';
import { SWEARING_ALLOWED_REASONING, toActSeverity } from './swearing';
import type { Assessment, Config, Finding, LocalVerdict, ModerationInput } from './types';
import { toAction } from './verdict';

/** From this severity on, a rule's action counts only if it is the stronger one. */
const GRAVEST_MILDER = 9;

/** Gives an assessment the action that its rule names: "Spam: mute". */
export function applyNamedAction(assessment: Assessment, serverRules: string): Assessment {
  const { rule, action, severity, needsCare } = assessment;
  if (rule === null || action === 'none' || needsCare) return assessment;
  const named = readOwnerPolicy(serverRules).namedActions.get(rule);
  if (named === undefined) return assessment;
  const isMilder = actionValues.indexOf(named) < actionValues.indexOf(action);
  return isMilder && severity >= GRAVEST_MILDER ? assessment : { ...assessment, action: named };
}

/** Gives what was made of a line its verdict, with the action that the owner's rules name. */
export function judgeExamined(examined: Examination | undefined, input: ModerationInput): LocalVerdict {
  return concludeLocally(examined && applyNamedAction(examined.assessment, input.config.server_rules), input);
}

/** Gives a line the verdict of the pre-filter or the local rules, with the actions that the owner's rules name. */
export function judgeLocally(input: ModerationInput): LocalVerdict {
  return judgeExamined(examineLocally(input).examined, input);
}

/** Strong swearing at no player, as the word lists find it. */
const SWEARING: Pick<Finding, 'category' | 'severity'> = { category: 'profanity', severity: 3 };

/**
 * Applies the owner's setting for swearing to an AI's assessment, which names swearing only where it is aimed at no
 * player. What the owner's rules say comes before it, whether the AI or the local rules read it.
 */
export function applySwearingSetting(
  assessment: Assessment,
  { swearing, server_rules: rules }: Pick<Config, 'swearing' | 'server_rules'>,
): Assessment {
  const { category, severity, rule } = assessment;
  if (category !== 'profanity' || swearing === 'warn') return assessment;
  const policy = readOwnerPolicy(rules);
  const finding = { category, severity };
  if (swearing === 'allow') {
    const isForbiddenByRule = rule !== null || findForbiddingRule(policy, finding) !== null;
    return isForbiddenByRule
      ? assessment
      : { ...assessment, category: null, severity: 0, action: 'none', reasoning: SWEARING_ALLOWED_REASONING };
  }
  if (isPermitted(policy, finding)) return assessment;
  const graver = toActSeverity(severity);
  return { ...assessment, severity: graver, action: toAction(graver) };
}

/** What the local rules read of swearing in the owner's rules, which comes before the setting; null where nothing. */
export function readSwearingRule(serverRules: string): SwearingRule | null {
  const policy = readOwnerPolicy(serverRules);
  if (isPermitted(policy, SWEARING)) {
    const clauses = listRuleReadings(serverRules).filter(
      ({ reading, categories }) => reading === 'permits' && categories.includes(SWEARING.category),
    );
    const [clause] = clauses;
    const words = clauses.length === 1 && clause ? `${clause.number}. ${clause.text}` : null;
    return { reading: 'permits', rule: words, mild_words: true };
  }
  const rule = findForbiddingRule(policy, SWEARING);
  if (rule === null) return null;
  const action = policy.namedActions.get(rule);
  return {
    reading: 'forbids',
    rule,
    mild_words: isCategoryForbidden(policy, SWEARING.category),
    ...(action === undefined ? {} : { action }),
  };
}
