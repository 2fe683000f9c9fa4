import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModerateResponse, Overview, Usage, Verdict } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { defaultConfig } from '~/server/store/repositories/configs';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { type ClaudeStandIn, startClaudeStandIn } from '../../support/claudeStandIn';
import { createLine, createTestClock, FIXED_START, type TestOwner } from '../../support/server';
import { useTwoNodes } from '../../support/useTestServer';

/** What the stand-in's answer costs at these prices. */
const PRICES = { anthropicInputPrice: 3, anthropicOutputPrice: 15 };
const CALL_DOLLARS = (400 * 3 + 60 * 15) / 1_000_000;
/** The calls that each plan's budget pays for. */
const CALLS = { starter: 2, growth: 4 };

const clock = createTestClock(FIXED_START);
let claude: ClaudeStandIn;
let owner: TestOwner;

beforeAll(async () => {
  claude = await startClaudeStandIn();
  claude.answerWith(() => ({
    category: 'other',
    severity: 2,
    confidence: 0.9,
    reasoning: 'So.',
    rule_number: null,
  }));
  return () => claude.stop();
});
const nodes = useTwoNodes(() => ({
  clock,
  env: {
    ...PRICES,
    anthropicApiKey: 'key',
    anthropicBaseUrl: claude.url,
    aiDailyBudget: { starter: CALLS.starter * CALL_DOLLARS, growth: CALLS.growth * CALL_DOLLARS },
  },
  // A busy machine may take longer than the product's budget.
  services: { aiTimeoutMs: 20_000 },
}));
beforeEach(() => {
  claude.calls.length = 0;
});

const ORDINARY = 'an ordinary line about senators';
async function useOwner(tier: 'starter' | 'growth' | 'pro'): Promise<void> {
  owner = await nodes[0].createOwner({ tier });
}
const computeNextMidnight = () => new Date((Math.floor(clock.now().getTime() / DAY_MS) + 1) * DAY_MS);

async function collectJudges(count: number, key = owner.liveKey, node = nodes[0]): Promise<string[]> {
  const judges: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await node.post(key, '/v1/moderate', createLine(ORDINARY));
    expect(answer.statusCode, answer.body).toBe(200);
    judges.push(answer.json<ModerateResponse>().decided_by);
  }
  return judges;
}
const readAiBudget = async () => (await nodes[0].read<Usage>(owner.token, '/api/dashboard/usage')).ai_budget;

describe("an account's budget of the day for the AI", () => {
  test('once it is used up, the local rules judge until midnight UTC, and the pages say so', async () => {
    await useOwner('starter');
    const midnight = computeNextMidnight();
    expect(await readAiBudget()).toEqual({
      limit_usd: CALLS.starter * CALL_DOLLARS,
      used_usd: 0,
      used_up: false,
      resets_at: midnight.toISOString(),
    });
    expect(await collectJudges(4)).toEqual(['ai', 'ai', 'local', 'local']);
    const usedUp = {
      limit_usd: CALLS.starter * CALL_DOLLARS,
      used_usd: CALLS.starter * CALL_DOLLARS,
      used_up: true,
      resets_at: midnight.toISOString(),
    };
    expect(await readAiBudget()).toEqual(usedUp);
    const overview = await nodes[1].read<Overview>(owner.token, '/api/dashboard/overview');
    expect(overview.ai_budget).toEqual(usedUp);
    clock.advance(midnight.getTime() - clock.now().getTime());
    expect(await collectJudges(1)).toEqual(['ai']);
    expect(await readAiBudget()).toMatchObject({ used_usd: CALL_DOLLARS, used_up: false });
  });

  test('follows the plan, and a plan without one has no limit', async () => {
    await useOwner('growth');
    expect(await collectJudges(CALLS.growth + 1)).toEqual([
      ...Array<string>(CALLS.growth).fill('ai'),
      'local',
    ]);
    await useOwner('pro');
    expect(await collectJudges(2, owner.testKey)).toEqual(['ai', 'ai']);
  });

  test("a larger plan's limits hold with the next message", async () => {
    await useOwner('starter');
    expect(await collectJudges(CALLS.starter + 1)).toEqual(['ai', 'ai', 'local']);
    await updateSubscription(nodes[0].store.db, owner.id, { tier: 'growth' });
    expect(await collectJudges(1)).toEqual(['ai']);
  });

  test('pays for test keys and the test of a configuration too', async () => {
    await useOwner('starter');
    expect(await collectJudges(1, owner.testKey)).toEqual(['ai']);
    const tryOut = async () => {
      const body = { message: ORDINARY, config: defaultConfig };
      const answer = await nodes[0].post(owner.token, '/api/dashboard/config/test', body);
      return answer.json<Verdict>().decided_by;
    };
    expect(await tryOut()).toBe('ai');
    expect(await tryOut()).toBe('local');
    expect(await collectJudges(1, owner.testKey)).toEqual(['local']);
    expect(await collectJudges(1)).toEqual(['local']);
  });

  test('holds on two nodes: each exceeds it by no more than the calls since its last commit', async () => {
    await useOwner('growth');
    const judges: string[] = [];
    for (let round = 0; round < CALLS.growth; round += 1) {
      for (const node of nodes) judges.push(...(await collectJudges(1, owner.liveKey, node)));
    }
    // In turns, a node misses one call of the other at most.
    expect(judges.filter((judge) => judge === 'ai').length).toBeLessThanOrEqual(CALLS.growth + 1);
    expect(judges.slice(CALLS.growth + 1)).toEqual(judges.slice(CALLS.growth + 1).map(() => 'local'));
    expect(claude.calls.length).toBeGreaterThanOrEqual(CALLS.growth);
    expect(await readAiBudget()).toMatchObject({ used_up: true });
  });

  test('a node that starts late in the day learns what the others used with its first commit', async () => {
    await useOwner('starter');
    await collectJudges(2);
    expect(await collectJudges(3, owner.liveKey, nodes[1])).toEqual(['ai', 'local', 'local']);
  });
});
