import type { Action, ListAction, ListEntryDraft } from '~/contract/api.gen';
import { actionValues } from '~/contract/enums.gen';
import { formatCount, toActionNoun } from '~/domain';

/** What a reviewer can do with an item, in the order of the buttons. */
export const DECISION_KINDS = ['approve', 'customize', 'reject'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The words of the three buttons, which are the titles of the dialogs they open. */
export const DECISION_LABELS: Readonly<Record<DecisionKind, string>> = {
  approve: 'Approve AI Recommendation',
  customize: 'Customize Action',
  reject: 'Reject / No Action',
};

/** What a reviewer has filled in. */
export interface DecisionDraft {
  reviewedBy: string;
  /** Absent when the reviewer typed nothing. */
  comments?: string;
  /** Present only in a decision to customize. */
  customAction?: Action;
  /** The list entry that decides later lines like this one in the same way. */
  listEntry?: ListEntryDraft;
}

const formatNearIdentical = (count: number): string => formatCount(count, 'near-identical message');

/** Lists how often each action occurs, mildest first, no action last: "1 kick, 3 bans and no action for 1 message". */
function formatActionCounts(actions: readonly Action[]): string {
  const counts = actionValues
    .filter((value) => value !== 'none')
    .map((value) => ({ noun: toActionNoun(value), count: actions.filter((each) => each === value).length }))
    .filter(({ count }) => count > 0)
    .map(({ noun, count }) => formatCount(count, noun));
  const without = actions.filter((each) => each === 'none').length;
  const parts = without === 0 ? counts : [...counts, `no action for ${formatCount(without, 'message')}`];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * Describes in advance what confirming does: "Records a ban for xX_grief, carried out when the server asks."
 *
 * @param similarActions what it records for each selected similar item
 */
export function describeConsequence(
  action: Action,
  player: string,
  similarActions: readonly Action[],
): string {
  const own = action === 'none' ? 'no action' : `a ${toActionNoun(action)}`;
  const others = similarActions.length;
  // Approving records each item's own recommendation, which may differ for near-identical lines of other players.
  if (similarActions.some((each) => each !== action)) {
    const counts = formatActionCounts([action, ...similarActions]);
    const each = others === 1 ? 'the near-identical message' : `each of ${formatNearIdentical(others)}`;
    return `Records ${counts}, carried out when the server asks: ${own} for ${player}, and for ${each} what its own verdict recommends.`;
  }
  const what =
    action === 'none'
      ? `Records no action against ${player}.`
      : `Records ${own} for ${player}, carried out when the server asks.`;
  return others === 0 ? what : `${what} The same goes for ${formatNearIdentical(others)}.`;
}

/** Returns what a list entry has to do to repeat a decision. */
export function toListAction(kind: DecisionKind, action: Action): ListAction {
  if (action !== 'none') return action;
  return kind === 'approve' ? 'review' : 'allow';
}

/** The offer to decide later lines like this one in the same way. */
export function describeListing(kind: DecisionKind, action: Action): string {
  const listed = toListAction(kind, action);
  if (listed === 'allow') return 'Never act on this again';
  return listed === 'review'
    ? 'Always ask a reviewer about this'
    : `Always answer this with a ${toActionNoun(listed)}`;
}
