import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ClaudeStandIn, startClaudeStandIn } from '../../support/claudeStandIn';
import { createLine, createTestClock, FIXED_START, startTestServer } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

let claude: ClaudeStandIn;
let token: string;
let key: string;
let testKey: string;

const createAiOptions = () => ({ anthropicApiKey: 'key', anthropicBaseUrl: claude.url });

beforeAll(async () => {
  claude = await startClaudeStandIn();
  return () => claude.stop();
});
// These tests check the answer, and on a busy machine it may take longer than the product's budget.
const server = useTestServer(() => ({
  store: 'postgres',
  clock: createTestClock(FIXED_START),
  env: createAiOptions(),
  services: { aiTimeoutMs: 20_000 },
}));
beforeAll(async () => {
  ({ token, liveKey: key, testKey } = await server.createOwner());
});
beforeEach(() => {
  claude.misbehave(undefined);
  claude.answerWith((call) => {
    const { message } = JSON.parse(call.messages[0]?.content ?? '{}') as { message: string };
    return { ...verdict, reasoning: `About ${message.length} letters.` };
  });
});

const verdict = { category: 'other', severity: 2, confidence: 0.9, rule_number: null };

const ORDINARY = 'an ordinary line about senators';
const moderate = (body: object, credential = key) =>
  server.request('POST', '/v1/moderate', { body, token: credential });
const moderateBatch = (messages: readonly object[], credential = key) =>
  server.request('POST', '/v1/moderate/batch', { body: { messages }, token: credential });

async function readUsage() {
  const { body } = await server.request('GET', '/api/dashboard/usage', { token });
  return {
    calls: Number(body['claude_api_calls']),
    dollars: Number(body['total_cost_usd']),
    messages: Number(body['total_requests']),
  };
}

test('a moderated message says that the AI decided, and the call is on the usage page', async () => {
  const before = await readUsage();
  const answer = await moderate(createLine(ORDINARY));
  expect(answer).toMatchObject({ status: 200, body: { decided_by: 'ai', final_action: 'warn' } });
  const after = await readUsage();
  expect(after.calls - before.calls).toBe(1);
  expect(after.dollars).toBeGreaterThan(before.dollars);
});

test.each([
  ['an emoji where it is cut', `${'x'.repeat(299)}😀 and more`, `${'x'.repeat(299)}😀`],
  ['a family where it is cut', `${'x'.repeat(297)}👩‍👩‍👧‍👦 and more`, 'x'.repeat(297)],
  ['half an emoji', 'A \ud83d reason', 'A  reason'],
  ['NUL', 'A \0reason', 'A reason'],
])('a reasoning of the AI with %s is stored with its message', async (_what, reasoning, stored) => {
  claude.answerWith(() => ({ ...verdict, reasoning }));
  const messages = [createLine(ORDINARY), createLine('another ordinary line about senators')];
  const answer = await moderateBatch(messages);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const [first] = answer.body['results'] as { id: string; reasoning: string }[];
  expect(first).toMatchObject({ reasoning: stored });
  const log = await server.request('GET', `/api/dashboard/logs/${first?.id ?? ''}`, { token });
  expect(log.body['ai_reasoning']).toBe(stored);
});

test('the message ids of a batch are looked up in one query', async () => {
  const query = vi.spyOn(server.store.prepared, 'query');
  const messages = Array.from({ length: 5 }, (_, n) => ({
    ...createLine(ORDINARY),
    message_id: `lookup-${n}`,
  }));
  const answer = await moderateBatch(messages);
  expect(answer.status).toBe(200);
  expect(query.mock.calls.filter(([name]) => name === 'receipts')).toHaveLength(1);
  query.mockRestore();
});

test("the AI's cost for a test key is on the usage page, and no message is", async () => {
  const before = await readUsage();
  const body = createLine(ORDINARY);
  const single = await moderate(body, testKey);
  expect(single.body).toMatchObject({ mode: 'test', decided_by: 'ai' });
  const messages = [body, createLine('another ordinary line about senators')];
  await moderateBatch(messages, testKey);
  const after = await readUsage();
  expect(after).toEqual({
    calls: before.calls + 3,
    dollars: expect.closeTo(before.dollars + 3 * 0.0007, 8) as number,
    messages: before.messages,
  });
});

test("the AI's cost for a test of the settings is on the usage page, and no message is", async () => {
  const before = await readUsage();
  const { body } = await server.request('GET', '/api/dashboard/config', { token });
  const tried = await server.request('POST', '/api/dashboard/config/test', {
    body: { message: ORDINARY, config: body['config'] },
    token,
  });
  expect(tried.body).toMatchObject({ decided_by: 'ai' });
  const after = await readUsage();
  expect(after).toMatchObject({ calls: before.calls + 1, messages: before.messages });
  expect(after.dollars).toBeGreaterThan(before.dollars);
});

