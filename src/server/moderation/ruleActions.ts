import { actionValues } from '~/contract/enums.gen';
import { assessLocally, moderateLocally, preFilter } from './engine';
import { readOwnerPolicy } from './ownerRules';
import type { Assessment, LocalVerdict, ModerationInput } from './types';
import { decide } from './verdict';

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

/** Gives a line the verdict of the pre-filter or the local rules, with the actions that the owner's rules name. */
export function judgeLocally(input: ModerationInput): LocalVerdict {
  if (readOwnerPolicy(input.config.server_rules).namedActions.size === 0) return moderateLocally(input);
  const cleared = preFilter(input);
  if (cleared) return cleared;
  const assessment = applyNamedAction(assessLocally(input), input.config.server_rules);
  return { ...decide(assessment, input.history, input.config, 'local'), decided_by: 'local' };
}
