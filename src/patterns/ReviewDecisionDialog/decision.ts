import type { Action } from '~/contract/api.gen';

/** What a reviewer can do with an item, in the order of the buttons (spec 2). */
export const DECISION_KINDS = ['approve', 'customize', 'reject'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The words of the three buttons, which are the titles of the dialogs they open (spec 2). */
export const DECISION_LABELS: Readonly<Record<DecisionKind, string>> = {
  approve: 'Approve AI Recommendation',
  customize: 'Customize Action',
  reject: 'Reject / No Action',
};

/** What a reviewer has filled in. */
export interface DecisionDraft {
  reviewedBy: string;
  /** Absent when nothing was typed (spec 5). */
  comments?: string;
  /** Only when customising. */
  customAction?: Action;
}

const DONE: Readonly<Record<Action, string>> = {
  none: 'will get no action',
  warn: 'will be warned',
  mute: 'will be muted',
  kick: 'will be kicked',
  ban: 'will be banned',
};

/** What confirming does, before it is done: "xX_grief will be banned." */
export function consequence(action: Action, player: string, more: number): string {
  const others =
    more === 0 ? '' : ` The same goes for ${more} near-identical ${more === 1 ? 'message' : 'messages'}.`;
  return `${player} ${DONE[action]}.${others}`;
}
