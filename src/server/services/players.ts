import type { Player, PlayerPage, PlayerSort, SortOrder } from '~/contract/api.gen';
import type { Clock } from '../clock';
import { type Searches, toSearchText } from '../limits/searches';
import { createNotFoundProblem } from '../problem';
import type { Store } from '../store/connect';
import type { Account } from '../store/repositories/accounts';
import { listPlayerGameDecisions } from '../store/repositories/gameDecisions';
import { findPlayer, listPlayers, type PlayerRow } from '../store/repositories/players';
import { requireFeature } from './access';
import { findCurrentAction } from './decisions/act';
import { toDeliveredDecision } from './decisions/facts';
import type { LiveService } from './live';

export interface PlayerQuery {
  /** Part of a name, or the beginning of a uuid; undefined for every player. */
  player: string | undefined;
  sort: PlayerSort;
  order: SortOrder;
  limit: number;
  offset: number;
}

export interface PlayerService {
  get: (accountId: string, playerId: string) => Promise<Player>;
  /** @throws {HttpProblem} 403 when the plan has no reputation tracking, and what `Searches` throws */
  list: (account: Pick<Account, 'id' | 'tier'>, query: PlayerQuery) => Promise<PlayerPage>;
}

const PLAYER_DECISIONS_SHOWN = 20;

function toPlayer(row: PlayerRow): Player {
  return {
    player_uuid: row.player_uuid,
    player_name: row.player_name,
    first_seen: row.first_seen_at.toISOString(),
    last_seen: row.last_seen_at.toISOString(),
    total_messages: row.messages,
    violations: row.violations,
    warnings_count: row.warnings,
    mutes_count: row.mutes,
    kicks_count: row.kicks,
    bans_count: row.bans,
  };
}

interface PlayerOptions {
  store: Store;
  clock: Clock;
  searches: Searches;
  live: Pick<LiveService, 'getLastEventId'>;
}

export function createPlayerService({
  store: { db, searchDb },
  clock,
  searches,
  live,
}: PlayerOptions): PlayerService {
  return {
    get: async (accountId, playerId) => {
      const player = await findPlayer(db, accountId, playerId);
      if (!player) throw createNotFoundProblem('This player has not written anything on this account.');
      const [current, decisions] = await Promise.all([
        findCurrentAction(db, player, clock.now()),
        listPlayerGameDecisions(db, accountId, player.player_uuid, PLAYER_DECISIONS_SHOWN),
      ]);
      return {
        ...toPlayer(player),
        current_action: current,
        decisions: decisions.map(toDeliveredDecision),
      };
    },

    list: async (account, { player, ...query }) => {
      requireFeature(account.tier, 'reputation');
      // Before the rows are read, so that an event follows for each message that they lack.
      const lastEventId = live.getLastEventId(account.id);
      const { total, rows } = await searches.run(account, () =>
        listPlayers(searchDb, account.id, { ...query, text: toSearchText(player) }),
      );
      return { total, players: rows.map(toPlayer), last_event_id: lastEventId };
    },
  };
}
