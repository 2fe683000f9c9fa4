import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { MINUTE_MS } from '~/server/clock';
import { describeOnBothStores } from '../support/stores';

describeOnBothStores('the lines of a player', (server) => {
  /** Sends lines that one player said with so many minutes between them, the last one now. */
  async function say(lines: readonly string[], minutes: number): Promise<ModerateResponse[]> {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    const now = server().clock.now().getTime();
    const messages = lines.map((message, n) => ({
      message,
      player_name: 'mossy_fox',
      player_uuid,
      sent_at: new Date(now - (lines.length - 1 - n) * minutes * MINUTE_MS).toISOString(),
    }));
    const answer = await server().post(owner.liveKey, '/v1/moderate/batch', { messages });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ results: ModerateResponse[] }>().results;
  }

  it('are judged together over several minutes', async () => {
    const lines = [
      'anyone want to build with me on my private world?',
      'sure, are you a girl?',
      'nice, let me guess, 12?',
      'add me on whatsapp, the chat here gets logged',
    ];
    const actions = (await say(lines, 3)).map((answer) => answer.recommended_action);
    expect([actions.at(0), actions.at(-1)]).toEqual(['none', 'mute']);
  });

  it('stay obviously harmless when a greeting is repeated once a minute', async () => {
    for (const answer of await say(Array<string>(8).fill('gg'), 1))
      expect(answer).toMatchObject({ recommended_action: 'none', filtered: true });
  });
});
