import type { Action, Actor, Category, ReviewStatus } from '~/contract/api.gen';
import { describeViolationToPlayer } from '~/contract/describeViolationToPlayer';
import { revealOverrides } from '~/contract/revealOverrides';

/** The decisions that a reviewer can make about a waiting item. */
export type DecisionKind = 'approve' | 'reject' | 'customize';
export type DecidedStatus = Exclude<ReviewStatus, 'pending'>;

export const statusOfDecision: Readonly<Record<DecisionKind, DecidedStatus>> = {
  approve: 'approved',
  reject: 'rejected',
  customize: 'customized',
};

const statusTitles: Readonly<Record<DecidedStatus, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  customized: 'Customized',
};

const actionNouns: Readonly<Record<Exclude<Action, 'none'>, string>> = {
  warn: 'warning',
  mute: 'mute',
  kick: 'kick',
  ban: 'ban',
};

/** What a decision does to a player: the decided action, and the one that the game server has already. */
export interface DecisionEffect {
  action: Action;
  /** The action that the verdict gave to the game server. */
  verdictAction: Action;
  player: string;
}

/**
 * Describes the effect of a decision, for its reviewer: "Approved: mute recorded for tunnelrat. It is carried out when
 * the server asks." The server asks the decisions feed.
 */
export function describeOutcome(
  status: DecidedStatus,
  { action, verdictAction, player }: DecisionEffect,
): string {
  if (action === 'none') return `${statusTitles[status]}: no action against ${revealOverrides(player)}.`;
  const reach =
    action === verdictAction
      ? 'The server was told with the verdict.'
      : 'It is carried out when the server asks.';
  return `${statusTitles[status]}: ${actionNouns[action]} recorded for ${revealOverrides(player)}. ${reach}`;
}

/** Describes to a player why a reviewer decided an action: the owner's rule, else the kind of violation. */
export function describeForPlayer(
  action: Action,
  { rule, category }: { rule: string | null; category: Category | null },
): string {
  if (action === 'none') return 'A reviewer took the action back.';
  return rule ?? describeViolationToPlayer(category);
}

/** One line of the audit trail, such as "Customized to warn". */
export function describeDecision(status: DecidedStatus, action: Action): string {
  if (status === 'rejected') return 'Rejected, no action';
  return status === 'approved' ? `Approved ${action}` : `Customized to ${action}`;
}

/** One line of the audit trail. */
export function describeUndo(action: Action): string {
  return action === 'none' ? 'Undone' : `Undone, no ${actionNouns[action]}`;
}

/** Why a second decision is refused, for the later reviewer. */
export function describeConflict(
  outcome: { status: DecidedStatus; reviewed_by: string; actor?: Actor; decided_at: string },
  decided: DecisionEffect,
): string {
  const at = outcome.decided_at.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC');
  // Two keys may send the same address, so it alone would not say who came first.
  const credential = outcome.actor?.type === 'key' ? ` with the key "${outcome.actor.name}"` : '';
  return `${outcome.reviewed_by}${credential} decided this on ${at}. ${describeOutcome(outcome.status, decided)}`;
}

/** First line of the audit trail. */
export function describeHold(applied: Action): string {
  return applied === 'none'
    ? 'Held for review'
    : `Held for review; the server was told to ${applied} meanwhile`;
}
