import type { Db } from '../db';

/** Counts the decisions that each game server has not reported yet, by the name that it sends. */
export async function countWaitingDecisions(db: Db, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('game_decisions')
    .select(({ fn }) => ['server', fn.countAll<number>().as('waiting')])
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where('server', 'is not', null)
    .groupBy('server')
    .execute();
  return new Map(rows.map(({ server, waiting }) => [server ?? '', waiting]));
}
