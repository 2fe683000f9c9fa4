export { assessLocally, moderateLocally, preFilter } from './engine';
export { readOwnerPolicy, quoteRule, readRules } from './ownerRules';
export { computeRepeatKey } from './rules/volume';
export { noHistory } from './types';
export type { Assessment, LocalVerdict, ModerationInput, PlayerHistory, RecentMessage } from './types';
export { applySettings, neededCare, decide, countEscalationSteps, severityToAction } from './verdict';
