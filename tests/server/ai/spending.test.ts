import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Usage } from '~/contract/api.gen';
import { type ClaudeStandIn, startClaudeStandIn } from '../../support/claudeStandIn';
import { createLine, createTestClock, FIXED_START, type TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

let claude: ClaudeStandIn;
let owner: TestOwner;

beforeAll(async () => {
  claude = await startClaudeStandIn();
  return () => claude.stop();
});
// A busy machine may take longer than the product's budget.
const server = useTestServer(() => ({
  store: 'postgres',
  clock: createTestClock(FIXED_START),
  env: {
    anthropicApiKey: 'key',
    anthropicBaseUrl: claude.url,
    anthropicInputPrice: 3,
    anthropicOutputPrice: 15,
  },
  services: { aiTimeoutMs: 20_000 },
  collectErrors: true,
}));
beforeEach(async () => {
  claude.answerWith(() => ({
    category: 'other',
    severity: 2,
    confidence: 0.9,
    reasoning: 'So.',
    rule_number: null,
  }));
  claude.calls.length = 0;
  owner = await server.createOwner();
});
afterEach(() => storeAgain());

const CALL_DOLLARS = (400 * 3 + 60 * 15) / 1_000_000;
const ORDINARY = 'an ordinary line about senators';
const send = (payload: object) => server.post(owner.liveKey, '/v1/moderate', payload);
const sendBatch = (messages: readonly object[]) =>
  server.post(owner.liveKey, '/v1/moderate/batch', { messages });
const readUsage = () => server.read<Usage>(owner.token, '/api/dashboard/usage');

/** Makes every commit of messages fail, as a deadlock that does not end does. */
async function failToStore(): Promise<void> {
  const { db } = server.store;
  await sql`create or replace function refuse() returns trigger language plpgsql as ${sql.raw(
    `$$ begin raise exception 'refused' using errcode = '40P01'; end $$`,
  )}`.execute(db);
  await sql`create trigger refuse before insert on hourly_totals for each statement execute function refuse()`.execute(
    db,
  );
}
const storeAgain = () => sql`drop trigger if exists refuse on hourly_totals`.execute(server.store.db);

test('a call of the AI costs what the settings say', async () => {
  await send(createLine(ORDINARY));
  expect(await readUsage()).toMatchObject({ claude_api_calls: 1, total_cost_usd: CALL_DOLLARS });
});

test('a call of the AI whose message could not be stored is on the usage page once the database answers', async () => {
  await failToStore();
  expect((await send(createLine(ORDINARY))).json()).toMatchObject({ stored: false });
  const batch = await sendBatch([createLine(ORDINARY), createLine(ORDINARY)]);
  expect(batch.json()).toMatchObject({ results: [{ stored: false }, { stored: false }] });
  await storeAgain();
  expect((await send(createLine(ORDINARY))).statusCode).toBe(200);
  // The node answers its callers before it writes what the AI has cost.
  await expect.poll(readUsage).toMatchObject({
    claude_api_calls: 4,
    total_cost_usd: 4 * CALL_DOLLARS,
    total_requests: 1,
  });
});

test.each(['alone', 'in a batch'] as const)(
  'a message_id that could not be stored, repeated %s, calls the AI no second time and is paid for once',
  async (how) => {
    const body = createLine(ORDINARY, { message_id: randomUUID() });
    const repeat = () => (how === 'alone' ? send(body) : sendBatch([body, body]));
    await failToStore();
    expect((await repeat()).body).toContain('"stored":false');
    expect((await repeat()).body).toContain('"stored":false');
    await storeAgain();
    const answer = await repeat();
    expect(answer.statusCode, answer.body).toBe(200);
    const first = how === 'alone' ? answer.json<object>() : answer.json<{ results: object[] }>().results[0];
    expect(first).toMatchObject({ decided_by: 'ai', duplicate: true, stored: true });
    expect(claude.calls).toHaveLength(1);
    await expect.poll(readUsage).toMatchObject({ claude_api_calls: 1, total_requests: 1 });
  },
);

test('a message_id whose answer the caller lost calls the AI once', async () => {
  const body = createLine(ORDINARY, { message_id: 'lost-answer' });
  const caller = new AbortController();
  const lost = server.call(owner.liveKey, {
    method: 'POST',
    url: '/v1/moderate',
    payload: body,
    signal: caller.signal,
  });
  await expect.poll(() => claude.calls).toHaveLength(1);
  caller.abort();
  await Promise.allSettled([lost]);
  const answer = await send(body);
  expect(answer.json()).toMatchObject({ decided_by: 'ai' });
  expect(claude.calls).toHaveLength(1);
  expect(await readUsage()).toMatchObject({ claude_api_calls: 1, total_requests: 1 });
});
