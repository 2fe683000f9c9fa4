import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import type { Config, LogPage, ModerateResponse, Problem } from '~/contract/api.gen';
import { MINUTE_MS } from '~/server/clock';
import { createDeadline } from '~/server/deadline';
import { hashApiKey } from '~/server/security/apiKeys';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const INSULT = 'you are such an idiot';
/** What the tests' callers ask for, and what a busy machine may need on top. */
const ASKED_MS = 250;
/** For thirty lines, which a busy machine judges in more than a quarter of a second. */
const ASKED_FOR_BATCH_MS = 1_000;
const SLACK_MS = 3_000;

const createLine = (changes: object = {}) => ({
  message: INSULT,
  player_name: 'mossy_fox',
  player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
  message_id: randomUUID(),
  ...changes,
});

describeOnBothStores(
  'a store that is late',
  (server, kind) => {
    let release: (() => Promise<void>) | undefined;
    afterEach(async () => {
      await release?.();
      release = undefined;
    });

    /** Makes every statement that moderation needs wait, until `release`. */
    async function stall(): Promise<void> {
      if (kind === 'postgres') {
        const other = new pg.Client({ connectionString: server().env.databaseUrl });
        await other.connect();
        await other.query('begin');
        await other.query('lock table api_keys, player_actions, hourly_totals in access exclusive mode');
        release = () => other.end();
        return;
      }
      let end: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        end = resolve;
      });
      let begun: () => void = () => undefined;
      const started = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const transaction = server().store.preparedTransaction(() => {
        begun();
        return held;
      });
      await started;
      release = () => {
        end();
        return transaction;
      };
    }
    const resume = async () => {
      await release?.();
      release = undefined;
    };

    const post = async (key: string, url: string, payload: object, ms: number | string = ASKED_MS) => {
      const began = performance.now();
      const answer = await server().call(key, {
        method: 'POST',
        url,
        headers: { 'request-timeout-ms': String(ms) },
        payload,
      });
      return { answer, tookMs: performance.now() - began };
    };
    const send = async (owner: TestOwner, payload: object, ms?: number) => {
      const { answer, tookMs } = await post(owner.liveKey, '/v1/moderate', payload, ms);
      expect(answer.statusCode, answer.body).toBe(200);
      return { ...answer.json<ModerateResponse>(), tookMs };
    };
    const sendBatch = async (owner: TestOwner, messages: readonly object[], ms?: number) => {
      const { answer, tookMs } = await post(owner.liveKey, '/v1/moderate/batch', { messages }, ms);
      expect(answer.statusCode, answer.body).toBe(200);
      return { ...answer.json<{ results: (ModerateResponse | Problem)[] }>(), tookMs };
    };
    /** An owner whose key this node knows. */
    const knownOwner = async () => {
      const owner = await server().createOwner();
      const first = createLine();
      // On a busy machine the first statement of a new database may itself be late; its message is stored all the same.
      await expect.poll(() => send(owner, first, 60_000)).toMatchObject({ stored: true });
      return owner;
    };
    const configure = async (
      owner: TestOwner,
      { automation_level: level, escalation_enabled: escalates }: Partial<Config>,
    ) => {
      await sql`insert into configs (account_id, version, server_rules, automation_level, confidence_threshold,
        pre_filter_enabled, escalation_enabled, updated_at)
        values (${owner.id}, 1, '', ${level}, 0.5, true, ${escalates}, now())`.execute(server().store.db);
    };
    const logged = async (owner: TestOwner) => {
      const answer = await server().call(owner.token, { method: 'GET', url: '/api/dashboard/logs' });
      return answer.json<LogPage>();
    };

    it('gets a verdict in time; the repeated call gets the same one, and the message is stored once', async () => {
      const owner = await knownOwner();
      await stall();
      const message = createLine();
      const first = await send(owner, message);
      expect(first).toMatchObject({ final_action: 'warn', stored: false, duplicate: false, mode: 'live' });
      expect(first.tookMs).toBeLessThan(ASKED_MS + SLACK_MS);
      const { id } = first;
      const [again, batched] = await Promise.all([
        send(owner, message),
        sendBatch(owner, [message, message]),
      ]);
      expect(again).toMatchObject({ id, final_action: 'warn', stored: false, duplicate: true });
      expect(batched.results).toMatchObject(
        Array.from({ length: 2 }, () => ({ id, stored: false, duplicate: true })),
      );
      const { answer } = await post(owner.liveKey, '/v1/moderate', { ...message, message: 'gg' });
      expect(answer.statusCode, answer.body).toBe(409);

      await resume();
      for (const repeated of [await send(owner, message, 60_000), await send(owner, message, 60_000)]) {
        expect(repeated).toMatchObject({ id, final_action: 'warn', stored: true, duplicate: true });
      }
      const { total, logs } = await logged(owner);
      expect(total).toBe(2);
      expect(logs.map((entry) => entry.id)).toContain(id);
    });

    it('gets a verdict for each line of a batch in time', async () => {
      const owner = await knownOwner();
      await stall();
      const messages = Array.from({ length: 30 }, (_, n) =>
        createLine({ message: n % 2 === 0 ? INSULT : 'gg' }),
      );
      const { results, tookMs } = await sendBatch(
        owner,
        [...messages, createLine({ message: '' })],
        ASKED_FOR_BATCH_MS,
      );
      expect(tookMs).toBeLessThan(ASKED_FOR_BATCH_MS + SLACK_MS);
      expect(results.slice(0, 30)).toMatchObject(
        messages.map((_, n) => ({ stored: false, final_action: n % 2 === 0 ? 'warn' : 'none' })),
      );
      expect(results[30]).toMatchObject({ status: 400 });
      await resume();
      const repeated = await sendBatch(owner, messages, 60_000);
      expect(repeated.results).toMatchObject(
        results.slice(0, 30).map((result) => ({ ...result, stored: true, duplicate: true })),
      );
      expect((await logged(owner)).total).toBe(31);
    });

    it('and a key that this node does not know get 503 in time', async () => {
      const owner = await server().createOwner();
      await stall();
      for (const [key, url, payload] of [
        [owner.liveKey, '/v1/moderate', createLine()],
        [owner.testKey, '/v1/moderate', createLine()],
        [owner.liveKey, '/v1/moderate/batch', { messages: [createLine()] }],
      ] as const) {
        const { answer, tookMs } = await post(key, url, payload);
        expect(answer.statusCode, answer.body).toBe(503);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(tookMs).toBeLessThan(ASKED_MS + SLACK_MS);
      }
      await resume();
      expect(await send(owner, createLine(), 60_000)).toMatchObject({ stored: true });
      expect((await logged(owner)).total).toBe(1);
    });

    it("gets a verdict without the player's history in time", async () => {
      const owner = await server().createOwner();
      await configure(owner, { automation_level: 'auto_ban', escalation_enabled: true });
      const minutes = (count: number) => ({
        sent_at: new Date(server().clock.now().getTime() - count * MINUTE_MS).toISOString(),
      });
      for (const count of [30, 25, 20]) await send(owner, createLine(minutes(count)), 60_000);
      const known = await send(owner, createLine(minutes(15)), 60_000);
      expect(known.final_action).not.toBe('warn');
      await stall();
      for (const late of [
        await send(owner, createLine(minutes(10))),
        (await sendBatch(owner, [createLine(minutes(5))])).results[0],
      ]) {
        expect(late).toMatchObject({ final_action: 'warn', stored: false });
      }
      await resume();
      await server().services.moderation.drained();
      expect((await logged(owner)).total).toBe(6);
    });

    it('never holds a call longer than a second, without the caller asking', async () => {
      const owner = await knownOwner();
      expect(server().services.moderation.budgetMs).toBe(1_000);
      await stall();
      const began = performance.now();
      const answer = await server().call(owner.liveKey, {
        method: 'POST',
        url: '/v1/moderate',
        payload: createLine(),
      });
      expect(performance.now() - began).toBeLessThan(1_000 + SLACK_MS);
      expect(answer.json()).toMatchObject({ stored: false, final_action: 'warn' });
    });

    it.each(['0', '-1', '1.5', 'soon', '', '60001', '300, 500'])(
      'a budget of %j is refused',
      async (budget) => {
        const owner = await server().createOwner();
        for (const [url, payload] of [
          ['/v1/moderate', createLine()],
          ['/v1/moderate/batch', { messages: [createLine()] }],
        ] as const) {
          const { answer } = await post(owner.liveKey, url, payload, budget);
          expect(answer.statusCode, answer.body).toBe(400);
          expect(answer.json<Problem>().detail).toContain('request-timeout-ms');
        }
        expect((await logged(owner)).total).toBe(0);
      },
    );

    // The embedded store has one connection, which nothing else can lock or end.
    if (kind === 'embedded') return;

    it('gets a verdict also when more messages wait than it may hold, and stores them when they are repeated', async () => {
      const owner = await knownOwner();
      const hash = hashApiKey(owner.liveKey) as Buffer;
      await stall();
      const messages = Array.from({ length: 4_400 }, () => createLine());
      const { moderation } = server().services;
      const answers = await Promise.all(
        messages.map((message) => moderation.moderate(hash, message, createDeadline(500))),
      );
      expect(answers.every((one) => one.stored === false && one.final_action === 'warn')).toBe(true);
      await resume();
      await moderation.drained();
      const total = async () => (await logged(owner)).total;
      expect(await total()).toBeLessThan(messages.length);
      const repeated = await Promise.all(
        messages.slice(-500).map((message) => moderation.moderate(hash, message, createDeadline(60_000))),
      );
      expect(repeated.map(({ id }) => id)).toEqual(answers.slice(-500).map(({ id }) => id));
      expect(repeated.every((one) => one.stored === true && one.duplicate)).toBe(true);
      expect(await total()).toBe(1 + messages.length);
    });

    it('and never stores the message: the repeated call stores the verdict that was announced', async () => {
      const owner = await knownOwner();
      await stall();
      const messages = [createLine(), createLine()] as const;
      const announced = [
        await send(owner, messages[0]),
        (await sendBatch(owner, [messages[1]])).results[0] as ModerateResponse,
      ];
      const drained = server()
        .services.moderation.drained()
        .then(() => true);
      // One statement may begin when the one before it has ended.
      while (!(await Promise.race([drained, setTimeout(10, false)]))) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server().store.db);
      }
      await resume();
      expect((await logged(owner)).total).toBe(1);
      await configure(owner, { automation_level: 'monitor_only', escalation_enabled: false });
      for (const [n, message] of messages.entries()) {
        const { id } = announced[n] ?? {};
        expect(await send(owner, message, 60_000)).toMatchObject({
          id,
          final_action: 'warn',
          stored: true,
          duplicate: true,
        });
      }
      expect(await send(owner, createLine(), 60_000)).toMatchObject({ final_action: 'none' });
      const { total, logs } = await logged(owner);
      expect(total).toBe(4);
      expect(logs.filter(({ id }) => announced.some((one) => one.id === id))).toMatchObject(
        announced.map(() => ({ final_action: 'warn' })),
      );
      expect(server().backgroundErrors).not.toEqual([]);
    });
  },
  { collectErrors: true, env: { logLevel: 'silent' }, services: { moderateWithinMs: undefined } },
);
