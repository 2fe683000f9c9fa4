import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClaudeStandIn, startClaudeStandIn } from '../../support/claudeStandIn';
import { createTestClock, FIXED_START, startTestServer, type TestServer } from '../../support/server';
import { ensurePartitions } from '~/server/store/partitions';

let claude: ClaudeStandIn;
let server: TestServer;
let token: string;
let key: string;

const withAi = () => ({ anthropicApiKey: 'key', anthropicBaseUrl: claude.url });

beforeAll(async () => {
  claude = await startClaudeStandIn();
  // These tests check the answer, and on a busy machine it may take longer than the product's budget.
  server = await startTestServer({
    store: 'postgres',
    clock: createTestClock(FIXED_START),
    env: withAi(),
    services: { aiBudgetMs: 20_000 },
  });
  await ensurePartitions(server.store.db, server.clock.now(), server.clock.now());
  const account = await server.register();
  ({ token } = account);
  const checkout = await server.request('POST', '/v1/subscriptions/create-checkout-session', {
    body: { tier: 'pro' },
    token,
  });
  await server.services.testProvider?.complete(
    String(checkout.body['checkout_url']).split('/').at(-1) ?? '',
    'accepted',
  );
  const created = await server.request('POST', '/v1/account/keys', {
    body: { name: 'plugin', prefix: 'sk_live' },
    token,
  });
  key = String(created.body['api_key']);
});
afterAll(async () => {
  await server.close();
  await claude.stop();
});
beforeEach(() => {
  claude.misbehave(undefined);
  claude.answerWith((call) => {
    const { message } = JSON.parse(call.messages[0]?.content ?? '{}') as { message: string };
    return {
      category: 'other',
      severity: 2,
      confidence: 0.9,
      reasoning: `About ${message.length} letters.`,
      rule_number: null,
    };
  });
});

const line = (message: string) => ({ message, player_name: 'Steve', player_uuid: randomUUID() });

test('a moderated message says that the AI decided, and the call is on the usage page', async () => {
  const before = await server.request('GET', '/api/dashboard/usage', { token });
  const answer = await server.request('POST', '/v1/moderate', {
    body: line('an ordinary line about senators'),
    token: key,
  });
  expect(answer).toMatchObject({ status: 200, body: { decided_by: 'ai', final_action: 'warn' } });
  const after = await server.request('GET', '/api/dashboard/usage', { token });
  expect(Number(after.body['claude_api_calls']) - Number(before.body['claude_api_calls'])).toBe(1);
  expect(Number(after.body['total_cost_usd'])).toBeGreaterThan(Number(before.body['total_cost_usd']));
});

async function usage() {
  const { body } = await server.request('GET', '/api/dashboard/usage', { token });
  return {
    calls: Number(body['claude_api_calls']),
    dollars: Number(body['total_cost_usd']),
    messages: Number(body['total_requests']),
  };
}

test.each([
  ['an emoji where it is cut', `${'x'.repeat(299)}😀 and more`, `${'x'.repeat(299)}😀`],
  ['a family where it is cut', `${'x'.repeat(297)}👩‍👩‍👧‍👦 and more`, 'x'.repeat(297)],
  ['half an emoji', 'A \ud83d reason', 'A  reason'],
  ['NUL', 'A \0reason', 'A reason'],
])('a reasoning of the AI with %s is stored with its message', async (_what, reasoning, stored) => {
  claude.answerWith(() => ({
    category: 'other',
    severity: 2,
    confidence: 0.9,
    reasoning,
    rule_number: null,
  }));
  const messages = [line('an ordinary line about senators'), line('another ordinary line about senators')];
  const answer = await server.request('POST', '/v1/moderate/batch', { body: { messages }, token: key });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const [first] = answer.body['results'] as { id: string; reasoning: string }[];
  expect(first).toMatchObject({ reasoning: stored });
  const log = await server.request('GET', `/api/dashboard/logs/${first?.id ?? ''}`, { token });
  expect(log.body['ai_reasoning']).toBe(stored);
});

test("the AI's cost for a test key is on the usage page, and no message is", async () => {
  const created = await server.request('POST', '/v1/account/keys', {
    body: { name: 'tests', prefix: 'sk_test' },
    token,
  });
  const testKey = String(created.body['api_key']);
  const before = await usage();
  const body = line('an ordinary line about senators');
  const single = await server.request('POST', '/v1/moderate', { body, token: testKey });
  expect(single.body).toMatchObject({ mode: 'test', decided_by: 'ai' });
  const messages = [body, line('another ordinary line about senators')];
  await server.request('POST', '/v1/moderate/batch', { body: { messages }, token: testKey });
  const after = await usage();
  expect(after).toEqual({
    calls: before.calls + 3,
    dollars: expect.closeTo(before.dollars + 3 * 0.0007, 8) as number,
    messages: before.messages,
  });
});

