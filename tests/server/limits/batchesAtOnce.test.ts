import { beforeAll, expect, it } from 'vitest';
import { type ClaudeStandIn, HARMLESS_VERDICT, startClaudeStandIn } from '../../support/claudeStandIn';
import { useTestServer } from '../../support/useTestServer';
import { createLine } from '../../support/server';

let claude: ClaudeStandIn;
beforeAll(async () => {
  claude = await startClaudeStandIn();
  claude.answerWith(() => HARMLESS_VERDICT);
});
const server = useTestServer(() => ({
  store: 'postgres',
  env: { anthropicApiKey: 'key', anthropicBaseUrl: claude.url, logLevel: 'silent' },
  services: { aiTimeoutMs: 30_000 },
  collectErrors: true,
}));

const OWNERS = 8;
const ORDINARY = 'an ordinary line about senators';

it('batches that wait for the AI keep no batch of another owner waiting', async () => {
  const owners = [];
  for (let n = 0; n < OWNERS; n += 1) owners.push(await server.createOwner({ tier: 'starter' }));
  // A node that knows no answer of the AI yet asks about few lines at once.
  const first = await server.post(owners[0]?.liveKey ?? '', '/v1/moderate', createLine(ORDINARY));
  expect(first.json()).toMatchObject({ decided_by: 'ai' });
  claude.misbehave('silent');
  const answers = owners.map(({ liveKey }) =>
    server.post(liveKey, '/v1/moderate/batch', { messages: [createLine(ORDINARY), createLine(ORDINARY)] }),
  );
  await expect.poll(() => claude.calls.length).toBe(1 + 2 * OWNERS);
  await claude.stop();
  for (const answer of answers) expect((await answer).statusCode).toBe(200);
});