test('an account whose only AI calls were tests of its settings has a usage page', async () => {
  const account = await server.createOwner();
  const { body } = await server.request('GET', '/api/dashboard/config', { token: account.token });
  await server.request('POST', '/api/dashboard/config/test', {
    body: { message: ORDINARY, config: body['config'] },
    token: account.token,
  });
  const page = await server.request('GET', '/api/dashboard/usage', { token: account.token });
  expect(page).toMatchObject({
    status: 200,
    body: { claude_api_calls: 1, total_requests: 0, avg_response_time_ms: 0 },
  });
});

test('a repeated message_id gets the first verdict without another call of the AI', async () => {
  const before = await readUsage();
  const asked = claude.calls.length;
  const body = createLine(ORDINARY, { message_id: 'asked-once' });
  const first = await moderate(body);
  expect(first.body).toMatchObject({ decided_by: 'ai', duplicate: false });
  const repeated = { ...first.body, duplicate: true };
  expect((await moderate(body)).body).toMatchObject(repeated);
  expect((await moderateBatch([body])).body['results']).toMatchObject([repeated]);
  expect(claude.calls.length - asked).toBe(1);
  expect(await readUsage()).toMatchObject({ calls: before.calls + 1, messages: before.messages + 1 });
});

test('simultaneous calls with one message_id call the AI once', async () => {
  const before = await readUsage();
  const asked = claude.calls.length;
  const one = createLine(ORDINARY, { message_id: 'at-once-1' });
  const other = createLine('another ordinary line about senators', { message_id: 'at-once-2' });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => moderate(one)),
    moderateBatch([one, other, one]),
    moderateBatch([other, one]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const verdicts = answers.flatMap(({ body }) => (body['results'] as object[] | undefined) ?? [body]);
  expect(verdicts).toHaveLength(10);
  expect(verdicts.filter((verdict) => (verdict as { duplicate: boolean }).duplicate)).toHaveLength(8);
  expect(claude.calls.length - asked).toBe(2);
  expect(await readUsage()).toMatchObject({ calls: before.calls + 2, messages: before.messages + 2 });
});

test('a verdict that a saved configuration outdates is paid for too', async () => {
  const { body } = await server.request('GET', '/api/dashboard/config', { token });
  const config = body['config'] as object;
  const before = await readUsage();
  await moderate(createLine(ORDINARY));
  await server.request('PUT', '/api/dashboard/config', {
    body: { ...config, server_rules: '1. Be kind.' },
    token,
  });
  // This node saved the configuration, so it is another node that remembers an older one.
  const answer = await moderate(createLine('one more ordinary line about senators'));
  expect(answer.body).toMatchObject({ decided_by: 'ai' });
  expect((await readUsage()).calls).toBe(before.calls + 3);
});

test('a batch asks the AI about many messages at once, and answers by the local rules when the AI is silent', async () => {
  const node = await startTestServer({
    databaseUrl: server.env.databaseUrl,
    clock: createTestClock(FIXED_START),
    env: createAiOptions(),
    collectErrors: true,
  });
  // A node that knows no answer of the AI yet asks about few lines at once.
  const first = await node.request('POST', '/v1/moderate', { body: createLine(ORDINARY), token: key });
  expect(first.body).toMatchObject({ decided_by: 'ai' });
  claude.misbehave('silent');
  const asked = claude.calls.length;
  const messages = Array.from({ length: 100 }, (_, n) =>
    createLine(`ordinary line about senator number ${n} today`),
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

test('a message_id that a test key repeats calls the AI once, until the configuration changes', async () => {
  const asked = claude.calls.length;
  const body = createLine(ORDINARY, { message_id: 'tested-once' });
  const first = await moderate(body, testKey);
  expect(first.body).toMatchObject({ mode: 'test', decided_by: 'ai' });
  expect((await moderate(body, testKey)).body).toEqual(first.body);
  const batch = await moderateBatch([body, createLine(ORDINARY), body], testKey);
  expect((batch.body['results'] as { id: string }[]).map(({ id }) => id === first.body['id'])).toEqual([
    true,
    false,
    true,
  ]);
  expect(claude.calls.length - asked).toBe(2);
  const { body: stored } = await server.request('GET', '/api/dashboard/config', { token });
  await server.request('PUT', '/api/dashboard/config', {
    body: { ...(stored['config'] as object), server_rules: '1. Be gentle.' },
    token,
  });
  await moderate(body, testKey);
  expect(claude.calls.length - asked).toBe(3);
});