test("the AI's cost for a test of the settings is on the usage page, and no message is", async () => {
  const before = await usage();
  const { body } = await server.request('GET', '/api/dashboard/config', { token });
  const tried = await server.request('POST', '/api/dashboard/config/test', {
    body: { message: 'an ordinary line about senators', config: body['config'] },
    token,
  });
  expect(tried.body).toMatchObject({ decided_by: 'ai' });
  const after = await usage();
  expect(after).toMatchObject({ calls: before.calls + 1, messages: before.messages });
  expect(after.dollars).toBeGreaterThan(before.dollars);
});

test('an account whose only AI calls were tests of its settings has a usage page', async () => {
  const account = await server.register();
  const checkout = await server.request('POST', '/v1/subscriptions/create-checkout-session', {
    body: { tier: 'pro' },
    token: account.token,
  });
  await server.services.testProvider?.complete(
    String(checkout.body['checkout_url']).split('/').at(-1) ?? '',
    'accepted',
  );
  const { body } = await server.request('GET', '/api/dashboard/config', { token: account.token });
  await server.request('POST', '/api/dashboard/config/test', {
    body: { message: 'an ordinary line about senators', config: body['config'] },
    token: account.token,
  });
  const page = await server.request('GET', '/api/dashboard/usage', { token: account.token });
  expect(page).toMatchObject({
    status: 200,
    body: { claude_api_calls: 1, total_requests: 0, avg_response_time_ms: 0 },
  });
});

test('a repeated message_id gets the first verdict without another call of the AI', async () => {
  const before = await usage();
  const asked = claude.calls.length;
  const body = { ...line('an ordinary line about senators'), message_id: 'asked-once' };
  const first = await server.request('POST', '/v1/moderate', { body, token: key });
  expect(first.body).toMatchObject({ decided_by: 'ai', duplicate: false });
  for (const again of [
    await server.request('POST', '/v1/moderate', { body, token: key }),
    {
      body: (
        (await server.request('POST', '/v1/moderate/batch', { body: { messages: [body] }, token: key })).body[
          'results'
        ] as object[]
      )[0],
    },
  ]) {
    expect(again.body).toMatchObject({ ...first.body, duplicate: true });
  }
  expect(claude.calls.length - asked).toBe(1);
  expect(await usage()).toMatchObject({ calls: before.calls + 1, messages: before.messages + 1 });
});

test('simultaneous calls with one message_id call the AI once', async () => {
  const before = await usage();
  const asked = claude.calls.length;
  const one = { ...line('an ordinary line about senators'), message_id: 'at-once-1' };
  const other = { ...line('another ordinary line about senators'), message_id: 'at-once-2' };
  const call = (url: string, body: object) => server.request('POST', url, { body, token: key });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => call('/v1/moderate', one)),
    call('/v1/moderate/batch', { messages: [one, other, one] }),
    call('/v1/moderate/batch', { messages: [other, one] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const verdicts = answers.flatMap(({ body }) => (body['results'] as object[] | undefined) ?? [body]);
  expect(verdicts).toHaveLength(10);
  expect(verdicts.filter((verdict) => (verdict as { duplicate: boolean }).duplicate)).toHaveLength(8);
  expect(claude.calls.length - asked).toBe(2);
  expect(await usage()).toMatchObject({ calls: before.calls + 2, messages: before.messages + 2 });
});

test('a verdict that a saved configuration outdates is paid for too', async () => {
  const { body } = await server.request('GET', '/api/dashboard/config', { token });
  const config = body['config'] as object;
  const before = await usage();
  await server.request('POST', '/v1/moderate', { body: line('an ordinary line about senators'), token: key });
  await server.request('PUT', '/api/dashboard/config', {
    body: { ...config, server_rules: '1. Be kind.' },
    token,
  });
  // This node saved the configuration, so it is another node that remembers an older one.
  const answer = await server.request('POST', '/v1/moderate', {
    body: line('one more ordinary line about senators'),
    token: key,
  });
  expect(answer.body).toMatchObject({ decided_by: 'ai' });
  expect((await usage()).calls).toBe(before.calls + 3);
});

test('a batch keeps its order and takes no longer than its slowest message, even when the AI never answers', async () => {
  const node = await startTestServer({
    databaseUrl: server.env.databaseUrl,
    clock: createTestClock(FIXED_START),
    env: withAi(),
    collectErrors: true,
  });
  claude.misbehave('silent');
  const asked = claude.calls.length;
  const messages = Array.from({ length: 100 }, (_, n) =>
    line(`ordinary line about senator number ${n} today`),
  );
  const answer = await node.request('POST', '/v1/moderate/batch', { body: { messages }, token: key });
  await node.close();
  expect(answer.status).toBe(200);
  // If one message had waited for another, the circuit would have opened after five silences.
  expect(claude.calls.length - asked).toBeGreaterThan(5);
  const results = answer.body['results'] as { id: string; decided_by: string }[];
  expect(results.every((result) => result.decided_by === 'local')).toBe(true);
  const ids = results.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
});
