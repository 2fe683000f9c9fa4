import type { Config, DecidingFactor, LogExplanation } from '~/contract/api.gen';
import { isFromLists } from '../ai/listed';
import { applySettings, isEscalated, isStrongerAction, wasForReviewerOnly, toAction } from '../moderation';
import { namesSecondOpinion } from '../moderation/opinion/secondOpinion';
import { readSwearingSettingEffect } from '../moderation/swearing';
import type { MessageRow } from '../store/repositories/messages';

type Factor = LogExplanation['deciding'][number];

/** The columns of a message that its deciding factors are read from. */
export type DecidedMessage = Pick<
  MessageRow,
  | 'category'
  | 'channel'
  | 'confidence'
  | 'decided_by'
  | 'final_action'
  | 'reasoning'
  | 'recommended_action'
  | 'review_status'
  | 'rule'
  | 'severity'
  | 'undone_at'
>;

const toCurrentFactor = (factor: DecidingFactor): Factor => ({ factor, current: true });

/** Why the recommended action is the one it is. */
function listCauses(message: DecidedMessage, config: Config): Factor[] {
  const { decided_by: decidedBy, recommended_action: recommended, reasoning, rule, severity } = message;
  if (decidedBy === 'fail_open') return [toCurrentFactor('let_through')];
  if (decidedBy === 'pre_filter')
    return [{ factor: 'pre_filter', current: config.pre_filter_config.enabled }];
  const isLocal = decidedBy === 'local';
  const history: Factor[] = isEscalated(message)
    ? [{ factor: 'history', current: config.escalation_enabled }]
    : [];
  if (isLocal && isFromLists(reasoning)) return [toCurrentFactor('list_entry'), ...history];
  if (wasForReviewerOnly(message))
    return [toCurrentFactor(isLocal && namesSecondOpinion(reasoning) ? 'second_opinion' : 'care')];
  // Once history has made the action stronger, nothing shows whether a rule had named a milder one.
  if (history.length > 0) return history;
  if (recommended !== toAction(severity) && rule !== null) return [toCurrentFactor('owner_rule')];
  const swearing = readSwearingSettingEffect(message);
  return [
    swearing === null
      ? toCurrentFactor('severity')
      : { factor: 'swearing', current: config.swearing === swearing },
  ];
}

function isHeld({ channel, recommended_action: recommended }: DecidedMessage): boolean {
  return channel === 'name' && recommended !== 'none';
}

/** What kept the final action below the recommended one. */
function listLimits(message: DecidedMessage, allowedToday: Pick<DecidedMessage, 'final_action'>): Factor[] {
  const { final_action: final, recommended_action: recommended, review_status: status } = message;
  if (isHeld(message)) return [toCurrentFactor('player_name')];
  const isLimitedToday = isStrongerAction(recommended, allowedToday.final_action);
  // A later decision or undo has replaced the action of then, so only today's setting can be compared.
  const isReplaced = message.undone_at !== null || (status !== null && status !== 'pending');
  if (isReplaced) return isLimitedToday ? [toCurrentFactor('automation_level')] : [];
  return isStrongerAction(recommended, final)
    ? [{ factor: 'automation_level', current: allowedToday.final_action === final }]
    : [];
}

const ASKS_REVIEW: ReadonlySet<DecidingFactor> = new Set<DecidingFactor>([
  'care',
  'second_opinion',
  'player_name',
  'automation_level',
]);

/** Whether the confidence brought a message into the review queue. */
function listThreshold(message: DecidedMessage, earlier: readonly Factor[], config: Config): Factor[] {
  const { confidence, recommended_action: recommended, review_status: status } = message;
  if (status === null || confidence === null || recommended === 'none') return [];
  const current = confidence < config.confidence_threshold;
  const isOnlyCause = status === 'pending' && !earlier.some(({ factor }) => ASKS_REVIEW.has(factor));
  return current || isOnlyCause ? [{ factor: 'confidence_threshold', current }] : [];
}

/**
 * Says what led from a stored verdict to its action and its review, and whether it would count today too.
 *
 * @param config the configuration that is in force today where the message was said
 */
export function listDecidingFactors(message: DecidedMessage, config: Config): Factor[] {
  const causes = listCauses(message, config);
  const limited = [...causes, ...listLimits(message, applySettings(message, false, config))];
  const { review_status: status, undone_at: undoneAt } = message;
  return [
    ...limited,
    ...listThreshold(message, limited, config),
    ...(status !== null && status !== 'pending' ? [toCurrentFactor('reviewer')] : []),
    ...(undoneAt === null ? [] : [toCurrentFactor('undone')]),
  ];
}
