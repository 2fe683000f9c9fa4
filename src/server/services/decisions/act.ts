import type { Action, Actor, PlayerActionRequest } from '~/contract/api.gen';
import { type Clock, SECOND_MS } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { badRequest, conflict, notFound } from '../../problem';
import type { Db } from '../../store/db';
import { writeAuditEvent } from '../../store/repositories/audit';
import {
  appendGameDecision,
  findLastingAction,
  type GameDecisionRow,
} from '../../store/repositories/gameDecisions';
import { lockPlayer, type PlayerRow } from '../../store/repositories/players';
import { retryTransaction } from '../../store/retry';
import { toPlayerReason } from './facts';

const LASTING: readonly Action[] = ['mute', 'ban'];

/**
 * Finds the mute or ban that holds against a player, as far as the service knows: a ban of a verdict from more than 30
 * days ago is known from the player's counts alone.
 */
export async function findCurrentAction(
  db: Db,
  player: Pick<PlayerRow, 'account_id' | 'player_uuid' | 'bans'>,
  now: Date,
): Promise<Action> {
  const found = await findLastingAction(db, player.account_id, player.player_uuid);
  if (!found) return player.bans > 0 ? 'ban' : 'none';
  const { action, at, durationSeconds } = found;
  const isOver = durationSeconds !== null && at.getTime() + durationSeconds * SECOND_MS <= now.getTime();
  return LASTING.includes(action) && !isOver ? action : 'none';
}

function requireSense({ action, duration_seconds: seconds }: PlayerActionRequest): void {
  if (typeof seconds !== 'number' || LASTING.includes(action)) return;
  throw badRequest('Only a mute or a ban has a duration. Leave duration_seconds out.', [
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
    if (!player) throw notFound('This player has not written anything on this account.');
    const at = clock.now();
    const previousAction = await findCurrentAction(trx, player, at);
    if (action === 'none' && previousAction === 'none') {
      throw conflict(`No mute or ban of ${player.player_name} is in effect, so there is nothing to lift.`);
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
