import type { Actor, PlayerErasure } from '~/contract/api.gen';
import { type Clock, MINUTE_MS } from '../clock';
import { createTimeOrderedId } from '../ids';
import type { JobQueue } from '../jobs/queue';
import { createListeners } from '../listeners';
import type { Store } from '../store/connect';
import { writeAuditEvent } from '../store/repositories/audit';
import { erasePlayer } from '../store/repositories/playerErasure';
import { findPlayer } from '../store/repositories/players';

export interface PlayerErasureService {
  /** Queues the erasure of a player, also of one of whom the account holds nothing. */
  erase: (account: { id: string }, actor: Actor, playerId: string) => Promise<PlayerErasure>;
  /** Called when an erasure is asked for and when it is done; must not throw. */
  onErased: (listener: (accountId: string, playerId: string) => void) => void;
}

interface PlayerErasureOptions {
  store: Store;
  clock: Clock;
  jobs: JobQueue;
}

/** Far below the lock of a job, so that no other node takes an erasure that is under way. */
const ERASE_ATTEMPT_MS = 10_000;

/** A line that was judged before the erasure may be stored after it: a node remembers its verdict for ten minutes. */
const LATE_LINES_MS = 15 * MINUTE_MS;

export function createPlayerErasureService({
  store: { db, backgroundDb },
  clock,
  jobs,
}: PlayerErasureOptions): PlayerErasureService {
  const erasureListeners = createListeners<[accountId: string, playerId: string]>();

  jobs.handle('account.erase_player', async ({ payload }) => {
    const { accountId, playerId, until, last } = payload;
    const end = performance.now() + ERASE_ATTEMPT_MS;
    const player = { accountId, playerId, until: new Date(until) };
    if (!(await erasePlayer(backgroundDb, player, () => performance.now() > end))) {
      await jobs.add(db, 'account.erase_player', payload, accountId);
      jobs.checkSoon();
      return;
    }
    erasureListeners.call(accountId, playerId);
    if (last) return;
    const runAt = new Date(clock.now().getTime() + LATE_LINES_MS);
    await jobs.add(db, 'account.erase_player', { ...payload, last: true }, accountId, { runAt });
  });

  return {
    erase: async ({ id: accountId }, actor, id) => {
      const playerId = id.toLowerCase();
      const at = clock.now();
      const erasure = await db.transaction().execute(async (trx) => {
        const player = await findPlayer(trx, accountId, playerId);
        const request = createTimeOrderedId(at.getTime());
        await writeAuditEvent(trx, {
          id: createTimeOrderedId(at.getTime()),
          accountId,
          subjectId: request,
          kind: 'player.erased',
          actor,
          at,
          // Neither name nor uuid: the log outlives the data, and must not say again whose it was.
          detail: { before: player ? { messages: player.messages } : null, after: null },
        });
        const payload = { accountId, playerId, until: at.toISOString(), last: false };
        await jobs.add(trx, 'account.erase_player', payload, accountId);
        return {
          id: request,
          player_uuid: playerId,
          requested_at: at.toISOString(),
          messages: player?.messages ?? 0,
        };
      });
      jobs.checkSoon();
      erasureListeners.call(accountId, playerId);
      return erasure;
    },
    onErased: erasureListeners.add,
  };
}
