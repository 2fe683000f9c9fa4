import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/server/clock';
import { createJobQueue } from '~/server/jobs/queue';
import type { MailMessage } from '~/server/mail/messages';
import { createMetrics } from '~/server/metrics';
import { createServices } from '~/server/services';
import { claimJobs } from '~/server/store/repositories/jobs';
import { deleteExpired } from '~/server/maintenance';
import { createTestClock, FIXED_START } from '../support/server';
import { useTestServer } from '../support/useTestServer';

const onError = (error: unknown) => {
  throw error;
};

const PASSWORD = 'Torchlight7x';

describe('queued work', () => {
  const errors: unknown[] = [];
  const mails: MailMessage[] = [];
  let mailServerIsDown = false;
  const mailer = {
    send: (mail: MailMessage) =>
      mailServerIsDown
        ? Promise.reject(new Error('connect ECONNREFUSED'))
        : Promise.resolve(void mails.push(mail)),
  };

  const server = useTestServer({
    store: 'postgres',
    clock: createTestClock(FIXED_START),
    services: { mailer, onBackgroundError: (error) => void errors.push(error) },
  });

  const register = (email: string) =>
    server.request('POST', '/v1/auth/register', { body: { email, password: PASSWORD } });
  const waiting = () => server.store.db.selectFrom('jobs').selectAll().execute();
  const queue = (metrics = createMetrics()) =>
    createJobQueue({
      store: server.store,
      clock: server.clock,
      metrics,
      onError: (error) => void errors.push(error),
    });

  it('a mail server that is down loses no mail, not even when the process ends meanwhile', async () => {
    mailServerIsDown = true;
    const email = 'patient@survival-one.example';
    expect((await register(email)).status).toBe(201);
    await server.settle();
    expect(mails).toEqual([]);
    expect(errors.splice(0)).toHaveLength(1);
    const [job] = await waiting();
    expect(job).toMatchObject({ kind: 'mail.verification', attempts: 1, last_error: 'connect ECONNREFUSED' });
    await server.settle();
    expect((await waiting())[0]?.attempts).toBe(1);

    mailServerIsDown = false;
    server.clock.advance(MINUTE_MS);
    const nextProcess = createServices({
      env: server.env,
      store: server.store,
      clock: server.clock,
      mailer,
      onBackgroundError: (error) => void errors.push(error),
    });
    await nextProcess.jobs.runDue();
    expect(mails.splice(0).map(({ to, subject }) => [to, subject.slice(0, 6)])).toEqual([[email, 'Verify']]);
    expect(await waiting()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('a waiting job holds no working link', async () => {
    mailServerIsDown = true;
    await register('linkless@survival-one.example');
    await server.request('POST', '/v1/auth/forgot-password', {
      body: { email: 'linkless@survival-one.example' },
    });
    const text = JSON.stringify(await waiting());
    expect(text).toMatch(/mail\.verification.*mail\.reset|mail\.reset.*mail\.verification/);
    expect(text).not.toMatch(/vrf_|rst_/);
    mailServerIsDown = false;
    await server.settle();
    expect(mails.splice(0)).toHaveLength(2);
  });

  it('a registration that fails sends nothing', async () => {
    await register('twice@survival-one.example');
    await server.settle();
    mails.length = 0;
    expect((await register('Twice@survival-one.example')).status).toBe(409);
    await server.settle();
    expect(mails).toEqual([]);
  });

  it('each of the jobs that two nodes claim at the same time runs once', async () => {
    const done: string[] = [];
    const nodes = [queue(), queue()];
    for (const node of nodes) {
      node.handle('mail.reset', ({ payload }) => Promise.resolve(void done.push(payload.email)));
    }
    const wanted = Array.from({ length: 40 }, (_, index) => `${index}@survival-one.example`);
    await server.store.db.transaction().execute(async (trx) => {
      for (const email of wanted) await nodes[0]?.add(trx, 'mail.reset', { email }, null);
    });
    await Promise.all(nodes.map((node) => node.runDue()));
    expect(done.toSorted()).toEqual(wanted.toSorted());
  });

  it('a job that a node claimed and did not finish is run by another once its lock has run out', async () => {
    const node = queue();
    const attempts: number[] = [];
    node.handle('mail.reset', ({ attempt }) => Promise.resolve(void attempts.push(attempt)));
    const { db } = server.store;
    await node.add(db, 'mail.reset', { email: 'lost@survival-one.example' }, null);
    const now = server.clock.now();
    expect(await claimJobs(db, 'mail', now, new Date(now.getTime() + 2 * MINUTE_MS), 10)).toHaveLength(1);
    await node.runDue();
    expect(attempts).toEqual([]);
    server.clock.advance(2 * MINUTE_MS);
    await node.runDue();
    expect(attempts).toEqual([2]);
  });

  it('is retried at ever longer intervals, given up after a day, reported as dead and deleted after two weeks', async () => {
    const metrics = createMetrics();
    const node = queue(metrics);
    node.handle('mail.reset', () => Promise.reject(new Error('mailbox full')));
    await node.add(server.store.db, 'mail.reset', { email: 'never@survival-one.example' }, null);
    const began = server.clock.now().getTime();
    let last = 0;
    for (let hours = 0; hours < 48; hours++) {
      for (let minutes = 0; minutes < 6; minutes++) {
        const before = errors.length;
        await node.runDue();
        if (errors.length > before) last = server.clock.now().getTime() - began;
        server.clock.advance(10 * MINUTE_MS);
      }
    }
    const [dead] = await waiting();
    expect(dead).toMatchObject({ attempts: 17, last_error: 'mailbox full' });
    expect(dead?.died_at).not.toBeNull();
    expect(last).toBeGreaterThan(16 * HOUR_MS);
    expect(await metrics.read()).toContain('torchward_jobs_dead{kind="mail.reset"} 1');
    expect(errors.splice(0)).toHaveLength(17);
    await deleteExpired({ store: server.store, now: server.clock.now(), onError });
    expect(await waiting()).toHaveLength(1);
    await deleteExpired({
      store: server.store,
      now: new Date(server.clock.now().getTime() + 14 * DAY_MS),
      onError,
    });
    expect(await waiting()).toEqual([]);
  });

  it('mails the moment of a changed password and a deleted account, however late the mail leaves', async () => {
    const { id } = await server.register({ verified: false });
    await server.settle();
    const { db } = server.store;
    const { jobs } = server.services;
    const time = server.clock.now().toISOString().slice(11, 16);
    await jobs.add(db, 'mail.password_changed', { accountId: id }, id);
    await jobs.add(db, 'mail.account_deleted', { email: 'gone@survival-one.example' }, null);
    server.clock.advance(HOUR_MS + MINUTE_MS);
    await jobs.runDue();
    const texts = mails.slice(-2).map(({ text }) => text);
    expect(texts.sort()).toEqual([
      expect.stringMatching(new RegExp(`password .* was changed on .+ 20\\d\\d at ${time} UTC`)),
      expect.stringMatching(new RegExp(`deleted .* password on .+ 20\\d\\d at ${time} UTC`)),
    ]);
  });

  it('is deleted with its account', async () => {
    const { id } = await server.register({ verified: false });
    const { db } = server.store;
    await server.services.jobs.add(db, 'mail.password_changed', { accountId: id }, id);
    await sql`delete from accounts where id = ${id}`.execute(db);
    expect(await waiting()).toEqual([]);
  });
});
