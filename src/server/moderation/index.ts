export { assessLocally, moderateLocally, preFilter } from './engine';
export { explainLocally } from './explain/explain';
export type { Explanation } from './explain/explain';
export { applyNamedAction, applySwearingSetting, judgeLocally, readSwearingRule } from './ruleActions';
export { prepareOwnerPolicy, readOwnerPolicy, quoteRuleByNumber, listRuleReadings } from './ownerRules';
export { createRememberedLine } from './opinion/rememberedLine';
export { noHistory } from './types';
export type {
  Assessment,
  Conversation,
  LocalVerdict,
  ModerationInput,
  PlayerHistory,
  RecentMessage,
} from './types';
export {
  applyHistory,
  applySettings,
  isEscalated,
  isStrongerAction,
  wasForReviewerOnly,
  decide,
  countEscalationSteps,
  toAction,
} from './verdict';
