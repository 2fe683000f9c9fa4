import { describe, expect, it } from 'vitest';
import { buildApp } from '~/server/app';
import { createDecide } from '~/server/ai/decide';
import { createMetrics } from '~/server/metrics';
import { noHistory } from '~/server/moderation/types';
import { defaultConfig } from '~/server/store/repositories/configs';
import type { TestServer } from '../support/server';
import { useTestServer } from '../support/useTestServer';

const TOKEN = 'a-metrics-token-of-at-least-thirty-two-characters';

describe('/metrics', () => {
  const server = useTestServer({ store: 'postgres', env: { metricsToken: TOKEN } });

  const read = (from: TestServer['app'] = server.app, headers: Record<string, string> = {}) =>
    from.inject({ method: 'GET', url: '/metrics', headers });

  it('is readable with its own token and with nothing else', async () => {
    const owner = await server.createOwner();
    expect((await read()).statusCode).toBe(401);
    expect((await read(server.app, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
    expect((await read(server.app, { authorization: `Bearer ${owner.token}` })).statusCode).toBe(401);
    const answer = await read(server.app, { authorization: `Bearer ${TOKEN}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it('without a token exists in the demo alone, and for this machine alone', async () => {
    const { services, env } = server;
    const open = async (mode: 'demo' | 'production') => {
      const app = await buildApp({ env: { ...env, mode, metricsToken: undefined }, services });
      const local = (await read(app)).statusCode;
      const proxied = (await read(app, { 'x-forwarded-for': '203.0.113.7' })).statusCode;
      const remote = (await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode;
      await app.close();
      return [local, proxied, remote];
    };
    expect(await open('demo')).toEqual([200, 401, 401]);
    expect(await open('production')).toEqual([404, 404, 404]);
  });

  it('counts requests by operation and status, commits by size, and names no account', async () => {
    const owner = await server.createOwner();
    const lines = ['gg', 'well played', 'see you'];
    await Promise.all(lines.map((message) => server.moderate(owner.liveKey, { message })));
    await server.get(undefined, '/v1/auth/me');
    const { body } = await read(server.app, { authorization: `Bearer ${TOKEN}` });
    const value = (name: string) => {
      const line = body.split('\n').find((each) => each.startsWith(name));
      return Number(line?.split(' ')[1]);
    };
    const requests = (labels: string) => value(`torchward_request_duration_seconds_count{${labels}}`);
    expect(requests('operation="moderateMessage",status="200"')).toBe(3);
    expect(requests('operation="getMe",status="401"')).toBe(1);
    expect(value('torchward_commit_messages_sum')).toBe(3);
    expect(value('torchward_waiting_messages{queue="commit"}')).toBe(0);
    expect(value('torchward_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(value('torchward_ai_circuit{state="closed"}')).toBe(1);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    for (const secret of [owner.id, owner.email, owner.liveKey, '8f2c1ab0', 'account']) {
      expect(body).not.toContain(secret);
    }
  });
});

it('a figure whose reading hangs holds up no other', async () => {
  const metrics = createMetrics();
  metrics.watch({ name: 'hanging', help: 'Never read.', label: 'of' }, () => new Promise(() => undefined));
  metrics.watch({ name: 'known', help: 'Read at once.', label: 'of' }, () => [['one', 1]]);
  const text = await metrics.read();
  expect(text).toContain('known{of="one"} 1');
  expect(text).not.toContain('hanging{');
});

it('times calls to the AI by their result', async () => {
  const metrics = createMetrics();
  const answers = [
    Promise.resolve({ assessment: undefined, costMicros: 1 }),
    Promise.reject(new Error('down')),
  ];
  const decide = createDecide({
    ai: {
      assess: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
      estimateCost: () => 0,
    },
    clock: { now: () => new Date() },
    onCall: metrics.aiCall,
    onError: () => undefined,
  });
  const input = {
    message: 'give me your password or i will find your house',
    player: { name: 'p' },
    history: noHistory,
    recent: [],
    config: defaultConfig,
  };
  for (let calls = 0; calls < 2; calls++) await decide(input, { accountId: 'a', mode: 'live' });
  const text = await metrics.read();
  expect(text).toContain('torchward_ai_call_duration_seconds_count{outcome="unusable"} 1');
  expect(text).toContain('torchward_ai_call_duration_seconds_count{outcome="failed"} 1');
});
