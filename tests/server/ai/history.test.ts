import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { type ClaudeStandIn, startClaudeStandIn } from '../../support/claudeStandIn';
import type { TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';
import { configure } from '../decisions/support';

let claude: ClaudeStandIn;
let owner: TestOwner;

beforeAll(async () => {
  claude = await startClaudeStandIn();
  return () => claude.stop();
});
// A busy machine may take longer than the product's budget.
const server = useTestServer(() => ({
  store: 'postgres',
  env: { anthropicApiKey: 'key', anthropicBaseUrl: claude.url },
  services: { aiTimeoutMs: 20_000 },
}));
const moveActions = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.store.db);
beforeEach(async () => {
  owner = await server.createOwner();
  await configure(server, owner, { automation_level: 'auto_ban', escalation_enabled: true });
  await moveActions('player_actions', 'moved_actions');
});
afterEach(() => moveActions('moved_actions', 'player_actions'));

/** A test key's messages are judged and not stored, so that only reading can fail. */
async function judge(message: string, severity = 0): Promise<ModerateResponse> {
  claude.answerWith(() => ({
    category: severity === 0 ? null : 'harassment',
    severity,
    confidence: 0.9,
    reasoning: 'So.',
    rule_number: null,
  }));
  const body = { message, player_name: 'Steve', player_uuid: randomUUID() };
  const answer = await server.post(owner.testKey, '/v1/moderate', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test.each([
  ['the pre-filter', 'gg wp', 'pre_filter'],
  ['the AI', 'an ordinary line about senators', 'ai'],
])("a line that %s finds harmless is judged without its player's history", async (_name, message, by) => {
  expect(await judge(message)).toMatchObject({ final_action: 'none', decided_by: by });
});

test("a verdict that was paid for stands where its player's history can't be read", async () => {
  expect(await judge('an ordinary line about senators', 4)).toMatchObject({
    decided_by: 'ai',
    final_action: expect.not.stringMatching('none') as string,
  });
});
