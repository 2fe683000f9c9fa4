import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { moderateLocally } from '~/server/moderation';
import { describeOnBothStores } from '../support/stores';

const REFUSED = 'you are such an idiot, says a planted line';
/** Half of a character, which the database stores in no text. */
const HALF = '\ud83d';
const PLAYER = 'PlantedPlayer';

let aiCalls = 0;

describeOnBothStores(
  'a message whose content the database refuses',
  (server) => {
    afterEach(() => {
      server().backgroundErrors.length = 0;
      aiCalls = 0;
    });

    const line = (message = REFUSED, message_id?: string) => ({
      message,
      player_name: PLAYER,
      player_uuid: randomUUID(),
      message_id,
    });
    const send = async (key: string, payload: object) => {
      const answer = await server().post(key, '/v1/moderate', payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<ModerateResponse>();
    };
    const sendBatch = async (key: string, messages: readonly object[]) => {
      const answer = await server().post(key, '/v1/moderate/batch', { messages });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ results: ModerateResponse[] }>().results;
    };

    it('keeps its verdict, asks the AI once and stays unstored, however often it is repeated', async () => {
      const { liveKey, token } = await server().createOwner();
      const message = line(REFUSED, 'repeated');
      const first = await send(liveKey, message);
      expect(first).toMatchObject({ final_action: 'warn', stored: false, duplicate: false });
      const again = { ...first, duplicate: true };
      expect(await send(liveKey, message)).toEqual(again);
      expect(await sendBatch(liveKey, [line('gg'), message])).toMatchObject([{ stored: true }, again]);
      expect(aiCalls).toBe(2);
      expect(await server().read(token, '/api/dashboard/usage')).toMatchObject({
        total_requests: 1,
        claude_api_calls: 2,
      });
    });

    it('is reported once, with what the operator needs and without what was said', async () => {
      const { liveKey, id: account } = await server().createOwner();
      const message = line(REFUSED, 'reported');
      const { id } = await send(liveKey, message);
      await send(liveKey, message);
      const [failure, ...more] = server().backgroundErrors;
      expect(more).toEqual([]);
      expect(String(failure)).toContain(
        `The database refused to store message ${id} of account ${account}; its caller got the verdict alone.`,
      );
      expect(String(failure)).toMatch(/SQLSTATE 22P02, routine json_\w+\.$/);
      const { stack, cause } = failure as Error;
      expect(`${String(stack)} ${String(cause)}`).not.toMatch(/planted/i);
    });

    it('without an id of its own leaves nothing behind but its verdict', async () => {
      const { liveKey, token } = await server().createOwner();
      const answers = await sendBatch(liveKey, [line(), line('gg'), line()]);
      expect(answers.map(({ stored }) => stored)).toEqual([false, true, false]);
      expect(await server().read(token, '/api/dashboard/logs')).toMatchObject({ total: 1 });
    });
  },
  {
    collectErrors: true,
    services: {
      decide: (input) => {
        aiCalls += 1;
        const verdict = moderateLocally(input);
        const reasoning = input.message === REFUSED ? `A reason with ${HALF}` : verdict.reasoning;
        return Promise.resolve({ verdict: { ...verdict, reasoning }, aiCalls: 1, aiCostMicros: 700 });
      },
    },
  },
);
