import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/server/clock';
import { createJobQueue } from '~/server/jobs/queue';
import { createMetrics } from '~/server/metrics';
import type { Db } from '~/server/store/db';
import { claimDeliveries, claimJobs } from '~/server/store/repositories/jobs';
import { createTestClock, FIXED_START } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const BACKLOG = 20_000;
const WEBHOOKS = 12;
const LIMITS = { perWebhook: 4, perAccount: 8, total: 40 };

describe('claiming beside a long backlog of deliveries', () => {
  const now = FIXED_START;
  const server = useTestServer({ store: 'postgres', clock: createTestClock(now) });
  const lockedUntil = new Date(now.getTime() + 2 * MINUTE_MS);

  beforeAll(async () => {
    const { id } = await server.createOwner();
    await sql`insert into webhooks (id, account_id, url, events, secret, enabled, created_at, failing_since)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${id}, 'https://a.example', '{}', 's',
        true, ${now}, case when n = 1 then ${now}::timestamptz end
      from generate_series(1, ${WEBHOOKS}) n`.execute(server.store.db);
    await sql`insert into jobs (id, kind, account_id, payload, run_at, created_at)
      select gen_random_uuid(), 'webhook.deliver', ${id}, jsonb_build_object('accountId', ${id}::text, 'webhookId',
        '00000000-0000-4000-8000-' || lpad((1 + n % ${WEBHOOKS} * (n % 2))::text, 12, '0')), ${now}, ${now}
      from generate_series(1, ${BACKLOG}) n`.execute(server.store.db);
    const queue = createJobQueue({
      store: server.store,
      clock: server.clock,
      metrics: createMetrics(),
      onError: (error) => {
        throw error;
      },
    });
    await queue.add(server.store.db, 'mail.reset', { email: 'late@survival-one.example' }, null);
    await sql`analyze jobs`.execute(server.store.db);
  });
  afterAll(async () => {
    await sql`truncate jobs`.execute(server.store.db);
  });

  /** Claims inside a transaction that is rolled back, and counts the jobs that the claim read. */
  async function rowsReadBy(
    claim: (trx: Db) => Promise<unknown[]>,
  ): Promise<{ read: number; claimed: number }> {
    const rollback = new Error('rolled back');
    let outcome = { read: 0, claimed: 0 };
    await server.store.db
      .transaction()
      .execute(async (trx) => {
        const claimed = await claim(trx);
        const { rows } = await sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read
          from pg_stat_xact_user_tables where relname = 'jobs'`.execute(trx);
        outcome = { read: Number(rows[0]?.read), claimed: claimed.length };
        throw rollback;
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
    return outcome;
  }

  it('a mail is claimed without reading the deliveries', async () => {
    const { read, claimed } = await rowsReadBy((trx) => claimJobs(trx, 'mail', now, lockedUntil, 10));
    expect(claimed).toBe(1);
    expect(read).toBeLessThan(20);
  });

  it.each([
    [true, 1],
    [false, LIMITS.perAccount],
  ])(
    'a few deliveries of each receiver are read, however many wait (failing: %s)',
    async (failing, wanted) => {
      const limits = failing ? { ...LIMITS, perWebhook: 1 } : LIMITS;
      const { read, claimed } = await rowsReadBy((trx) =>
        claimDeliveries(trx, failing, now, lockedUntil, limits),
      );
      expect(claimed).toBe(wanted);
      expect(read).toBeLessThan(WEBHOOKS * 12);
    },
  );
});
