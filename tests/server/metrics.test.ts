import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '~/server/app';
import { createDecide } from '~/server/ai/decide';
import { createMetrics } from '~/server/metrics';
import { noHistory } from '~/server/moderation/types';
import { defaultConfig } from '~/server/store/repositories/configs';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { startTestServer, type TestServer } from '../support/server';

const TOKEN = 'a-metrics-token-of-at-least-thirty-two-characters';

describe('/metrics', () => {
  let postgres: TestPostgres;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url, env: { metricsToken: TOKEN } });
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

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
    const send = (message: string) =>
      server.call(owner.liveKey, {
        method: 'POST',
        url: '/v1/moderate',
        payload: { message, player_name: 'p', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' },
      });
    await Promise.all(['gg', 'well played', 'see you'].map(send));
    await server.call(undefined, { method: 'GET', url: '/v1/auth/me' });
    const { body } = await read(server.app, { authorization: `Bearer ${TOKEN}` });
    const value = (line: string) =>
      Number(
        body
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.split(' ')[1],
      );
    expect(value('torchward_request_duration_seconds_count{operation="moderateMessage",status="200"}')).toBe(
      3,
    );
    expect(value('torchward_request_duration_seconds_count{operation="getMe",status="401"}')).toBe(1);
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

it('times calls to the AI by their result', async () => {
  const metrics = createMetrics();
  const answers = [
    Promise.resolve({ assessment: undefined, costMicros: 1 }),
    Promise.reject(new Error('down')),
  ];
  const decide = createDecide({
    ai: { assess: () => answers.shift() ?? Promise.reject(new Error('asked too often')) },
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
