import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClaudeStandIn, startClaudeStandIn } from '../../support/claude-stand-in';
import { startTestServer, type TestServer } from '../../support/test-server';
import { ensurePartitions } from '~/server/store/partitions';

let claude: ClaudeStandIn;
let server: TestServer;
let token: string;
let key: string;

beforeAll(async () => {
  claude = await startClaudeStandIn();
  server = await startTestServer({ env: { anthropicApiKey: 'key', anthropicBaseUrl: claude.url } });
  await ensurePartitions(server.store.db, server.clock.now(), server.clock.now());
  const account = await server.newAccount();
  ({ token } = account);
  const checkout = await server.call('POST', '/v1/subscriptions/create-checkout-session', {
    body: { tier: 'pro' },
    token,
  });
  await server.services.testProvider?.complete(
    String(checkout.body['checkout_url']).split('/').at(-1) ?? '',
    'accepted',
  );
  const created = await server.call('POST', '/v1/account/keys', {
    body: { name: 'plugin', prefix: 'sk_live' },
    token,
  });
  key = String(created.body['api_key']);
});
afterAll(async () => {
  await server.stop();
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
  const before = await server.call('GET', '/api/dashboard/usage', { token });
  const answer = await server.call('POST', '/v1/moderate', {
    body: line('an ordinary line about senators'),
    token: key,
  });
  expect(answer).toMatchObject({ status: 200, body: { decided_by: 'ai', final_action: 'warn' } });
  const after = await server.call('GET', '/api/dashboard/usage', { token });
  expect(Number(after.body['claude_api_calls']) - Number(before.body['claude_api_calls'])).toBe(1);
  expect(Number(after.body['total_cost_usd'])).toBeGreaterThan(Number(before.body['total_cost_usd']));
});

test('a batch keeps its order and takes no longer than its slowest line, even when the AI says nothing', async () => {
  claude.misbehave('silent');
  const messages = Array.from({ length: 100 }, (_, n) =>
    line(`ordinary line about senator number ${n} today`),
  );
  const started = performance.now();
  const answer = await server.call('POST', '/v1/moderate/batch', { body: { messages }, token: key });
  expect(answer.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(8_000);
  const results = answer.body['results'] as { id: string; decided_by: string }[];
  expect(results.every((result) => result.decided_by === 'local')).toBe(true);
  const ids = results.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
});
