import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type {
  Analytics,
  LogPage,
  ModerateResponse,
  Overview,
  SubscriptionUsage,
  Usage,
} from '~/contract/api.gen';
import { HOUR_MS } from '~/server/clock';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';
import { PLAIN_CONFIG } from './moderation/judge';

const UUIDS = ['8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55', '3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22'] as const;

interface Sent {
  message?: string;
  player?: 0 | 1;
  message_id?: string;
  server?: string;
}

function createLine({ message = 'hello there', player = 0, ...rest }: Sent) {
  return { message, player_name: `player_${player}`, player_uuid: UUIDS[player], ...rest };
}

const INSULT = 'you are such an idiot';
const ADVERT = 'join 203.0.113.7:25565 now';

describeOnBothStores('messages that are stored', (server) => {
  const send = (key: string, sent: Sent = {}) => server().moderate(key, createLine(sent));
  const total = async (owner: TestOwner) =>
    (await server().read<LogPage>(owner.token, '/api/dashboard/logs')).total;

  it('every figure counts the same messages, exactly', async () => {
    const owner = await server().createOwner();
    const answers: ModerateResponse[] = [];
    const all: Sent[] = [
      ...Array.from({ length: 7 }, () => ({ message: 'gg' })),
      ...Array.from({ length: 3 }, () => ({
        message: 'does anyone have spare diamonds for the bridge?',
        player: 1 as const,
      })),
      { message: INSULT, server: 'survival-1' },
      { message: ADVERT, player: 1, server: 'skyblock' },
    ];
    for (const sent of all) answers.push((await send(owner.liveKey, sent)).json<ModerateResponse>());
    const filtered = answers.filter((answer) => answer.filtered).length;
    const actions = answers.filter((answer) => answer.final_action !== 'none').length;
    const violations = answers.filter((answer) => answer.recommended_action !== 'none').length;
    expect(filtered).toBeGreaterThan(0);
    expect(violations).toBeGreaterThan(0);

    const overview = await server().read<Overview>(owner.token, '/api/dashboard/overview');
    expect(overview.stats).toMatchObject({
      total_messages: all.length,
      filtered_messages: filtered,
      actions_taken: actions,
      unique_players: 2,
      pre_filter_rate: filtered / all.length,
    });
    const breakdown = Object.values(overview.action_breakdown).reduce((sum, count) => sum + count, 0);
    expect(breakdown + filtered).toBe(all.length);
    expect(overview.servers).toEqual(expect.arrayContaining(['survival-1', 'skyblock']));

    const expected = { messages: all.length, violations, actions };
    for (const query of ['24h&granularity=hour', '7d', '7d&granularity=hour', '90d']) {
      const analytics = await server().read<Analytics>(
        owner.token,
        `/api/dashboard/analytics?period=${query}`,
      );
      expect(analytics.totals, query).toEqual(expected);
    }
    expect(await total(owner)).toBe(all.length);
    expect((await server().read<Usage>(owner.token, '/api/dashboard/usage')).total_requests).toBe(all.length);
    const usage = await server().read<SubscriptionUsage>(owner.token, '/v1/subscriptions/usage');
    expect(usage.messages_processed).toBe(all.length);
    const file = await server().get(owner.token, '/api/dashboard/logs/export?format=json');
    expect(file.json<unknown[]>()).toHaveLength(all.length);
  });

  it('buckets without messages are zero, and every hour and day has one', async () => {
    const owner = await server().createOwner();
    await send(owner.liveKey);
    const hours = await server().read<Analytics>(
      owner.token,
      '/api/dashboard/analytics?period=24h&granularity=hour',
    );
    expect(hours.data).toHaveLength(24);
    expect(hours.data.slice(0, 23).every((point) => point.messages === 0)).toBe(true);
    expect(hours.data[23]).toMatchObject({ messages: 1, unique_players: 1 });
    for (const length of [7, 30, 90]) {
      const days = await server().read<Analytics>(owner.token, `/api/dashboard/analytics?period=${length}d`);
      expect(days.data).toHaveLength(length);
    }
    const tooFine = await server().get(owner.token, '/api/dashboard/analytics?period=90d&granularity=hour');
    expect(tooFine.statusCode).toBe(400);
  });

  it('a repeated message_id is counted once and gets the first verdict', async () => {
    const owner = await server().createOwner();
    const first = await send(owner.liveKey, { message: INSULT, message_id: 'a-1' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(owner.liveKey, { message: INSULT, message_id: 'a-1' })),
    );
    const { duplicate: _, ...verdict } = first.json<ModerateResponse>();
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ...verdict, duplicate: true });
    }
    expect(await total(owner)).toBe(1);
  });

  it('twenty simultaneous calls with one new message_id store one message', async () => {
    const owner = await server().createOwner();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(owner.liveKey, { message_id: 'same' })),
    );
    const verdicts = answers.map((answer) => answer.json<ModerateResponse>());
    expect(new Set(verdicts.map(({ id }) => id)).size).toBe(1);
    expect(verdicts.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await total(owner)).toBe(1);
  });

  it('a message_id that returns with another message is refused', async () => {
    const owner = await server().createOwner();
    await send(owner.liveKey, { message: 'one', message_id: 'b-1' });
    const second = await send(owner.liveKey, { message: 'two', message_id: 'b-1' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ detail: expect.stringContaining('already used') as string });
    expect(await total(owner)).toBe(1);
  });

  it('a batch is stored in order; a message_id that was used for another message refuses its own message alone', async () => {
    const owner = await server().createOwner();
    await send(owner.liveKey, { message: 'one', message_id: 'taken' });
    const batch = (messages: Sent[]) =>
      server().post(owner.liveKey, '/v1/moderate/batch', { messages: messages.map(createLine) });
    const good = await batch([
      { message: 'gg' },
      { message: INSULT },
      { message: 'one', message_id: 'taken' },
    ]);
    const { results } = good.json<{ results: ModerateResponse[] }>();
    expect(results.map(({ final_action, duplicate }) => [final_action, duplicate])).toEqual([
      ['none', false],
      ['warn', false],
      ['none', true],
    ]);
    expect(await total(owner)).toBe(3);
    const mixed = await batch([{ message: 'new' }, { message: 'other', message_id: 'taken' }]);
    expect(mixed.statusCode).toBe(200);
    expect(mixed.json()).toMatchObject({
      results: [
        { final_action: 'none', duplicate: false },
        { status: 409, detail: expect.stringContaining('already used') as string },
      ],
    });
    expect(await total(owner)).toBe(4);
  });

  it('a hundred simultaneous calls are all counted', async () => {
    const owner = await server().createOwner();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(owner.liveKey, { message_id: `m-${index}` })),
    );
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    const usage = await server().read<SubscriptionUsage>(owner.token, '/v1/subscriptions/usage');
    expect(usage.messages_processed).toBe(100);
    expect((await server().read<LogPage>(owner.token, '/api/dashboard/logs?limit=100')).logs).toHaveLength(
      100,
    );
  });

  it('a test key gets verdicts, and nothing is stored, counted or billed', async () => {
    const owner = await server().createOwner();
    const answer = await send(owner.testKey, { message: INSULT, message_id: 't-1' });
    expect(answer.json()).toMatchObject({ mode: 'test', final_action: 'warn' });
    expect(await total(owner)).toBe(0);
    expect((await server().read<Usage>(owner.token, '/api/dashboard/usage')).total_requests).toBe(0);
    const player = await server().get(owner.token, `/api/dashboard/player/${UUIDS[0]}`);
    expect(player.statusCode).toBe(404);
  });

  it('the next call with a revoked key is refused, though the server remembers the key', async () => {
    const owner = await server().createOwner();
    expect((await send(owner.liveKey)).statusCode).toBe(200);
    await sql`update api_keys set revoked_at = now() where account_id = ${owner.id}`.execute(
      server().store.db,
    );
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(owner.liveKey)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 100 }, () => 401));
    expect(await total(owner)).toBe(1);
  });

  it('the next message of an account whose subscription has ended is refused', async () => {
    const owner = await server().createOwner();
    expect((await send(owner.liveKey)).statusCode).toBe(200);
    const { db } = server().store;
    await updateSubscription(db, owner.id, { status: 'canceled' });
    const refused = await send(owner.liveKey);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('subscription') as string });
    await updateSubscription(db, owner.id, { status: 'active' });
    expect((await send(owner.liveKey)).statusCode).toBe(200);
  });

  it('a saved configuration applies to the next message', async () => {
    const owner = await server().createOwner();
    const insulted = async () => (await send(owner.liveKey, { message: INSULT })).json<ModerateResponse>();
    expect(await insulted()).toMatchObject({ final_action: 'warn' });
    const config = { ...PLAIN_CONFIG, server_rules: '1. Be kind.', automation_level: 'monitor_only' };
    const saved = await server().put(owner.token, '/api/dashboard/config', config);
    expect(saved.json()).toEqual({ config, version: 1 });
    expect(await insulted()).toMatchObject({
      final_action: 'none',
      recommended_action: 'warn',
      needs_review: true,
    });
  });

  it('the pages of the log hold every entry once at every offset, for every filter', async () => {
    const owner = await server().createOwner();
    for (let hour = 0; hour < 5; hour++) {
      for (let index = 0; index < 4; index++) {
        await send(owner.liveKey, {
          message: index === 0 ? INSULT : `message ${hour} ${index} about trading`,
        });
      }
      server().clock.advance(HOUR_MS);
    }
    for (const [filter, expected] of [
      ['all', 20],
      ['warn', 5],
      ['none', 15],
      ['ban', 0],
    ] as const) {
      const whole = await server().read<LogPage>(
        owner.token,
        `/api/dashboard/logs?limit=100&filter=${filter}`,
      );
      expect(whole.total).toBe(expected);
      expect(whole.logs.map((log) => log.timestamp)).toEqual(
        whole.logs
          .map((log) => log.timestamp)
          .toSorted()
          .toReversed(),
      );
      const pieces: string[] = [];
      for (let offset = 0; offset < expected; offset += 3) {
        const page = await server().read<LogPage>(
          owner.token,
          `/api/dashboard/logs?limit=3&offset=${offset}&filter=${filter}`,
        );
        expect(page.total).toBe(expected);
        pieces.push(...page.logs.map((log) => log.id));
      }
      expect(pieces).toEqual(whole.logs.map((log) => log.id));
    }
    const beyond = await server().read<LogPage>(owner.token, '/api/dashboard/logs?offset=2147483647');
    expect(beyond).toMatchObject({ total: 20, logs: [] });
  });

  it('the log can be searched by part of a name and by the beginning of a uuid', async () => {
    const owner = await server().createOwner();
    await send(owner.liveKey, { player: 0 });
    await send(owner.liveKey, { player: 1 });
    const found = async (text: string) =>
      (await server().read<LogPage>(owner.token, `/api/dashboard/logs?player=${encodeURIComponent(text)}`))
        .total;
    expect(await found('AYER_1')).toBe(1);
    expect(await found(UUIDS[1].slice(0, 8).toUpperCase())).toBe(1);
    expect(await found('layer_')).toBe(2);
    expect(await found('%')).toBe(0);
    expect(await found('  ')).toBe(2);
  });

  it('an exported file holds no formula that a spreadsheet would run', async () => {
    const owner = await server().createOwner();
    const formulas = ['=1+1 is two', '+49', '@all hi', '-5 degrees', '  =1+1', '\uFF1D1+1', '\u3000\uFF201'];
    for (const message of [...formulas, 'a "quoted", line']) {
      await send(owner.liveKey, { message });
    }
    const file = await server().get(owner.token, '/api/dashboard/logs/export?format=csv');
    expect(file.headers['content-disposition']).toContain('attachment');
    const cells = file.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[5] ?? '');
    expect(cells.toSorted().slice(1)).toEqual(formulas.map((formula) => `'${formula}`).toSorted());
    expect(file.body).toContain('"a ""quoted"", line"');
  });
});
