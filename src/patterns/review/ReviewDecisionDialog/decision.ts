import type { Action, ListAction, ListEntryDraft } from '~/contract/api.gen';

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

const NOUNS: Readonly<Record<Exclude<Action, 'none'>, string>> = {
  warn: 'warning',
  mute: 'mute',
  kick: 'kick',
  ban: 'ban',
};

/** Describes in advance what confirming does: "Records a ban for xX_grief, carried out when the server asks." */
export function describeConsequence(action: Action, player: string, more: number): string {
  const others =
    more === 0 ? '' : ` The same goes for ${more} near-identical ${more === 1 ? 'message' : 'messages'}.`;
  const what =
    action === 'none'
      ? `Records no action against ${player}.`
      : `Records a ${NOUNS[action]} for ${player}, carried out when the server asks.`;
  return what + others;
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
    : `Always answer this with a ${NOUNS[listed]}`;
}
