import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { BillingProvider, ProviderSubscription } from '~/server/billing/provider';
import { HOUR_MS } from '~/server/clock';
import type { MailMessage } from '~/server/mail/messages';
import { upsertCustomer } from '~/server/store/repositories/billing';
import { eraseAccount } from '~/server/store/repositories/accountData';
import { startProductionNode, type TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';
import { PLAIN_CONFIG } from '../moderation/judge';

describe('the end of an account', () => {
  const mails: MailMessage[] = [];
  const ended: string[] = [];
  let providerIsDown = false;

  const subscription: ProviderSubscription = {
    id: 'sub_1',
    tier: 'pro',
    status: 'active',
    pastDue: false,
    createdAt: new Date(0),
    periodStart: new Date(0),
    periodEnd: new Date(0),
    trialEndsAt: null,
    cancelAtPeriodEnd: false,
    extraServers: 0,
  };
  const notAsked = () => Promise.reject(new Error('Nothing should ask for this.'));
  const billingProvider: BillingProvider = {
    name: 'test',
    webhookSecret: 'whsec_of_the_test',
    createCustomer: notAsked,
    createCheckout: notAsked,
    expireCheckout: notAsked,
    setCancelAtPeriodEnd: notAsked,
    setExtraServers: notAsked,
    invoiceOverage: notAsked,
    listSubscriptions: (customer) =>
      providerIsDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve([{ ...subscription, id: `sub of ${customer}` }]),
    endSubscription: (id) => Promise.resolve(void ended.push(id)),
  };

  const server = useTestServer({
    store: 'postgres',
    collectErrors: true,
    services: { billingProvider, mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) } },
  });
  afterAll(() =>
    expect(server.backgroundErrors.filter((error) => !String(error).includes('disk trouble'))).toEqual([]),
  );

  /** An owner with data in every part of the product. */
  async function settled(secret: string): Promise<TestOwner> {
    const owner = await server.createOwner();
    for (const message of [`${secret} gg`, `${secret} i know where you live`]) {
      const message_id = message.replaceAll(' ', '-');
      const line = { message, player_name: secret, server: 's', message_id };
      expect((await server.moderate(owner.liveKey, line)).statusCode).toBe(200);
    }
    await server.post(owner.token, '/v1/account/keys', { name: secret, prefix: 'sk_live' });
    const webhook = { url: `https://${secret}.example/`, events: ['review.decided'] };
    await server.post(owner.token, '/v1/account/webhooks', webhook);
    await server.put(owner.token, '/api/dashboard/config', { ...PLAIN_CONFIG, server_rules: secret });
    const customer = { accountId: owner.id, provider: 'test', customerId: `cus_${secret}` };
    await upsertCustomer(server.store.db, customer, server.clock.now());
    // The mail about the new key leaves before the tests count jobs.
    await server.services.jobs.runDue();
    // The server's own row follows behind the messages.
    await server.services.servers.drained();
    return owner;
  }

  /** An account's rows in every table that has any. */
  async function countRows(accountId: string): Promise<Record<string, number>> {
    const { db } = server.store;
    const tables = await sql<{ name: string }>`select c.relname as name from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
      where a.attname = 'account_id' and c.relnamespace = 'public'::regnamespace`.execute(db);
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}
        where account_id = ${accountId}`.execute(db);
      if (rows[0]?.n) counts[name] = rows[0].n;
    }
    const self = await db.selectFrom('accounts').select('id').where('id', '=', accountId).execute();
    return { ...counts, ...(self.length > 0 ? { accounts: 1 } : {}) };
  }

  /** Deliveries that wait for a receiver which has been dead for days. */
  async function addJobs(accountId: string, count: number): Promise<void> {
    await sql`insert into jobs (id, kind, account_id, payload, run_at, created_at)
      select gen_random_uuid(), 'webhook.deliver', account_id, jsonb_build_object('webhookId', id), 'infinity', now()
      from webhooks, generate_series(1, ${count}) where account_id = ${accountId}`.execute(server.store.db);
  }

  const remove = (owner: TestOwner, password: string) =>
    server.delete(owner.token, '/v1/account', { payload: { password } });
  const me = (owner: TestOwner) => server.get(owner.token, '/v1/auth/me');

  it('the copy holds all data of the account, no secret, and nothing of another account', async () => {
    const [mine, theirs] = [await settled('mine'), await settled('theirs')];
    const answer = await server.get(mine.token, '/v1/account/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const copy = answer.json<Record<string, object[]>>();
    expect(Object.fromEntries(Object.entries(copy).map(([name, rows]) => [name, rows.length]))).toMatchObject(
      {
        account: 1,
        subscription: 1,
        settings: 1,
        api_keys: 3,
        webhooks: 1,
        reviews: 1,
        players: 1,
        player_actions: 1,
        messages: 2,
        usage_by_period: 1,
      },
    );
    expect(copy['account']).toEqual([expect.objectContaining({ email: mine.email })]);
    for (const secret of ['theirs', theirs.id, theirs.email, 'argon2', 'whsec_', 'key_hash', mine.liveKey]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('a copy of many rows is complete', async () => {
    const owner = await server.createOwner();
    await sql`insert into players select ${owner.id}::uuid, gen_random_uuid(), 'p', now(), now(), 1, 0, 0, 0, 0, 0
      from generate_series(1, 2500)`.execute(server.store.db);
    const answer = await server.get(owner.token, '/v1/account/export');
    const { players } = answer.json<{ players: { player_uuid: string }[] }>();
    expect(new Set(players.map((each) => each.player_uuid)).size).toBe(2_500);
  });

  it('needs the password, and guessing it is throttled', async () => {
    const owner = await server.createOwner();
    for (let tries = 0; tries < 10; tries++) {
      const refused = await remove(owner, 'Wrong-password-1');
      expect(refused.statusCode).toBe(403);
      expect(refused.json<{ detail: string }>().detail).not.toMatch(/verif|subscription/i);
    }
    expect((await remove(owner, owner.password)).statusCode).toBe(429);
    expect((await me(owner)).statusCode).toBe(200);
  });

  it('changes nothing while the payment provider does not answer', async () => {
    const owner = await settled('patient');
    const before = await countRows(owner.id);
    providerIsDown = true;
    expect((await remove(owner, owner.password)).statusCode).toBe(503);
    providerIsDown = false;
    expect(await countRows(owner.id)).toEqual(before);
    expect((await me(owner)).statusCode).toBe(200);
  });

  it('ends the subscription and every credential at once, erases all data, and leaves other accounts alone', async () => {
    const [owner, other] = [await settled('leaving'), await settled('staying')];
    const others = await countRows(other.id);
    expect(Object.keys(await countRows(owner.id)).length).toBeGreaterThan(12);
    expect((await remove(owner, owner.password)).statusCode).toBe(200);
    expect(ended).toEqual(['sub of cus_leaving']);
    expect((await me(owner)).statusCode).toBe(401);
    expect((await server.moderate(owner.liveKey)).statusCode).toBe(401);
    const again = await server.post(undefined, '/v1/auth/register', {
      email: owner.email,
      password: 'Torchlight7x',
    });
    expect(again.statusCode).toBe(201);

    await server.services.jobs.runDue();
    expect(await countRows(owner.id)).toEqual({});
    expect(await countRows(other.id)).toEqual(others);
    expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      owner.email,
      'Your Torchward account was deleted',
    ]);
  });

  it('is erased to the end, although the database refused for a day after half of it', async () => {
    const owner = await settled('halfway');
    const { db } = server.store;
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'disk trouble'; end $$`.execute(db);
    await sql`create trigger refuse before delete on players execute function refuse()`.execute(db);
    expect((await remove(owner, owner.password)).statusCode).toBe(200);
    for (let hours = 0; hours < 24; hours += 1) {
      await server.services.jobs.runDue();
      server.clock.advance(HOUR_MS);
    }
    const half = await countRows(owner.id);
    expect(Object.keys(half)).toContain('players');
    expect(Object.keys(half)).not.toContain('messages');

    await sql`drop trigger refuse on players`.execute(db);
    server.clock.advance(HOUR_MS);
    await server.services.jobs.runDue();
    expect(await countRows(owner.id)).toEqual({});
  });

  it('leaves the jobs of the account to the erasure, and sends no mail to its closed address', async () => {
    const owner = await settled('busy');
    const { db } = server.store;
    await addJobs(owner.id, 5_500);
    await server.services.jobs.add(db, 'mail.password_changed', { accountId: owner.id }, owner.id);
    const sent = mails.length;
    expect((await remove(owner, owner.password)).statusCode).toBe(200);
    expect(await countRows(owner.id)).toMatchObject({ jobs: 5_501 });
    expect(await eraseAccount(db, owner.id, () => true)).toBe(false);
    expect(await countRows(owner.id)).toMatchObject({ jobs: 501 });
    await server.services.jobs.add(db, 'mail.password_changed', { accountId: owner.id }, owner.id);
    await server.services.jobs.runDue();
    expect(await countRows(owner.id)).toEqual({});
    expect(mails.slice(sent).map(({ subject }) => subject)).toEqual(['Your Torchward account was deleted']);
  });

  it('is erased in bounded steps, and the account last, when nothing is left that it could take along', async () => {
    const owner = await settled('large');
    const { db } = server.store;
    await sql`insert into reviews (id, account_id, created_at, status, recommended_action, applied_action, similar_key)
      select gen_random_uuid(), ${owner.id}, now(), 'pending', 'warn', 'none', '' from generate_series(1, 12000)`.execute(
      db,
    );
    await sql`insert into webhook_deliveries (id, account_id, webhook_id, event, status, attempts, duration_ms, created_at,
      attempted_at) select gen_random_uuid(), account_id, id, 'review.decided', 'delivered', 1, 1, now(), now()
      from webhooks, generate_series(1, 6000) where account_id = ${owner.id}`.execute(db);
    await addJobs(owner.id, 12_000);
    await sql`create function refuse_cascade() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() > 1 then raise exception 'deleted along with the account'; end if;
        return old;
      end $$`.execute(db);
    const tables = ['reviews', 'webhook_deliveries', 'hourly_totals', 'server_hours', 'audit_events', 'jobs'];
    for (const table of tables) {
      await sql`create trigger refuse_cascade before delete on ${sql.table(table)}
        for each row execute function refuse_cascade()`.execute(db);
    }
    expect((await remove(owner, owner.password)).statusCode).toBe(200);
    let calls = 1;
    while (!(await eraseAccount(db, owner.id, () => true))) calls += 1;
    for (const table of tables) await sql`drop trigger refuse_cascade on ${sql.table(table)}`.execute(db);
    expect(calls).toBeGreaterThan(4);
    expect(await countRows(owner.id)).toEqual({});
  });

  it('is erased to the end by another node after its node was killed in the middle', async () => {
    const owner = await settled('killed');
    const { store } = server;
    const holder = new pg.Client({ connectionString: server.env.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from players where account_id = $1 for update', [owner.id]);
    expect((await remove(owner, owner.password)).statusCode).toBe(200);
    // Earlier tests have moved this server's clock, by which the job would be due tomorrow.
    const erasing = store.db.updateTable('jobs').where('kind', '=', 'account.erase');
    await erasing.set({ run_at: new Date(0) }).execute();
    const node = await startProductionNode({ databaseUrl: server.env.databaseUrl });
    await expect.poll(() => countRows(owner.id)).not.toHaveProperty('messages');
    await node.kill();
    expect(Object.keys(await countRows(owner.id))).toContain('players');
    await holder.end();

    // The lock that the killed node left on the job ends after two minutes.
    await erasing.set({ locked_until: new Date(0) }).execute();
    const other = await startProductionNode({ databaseUrl: server.env.databaseUrl });
    await expect.poll(() => countRows(owner.id)).toEqual({});
    await other.stop();
  });
});
