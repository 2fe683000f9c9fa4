import { afterEach, expect, it, vi } from 'vitest';
import type { LogPage, ModerateBatchResponse, ModerateResponse } from '~/contract/api.gen';
import { createLine, type TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';
import { PLAIN_CONFIG } from './moderation/judge';

const INSULT = 'you are such an idiot';

describeOnBothStores('a line whose settings change before each commit', (server) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Saves other settings for the owner before each commit of messages. */
  function changeBeforeCommits({ token }: TestOwner): { changes: () => number } {
    const { prepared } = server().store;
    const query = prepared.query.bind(prepared);
    let changes = 0;
    vi.spyOn(prepared, 'query').mockImplementation(async (...statement) => {
      if (statement[0] !== 'ingest') return query(...statement);
      changes += 1;
      const automation_level = changes % 2 === 1 ? 'monitor_only' : 'auto_warn';
      const saved = await server().put(token, '/api/dashboard/config', { ...PLAIN_CONFIG, automation_level });
      expect(saved.statusCode, saved.body).toBe(200);
      return query(...statement);
    });
    return { changes: () => changes };
  }

  it('is judged by settings that were in force while it waited, and stored once', async () => {
    const owner = await server().createOwner();
    expect((await server().post(owner.liveKey, '/v1/moderate', createLine(INSULT))).json()).toMatchObject({
      final_action: 'warn',
    });
    const { changes } = changeBeforeCommits(owner);
    const answer = await server().post(owner.liveKey, '/v1/moderate', createLine(INSULT));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<ModerateResponse>()).toMatchObject({
      final_action: 'none',
      recommended_action: 'warn',
      stored: true,
    });
    expect(changes()).toBe(2);
    expect(await server().read<LogPage>(owner.token, '/api/dashboard/logs')).toMatchObject({ total: 2 });
  });

  it('is stored in a batch as well', async () => {
    const owner = await server().createOwner();
    changeBeforeCommits(owner);
    const messages = Array.from({ length: 5 }, () => createLine(INSULT));
    const answer = await server().post(owner.liveKey, '/v1/moderate/batch', { messages });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<ModerateBatchResponse>().results).toMatchObject(
      messages.map(() => ({ stored: true })),
    );
  });
});
