import { DEFAULT_PLAYER_PAGE_SIZE } from '~/contract/limits';
import { getCaller, type Operation } from '../operation';

export const listPlayers: Operation<'listPlayers'> = (input) => {
  const {
    player,
    sort = 'last_seen',
    order = 'desc',
    limit = DEFAULT_PLAYER_PAGE_SIZE,
    offset = 0,
  } = input.query;
  return input.services.players.list(getCaller(input), { player, sort, order, limit, offset });
};
