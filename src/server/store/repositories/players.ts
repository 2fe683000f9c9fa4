import type { Selectable } from 'kysely';
import type { Db } from '../db';
import type { PlayersTable } from '../schema';

export type PlayerRow = Selectable<PlayersTable>;

export async function findPlayer(
  db: Db,
  accountId: string,
  playerId: string,
): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('player_uuid', '=', playerId)
    .executeTakeFirst();
}
