export { assessLocally, moderateLocally, preFilter } from './engine';
export { ownerPolicy, quoteRule, readRules } from './ownerRules';
export { repeatKey } from './rules/volume';
export { noHistory } from './types';
export type { Assessment, LocalVerdict, ModerationInput, PlayerHistory, RecentMessage } from './types';
export { applySettings, neededCare, decide, escalationSteps, severityToAction } from './verdict';
