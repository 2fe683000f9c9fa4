import type { Action, ReviewStatus } from '~/contract/api.gen';

/** What a person can do with an item that waits for review. */
export const decisionKinds = ['approve', 'reject', 'customize'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
export type DecidedStatus = Exclude<ReviewStatus, 'pending'>;

export const statusAfter: Readonly<Record<DecisionKind, DecidedStatus>> = {
  approve: 'approved',
  reject: 'rejected',
  customize: 'customized',
};

const titles: Readonly<Record<DecidedStatus, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  customized: 'Customized',
};

const done: Readonly<Record<Exclude<Action, 'none'>, string>> = {
  warn: 'warned',
  mute: 'muted',
  kick: 'kicked',
  ban: 'banned',
};

/** One sentence for the reviewer who has just decided, such as "Approved: tunnelrat was muted." */
export function outcomeSentence(status: DecidedStatus, action: Action, player: string): string {
  const what = action === 'none' ? `no action against ${player}` : `${player} was ${done[action]}`;
  return `${titles[status]}: ${what}.`;
}

/** One line of the audit trail, such as "Customized to warn". */
export function auditEvent(status: DecidedStatus, action: Action): string {
  if (status === 'rejected') return 'Rejected, no action';
  return status === 'approved' ? `Approved ${action}` : `Customized to ${action}`;
}

/** Why a second decision is refused, for the reviewer who came second. */
export function alreadyDecidedSentence(
  outcome: { status: DecidedStatus; action: Action; reviewed_by: string; decided_at: string },
  player: string,
): string {
  const at = outcome.decided_at.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC');
  return `${outcome.reviewed_by} decided this on ${at}. ${outcomeSentence(outcome.status, outcome.action, player)}`;
}

export const heldEvent = 'Held for review';
