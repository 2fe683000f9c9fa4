import { describe, expect, test } from 'vitest';
import type { Config, ConfigResponse, LogPage, WebhookList } from '~/contract/api.gen';
import { describeFeaturePlans, type Feature, FEATURES, includesFeature } from '~/contract/planFeatures';
import { PLAN_IDS, type PlanId } from '~/contract/plans';
import { DAY_MS, SECOND_MS } from '~/server/clock';
import { deleteExpired } from '~/server/maintenance';
import { ensurePartitions } from '~/server/store/partitions';
import { listen, isOfType, waitUntilLinked } from '../../support/live';
import type { TestAccount } from '../../support/server';
import { startPayments } from './payments';

const { server, subscribe, current, loggedIn } = await startPayments();

const getConfig = ({ token }: TestAccount) => server.read<ConfigResponse>(token, '/api/dashboard/config');

const setRules = async (account: TestAccount, server_rules: string): ReturnType<typeof server.request> => {
  const config: Config = { ...(await getConfig(account)).config, server_rules };
  return server.request('PUT', '/api/dashboard/config', { body: config, token: account.token });
};

/** A call that uses each feature. */
const USES: Readonly<Record<Feature, (account: TestAccount) => ReturnType<typeof server.request>>> = {
  customRules: (account) => setRules(account, `Be kind. Rule of ${server.clock.now().toISOString()}`),
  export: ({ token }) => server.request('GET', '/api/dashboard/logs/export?format=csv', { token }),
  reputation: ({ token }) => server.request('GET', '/api/dashboard/players', { token }),
  webhooks: ({ token }) =>
    server.request('POST', '/v1/account/webhooks', {
      body: { url: 'https://example.com/hook', events: ['review.decided'] },
      token,
    }),
  extraServers: ({ token }) =>
    server.request('PUT', '/v1/subscriptions/extra-servers', { body: { extra_servers: 1 }, token }),
};
const features = Object.keys(USES) as Feature[];

/** Changes the plan as the checkout does. Two subscriptions of one second would be equally new. */
async function change(account: TestAccount, tier: PlanId): Promise<void> {
  server.clock.advance(SECOND_MS);
  await subscribe(account, tier);
}

async function expectPlan(account: TestAccount, tier: PlanId): Promise<void> {
  for (const feature of features) {
    const { status, body } = await USES[feature](account);
    const named = `${feature} on ${tier}`;
    if (includesFeature(tier, feature)) {
      expect(status, named).toBeLessThan(300);
    } else {
      expect(status, named).toBe(403);
      expect(body, named).toMatchObject({
        type: '/problems/plan-lacks-feature',
        detail: `${describeFeaturePlans(feature)} Upgrade your plan to use this.`,
        missing_feature: FEATURES[feature].name,
        plans: FEATURES[feature].plans,
        change_plan: '/subscribe',
      });
      // The client leaves the page when one of these words is in the detail.
      expect(body['detail'], named).not.toMatch(/verif|subscription/i);
    }
  }
}

describe('a plan', () => {
  test('gives what it sells with the first call after each change, and refuses the rest', async () => {
    const account = await server.register();
    for (const tier of [...PLAN_IDS, 'starter', 'pro'] as const) {
      await change(account, tier);
      await expectPlan(account, tier);
    }
  });

  test('that changes is told to every open page', async () => {
    const account = await server.register();
    await change(account, 'starter');
    await waitUntilLinked(server, account.token);
    const page = await listen(server.app, account.token);
    await change(account, 'pro');
    const { data } = await page.next(isOfType('subscription'));
    expect(data).toEqual({ at: expect.any(String) as string });
    page.leave();
  });
});

describe('a smaller plan', () => {
  /** Reads the log without the id of the last event, because a change of plan is an event too. */
  async function readLog({ token }: TestAccount): Promise<LogPage> {
    const { last_event_id: _, ...log } = await server.read<LogPage>(token, '/api/dashboard/logs?limit=100');
    return log;
  }

  async function say(account: TestAccount, message: string): Promise<void> {
    const { token } = account;
    const made = await server.request('POST', '/v1/account/keys', {
      body: { name: message, prefix: 'sk_live' },
      token,
    });
    const answer = await server.moderate(String(made.body['api_key']), { message });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  /** The hourly round of housekeeping. */
  async function keepHouse(): Promise<void> {
    const now = server.clock.now();
    await ensurePartitions(server.store.db, now, now);
    await deleteExpired({
      store: server.store,
      now,
      onError: (error) => {
        throw error;
      },
    });
  }

  async function pass(days: number, account: TestAccount): Promise<TestAccount> {
    server.clock.advance(days * DAY_MS);
    await keepHouse();
    return loggedIn(account);
  }

  const readMessages = async (account: TestAccount) =>
    (await readLog(account)).logs.map(({ message }) => message);

  test('loses none of what a larger one made, and the larger one finds it as it was', async () => {
    let account = await server.register();
    await change(account, 'pro');
    await setRules(account, '1. Be kind.');
    await USES.webhooks(account);
    await say(account, 'said under pro');
    account = await pass(20, account);
    const snapshot = async () => ({
      config: await getConfig(account),
      webhooks: await server.read<WebhookList>(account.token, '/v1/account/webhooks'),
      log: await readLog(account),
    });
    const before = await snapshot();
    expect(before.log.logs).toHaveLength(1);

    await change(account, 'starter');
    await keepHouse();
    expect(await readMessages(account)).toEqual([]);
    expect(await getConfig(account)).toEqual(before.config);
    expect((await snapshot()).webhooks).toEqual(before.webhooks);
    const kept = (await current(account))?.hidden_messages_until;
    expect(kept).toBe(new Date(server.clock.now().getTime() + 90 * DAY_MS).toISOString());

    await change(account, 'pro');
    expect(await snapshot()).toEqual(before);
    expect((await current(account))?.hidden_messages_until).toBeNull();
  });

  test('keeps each message as long as the plan under which it was said', async () => {
    let account = await server.register();
    await change(account, 'pro');
    await say(account, 'said under pro');
    account = await pass(1, account);
    await change(account, 'growth');
    account = await pass(1, account);
    await change(account, 'starter');
    account = await pass(1, account);
    await say(account, 'said under starter');
    account = await pass(8, account);
    await change(account, 'pro');
    expect(await readMessages(account)).toEqual(['said under pro']);
    account = await pass(80, account);
    expect(await readMessages(account)).toEqual([]);
  });

  test('follows no larger one that ended long ago', async () => {
    let account = await server.register();
    await change(account, 'pro');
    await change(account, 'starter');
    account = await pass(91, account);
    expect((await current(account))?.hidden_messages_until).toBeNull();
    await change(account, 'growth');
    await say(account, 'said under growth');
    await change(account, 'starter');
    account = await pass(31, account);
    await change(account, 'pro');
    expect(await readMessages(account)).toEqual([]);
  });
});
