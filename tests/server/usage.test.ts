import { expect, it } from 'vitest';
import type { Subscription, SubscriptionUsage, Usage } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import type { TestOwner, TestServer } from '../support/server';
import { describeOnBothStores } from '../support/stores';

async function send(server: TestServer, owner: TestOwner, count: number): Promise<void> {
  const player = { player_name: 'Alex', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
  const messages = Array.from({ length: count }, () => ({ message: 'gg', ...player }));
  const payload = { messages };
  const answer = await server.post(owner.liveKey, '/v1/moderate/batch', payload);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Begins a new period of 30 days, as the provider does. */
async function renew(server: TestServer, owner: TestOwner): Promise<{ start: Date; end: Date }> {
  const start = server.clock.now();
  const end = new Date(start.getTime() + 30 * DAY_MS);
  await updateSubscription(server.store.db, owner.id, {
    current_period_start: start,
    current_period_end: end,
  });
  return { start, end };
}

describeOnBothStores('usage', (server) => {
  it('the usage page and the subscription page count the same billing period and those before it', async () => {
    const owner = await server().createOwner();
    const first = await renew(server(), owner);
    await send(server(), owner, 3);
    server().clock.advance(1_000);
    const second = await renew(server(), owner);
    await send(server(), owner, 2);

    const usage = await server().read<Usage>(owner.token, '/api/dashboard/usage');
    const period = await server().read<SubscriptionUsage>(owner.token, '/v1/subscriptions/usage');
    expect({
      messages_processed: usage.total_requests,
      message_limit: usage.limit,
      percentage_used: usage.percentage_used,
      period_start: usage.period_start,
      period_end: usage.period_end,
    }).toEqual(period);
    expect(period).toMatchObject({ messages_processed: 2, period_start: second.start.toISOString() });
    expect(usage.history).toMatchObject([
      { total_requests: 2, period_start: second.start.toISOString(), period_end: second.end.toISOString() },
      { total_requests: 3, period_start: first.start.toISOString(), period_end: second.start.toISOString() },
    ]);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    expect(usage.period).toBe(`${day(second.start)}/${day(second.end)}`);
    const subscription = await server().read<Subscription>(owner.token, '/v1/subscriptions/current');
    expect(subscription.overage_messages).toBe(0);
  });

  it('of a new account agree with its history from the first message on', async () => {
    const owner = await server().createOwner();
    const empty = await server().read<Usage>(owner.token, '/api/dashboard/usage');
    expect(empty).toMatchObject({ total_requests: 0, history: [] });
    await send(server(), owner, 1);
    const { total_requests, history } = await server().read<Usage>(owner.token, '/api/dashboard/usage');
    expect(history.map((each) => each.total_requests)).toEqual([total_requests]);
  });
});
