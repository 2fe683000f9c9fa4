import { changeIndexes } from './background';

/** The index by which a page of players in the order of their names reads its own players alone. */
export const playersByName = changeIndexes({
  players_by_name: 'players (account_id, (lower(player_name) collate "C"), player_uuid)',
});
