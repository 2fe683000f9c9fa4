import type { Action, Actor, PlayerActionRequest } from '~/contract/api.gen';
import { revealOverrides } from '~/contract/revealOverrides';
import { type Clock, SECOND_MS } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { createBadRequestProblem, createConflictProblem, createNotFoundProblem } from '../../problem';
import type { Db } from '../../store/db';
import { writeAuditEvent } from '../../store/repositories/audit';
import {
  appendGameDecision,
  findLastingChanges,
  type GameDecisionRow,
  type LastingAction,
} from '../../store/repositories/gameDecisions';
import { lockPlayer, type PlayerRow } from '../../store/repositories/players';
import { retryTransaction } from '../../store/retry';
import { toPlayerReason } from './facts';

/** The actions that hold until they end, the stronger first. */
const LASTING_ACTIONS: readonly LastingAction[] = ['ban', 'mute'];
const isLasting = (action: Action): boolean => LASTING_ACTIONS.some((lasting) => lasting === action);

type JudgedPlayer = Pick<PlayerRow, 'account_id' | 'player_uuid' | 'bans'>;

/**
 * Lists which of ban and mute hold against a player, the ban first, as far as the service knows: a ban of a verdict from
 * more than 30 days ago is known from the player's counts alone.
 */
async function listHolding(db: Db, player: JudgedPlayer, now: Date): Promise<LastingAction[]> {
  const changes = await findLastingChanges(db, player.account_id, player.player_uuid);
  return LASTING_ACTIONS.filter((action) => {
    const change = changes.find(({ lasting }) => lasting === action);
    if (!change) return action === 'ban' && player.bans > 0;
    const { hasBegun, at, durationSeconds } = change;
    const isOver = durationSeconds !== null && at.getTime() + durationSeconds * SECOND_MS <= now.getTime();
    return hasBegun && !isOver;
  });
}

/** Finds the mute or ban that holds against a player; of both the ban, because a banned player can't chat anyway. */
export async function findCurrentAction(db: Db, player: JudgedPlayer, now: Date): Promise<Action> {
  const [current = 'none'] = await listHolding(db, player, now);
  return current;
}

/** Finds what the game is to reverse: `none` lifts what holds, and a mute or ban replaces only one of its own kind. */
function findReversed(action: Action, holding: readonly LastingAction[]): Action {
  if (action === 'none') return holding[0] ?? 'none';
  return holding.find((held) => held === action) ?? 'none';
}

function requireSense({ action, duration_seconds: seconds }: PlayerActionRequest): void {
  if (typeof seconds !== 'number' || isLasting(action)) return;
  throw createBadRequestProblem('Only a mute or a ban has a duration. Leave duration_seconds out.', [
    { path: 'duration_seconds', message: 'must be null for this action' },
  ]);
}

/**
 * Records the owner's own action on a player, for the game servers. It is no verdict about a message, so it changes no
 * count.
 *
 * @throws {HttpProblem} 400 for a duration that makes no sense; 404; 409 where there is nothing to lift
 */
export function actOnPlayer(
  { db, clock }: { db: Db; clock: Clock },
  { accountId, actor }: { accountId: string; actor: Actor },
  playerId: string,
  request: PlayerActionRequest,
): Promise<GameDecisionRow> {
  requireSense(request);
  const { action, duration_seconds: durationSeconds = null, server = null, reason = '' } = request;
  const actOnce = async (trx: Db): Promise<GameDecisionRow> => {
    const player = await lockPlayer(trx, accountId, playerId);
    if (!player) throw createNotFoundProblem('This player has not written anything on this account.');
    const at = clock.now();
    const previousAction = findReversed(action, await listHolding(trx, player, at));
    if (action === 'none' && previousAction === 'none') {
      throw createConflictProblem(
        `No mute or ban of ${revealOverrides(player.player_name)} is in effect, so there is nothing to lift.`,
      );
    }
    const id = createTimeOrderedId(at.getTime());
    await writeAuditEvent(trx, {
      id: createTimeOrderedId(at.getTime()),
      accountId,
      subjectId: id,
      kind: 'player.acted',
      actor,
      at,
      detail: {
        action,
        previous_action: previousAction,
        player_uuid: player.player_uuid,
        player_name: player.player_name,
        duration_seconds: durationSeconds,
        server,
        reason,
      },
    });
    return appendGameDecision(trx, {
      id,
      accountId,
      at,
      kind: 'owner',
      action,
      previousAction,
      durationSeconds,
      player: { uuid: player.player_uuid, name: player.player_name },
      server,
      messageId: null,
      logId: null,
      reason: toPlayerReason(reason),
      actor,
    });
  };
  return retryTransaction(() => db.transaction().execute(actOnce));
}
