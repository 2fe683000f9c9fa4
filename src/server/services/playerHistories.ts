import type { Action, ModerateRequest } from '~/contract/api.gen';
import { ESCALATION_DAYS } from '~/contract/limits';
import { DAY_MS } from '../clock';
import { noHistory, type PlayerHistory } from '../moderation';
import type { Db } from '../store/db';
import { listActions, type SaidAction } from '../store/repositories/players';
import { readSaidMs } from './saidTimes';

/** The actions that escalation counts, of some players. */
export interface PlayerHistories {
  /** The player's history at a moment; an action of the same moment counts. */
  at: (player: string, saidMs: number) => PlayerHistory;
  /** Adds an action that is not stored yet, so that the player's next message in the same batch escalates. */
  add: (player: string, said: SaidAction) => void;
}

const NAMES: Readonly<Partial<Record<Action, keyof PlayerHistory>>> = {
  warn: 'warnings',
  mute: 'mutes',
  kick: 'kicks',
};
const ESCALATION_MS = ESCALATION_DAYS * DAY_MS;

function count(actions: readonly SaidAction[], untilMs: number): PlayerHistory {
  const history = { ...noHistory };
  for (const { action, saidMs } of actions) {
    const name = NAMES[action];
    if (name !== undefined && saidMs <= untilMs && saidMs >= untilMs - ESCALATION_MS) history[name] += 1;
  }
  return history;
}

/** Histories without an earlier action. */
export function createPlayerHistories(actions = new Map<string, SaidAction[]>()): PlayerHistories {
  return {
    at: (player, saidMs) => count(actions.get(player) ?? [], saidMs),
    add: (player, said) => {
      const known = actions.get(player);
      if (known) known.push(said);
      else actions.set(player, [said]);
    },
  };
}

/** The player of a message, as the store names it. */
export const getPlayerId = (request: ModerateRequest): string => request.player_uuid.toLowerCase();

/** Reads the histories that some messages need, each at the time when it was said. */
export async function readPlayerHistories(
  db: Db,
  accountId: string,
  requests: readonly ModerateRequest[],
  now: Date,
): Promise<PlayerHistories> {
  const said = requests.map((request) => readSaidMs(request) ?? now.getTime());
  const from = new Date(Math.min(...said) - ESCALATION_MS);
  const to = new Date(Math.max(...said));
  return createPlayerHistories(await listActions(db, accountId, requests.map(getPlayerId), { from, to }));
}
