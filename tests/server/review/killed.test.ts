import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore } from '~/server/store/connect';
import { callServer } from '../../support/callServer';
import { addOwner, startProductionNode, STORES } from '../../support/server';
import { useEmptyData } from '../../support/useTestServer';
import { addReview } from './support';

const ITEMS = 60;
const REVIEWERS = 6;
/**
 * Acknowledged decisions after which each round is killed, so that the kill depends on the load and not on the clock.
 */
const killAfter = { embedded: [5, 14], postgres: [9] } as const;

interface Asked {
  address: string;
  key: string;
  /** Items that no reviewer has taken yet; each reviewer takes the next. */
  waiting: string[];
  onAcknowledged: (id: string) => void;
}

/**
 * Decides items without pause until the server is gone. Items without an acknowledged decision return to the other
 * reviewers.
 */
async function decideUntilGone({ address, key, waiting, onAcknowledged }: Asked): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    try {
      const body = { reviewed_by: 'sam@survival-one.example', comments: 'Seen.' };
      const answer = await callServer(`${address}/v1/review/${id}/approve`, { credential: key, body });
      if (answer.status !== 200) throw new Error(`A decision was answered with ${answer.status}.`);
      await answer.text();
      onAcknowledged(id);
    } catch {
      waiting.push(id);
      return;
    }
  }
}

describe.each(STORES)('killed with SIGKILL among decisions (%s)', (kind) => {
  const data = useEmptyData(kind);

  it('each decision is whole or absent, no acknowledged one is lost, and each is audited once', async () => {
    const prepared = await openStore(data);
    const owner = await addOwner(prepared, new Date(), 'no sign-in');
    const waiting: string[] = [];
    for (let n = 0; n < ITEMS; n += 1) {
      waiting.push(
        await addReview(prepared.db, owner.id, { recommended: 'ban', applied: 'warn', minute: n % 40 }),
      );
    }
    await prepared.close();

    const acknowledged: string[] = [];
    for (const target of killAfter[kind]) {
      const server = await startProductionNode(data);
      let count = 0;
      let reached = (): void => undefined;
      const enough = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const onAcknowledged = (id: string): void => {
        acknowledged.push(id);
        count += 1;
        if (count === target) reached();
      };
      const load = Array.from({ length: REVIEWERS }, () =>
        decideUntilGone({ address: server.url, key: owner.liveKey, waiting, onAcknowledged }),
      );
      await enough;
      await server.kill();
      await Promise.all(load);
    }

    const store = await openStore(data);
    const { rows } = await sql<{ id: string; wait: boolean; told: string; audited: number }>`
      select reviews.id, reviews.status = 'pending' as wait,
        concat_ws(' ', reviews.status, reviews.decided_action, reviews.reviewed_by, reviews.comments,
          messages.review_status, messages.final_action) as told,
        (select count(*)::int from audit_events
          where subject_id = reviews.id and kind = 'review.decided') as audited
      from reviews join messages using (account_id, created_at, id)`.execute(store.db);
    const counts = await sql<Record<string, number>>`select
      (select count(*) from messages where final_action = 'ban') as banned,
      (select sum(action_ban) from hourly_totals) as bans,
      (select sum(bans) from players) as of_players,
      (select count(*) from player_actions where action = 'ban') as ban_rows,
      (select count(*) from player_actions where action = 'warn') as warn_rows,
      (select sum(action_warn) from hourly_totals) as warns,
      (select sum(warnings) from players) as warnings`.execute(store.db);
    await store.close();

    const decided = rows.filter(({ wait }) => !wait);
    const absent = 'pending pending warn';
    const whole = 'approved ban sam@survival-one.example Seen. approved ban';
    expect(rows).toHaveLength(ITEMS);
    expect(rows.filter(({ wait, told }) => told !== (wait ? absent : whole))).toEqual([]);
    expect(rows.filter(({ wait, audited }) => audited !== (wait ? 0 : 1))).toEqual([]);
    const ids = decided.map(({ id }) => id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(decided.length).toBeLessThan(ITEMS);
    const bans = decided.length;
    const warns = ITEMS - bans;
    expect(counts.rows[0]).toEqual({
      banned: bans,
      bans,
      of_players: bans,
      ban_rows: bans,
      warns,
      warnings: warns,
      warn_rows: warns,
    });
  });
});
