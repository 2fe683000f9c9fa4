import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ServiceHealth } from '~/contract/api.gen';
import { startTestServer, type TestServer, type TestServerOptions } from '../support/server';
import { startClaudeStandIn } from '../support/claudeStandIn';

describe('the AI in /health', () => {
  let server: TestServer;
  afterEach(() => server.close());

  async function start(env: TestServerOptions['env'] = {}) {
    server = await startTestServer({
      store: 'postgres',
      env,
      services: { onBackgroundError: () => undefined },
    });
    const owner = await server.createOwner();
    const service = () => server.read<ServiceHealth>(owner.token, '/api/dashboard/health');
    const readAi = async () => {
      const open = (await server.app.inject('/health')).json<{ ai: unknown }>();
      const { ai } = await service();
      expect(open.ai).toEqual(ai);
      return ai;
    };
    const say = (message: string) => server.moderate(owner.liveKey, { message });
    return { service, readAi, say };
  }

  /** Polls, because a busy machine may answer one check so late that the store counts as slow. */
  const expectOperational = (service: () => Promise<ServiceHealth>) =>
    expect.poll(async () => (await service()).status).toBe('operational');

  it('without a key it is not configured, which is no outage', async () => {
    const { readAi, service } = await start();
    expect(await readAi()).toEqual({ status: 'not_configured', model: null });
    const { components } = await service();
    await expectOperational(service);
    expect(components.map(({ name }) => name)).not.toContain('AI');
  });

  it('with a key it is named, and degraded while its circuit is open', async () => {
    // No server listens there, so each call fails at once.
    const { readAi, service, say } = await start({
      anthropicApiKey: 'sk-ant-of-a-test',
      anthropicBaseUrl: 'http://127.0.0.1:9',
      anthropicModel: 'claude-haiku-4-5',
    });
    expect(await readAi()).toEqual({ status: 'ok', model: 'claude-haiku-4-5' });
    await expectOperational(service);
    for (let n = 0; n < 5; n += 1) {
      const answer = await say(`you are such an idiot number ${n}`);
      expect(answer.json()).toMatchObject({ decided_by: 'local' });
    }
    expect(await readAi()).toEqual({ status: 'degraded', model: 'claude-haiku-4-5' });
    expect(await service()).toMatchObject({
      status: 'degraded',
      components: expect.arrayContaining([
        {
          name: 'AI',
          status: 'degraded',
          detail: 'claude-haiku-4-5 does not answer. Local rules judge until it does.',
        },
      ]) as unknown,
    });
  });

  it('says that the credit is used up, once the provider refuses every call for that', async () => {
    const claude = await startClaudeStandIn();
    onTestFinished(() => claude.stop());
    claude.misbehave('unpaid');
    const { service, say } = await start({
      anthropicApiKey: 'sk-ant-of-a-test',
      anthropicBaseUrl: claude.url,
      anthropicModel: 'claude-haiku-4-5',
    });
    for (let n = 0; n < 5; n += 1) await say(`you are such an idiot number ${n}`);
    expect((await service()).components).toContainEqual({
      name: 'AI',
      status: 'degraded',
      detail: expect.stringContaining('the credit with its provider is used up') as string,
    });
  });
});
