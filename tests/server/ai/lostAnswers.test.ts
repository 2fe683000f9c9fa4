import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import type { Usage } from '~/contract/api.gen';
import { moderateLocally } from '~/server/moderation';
import type { TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';

const COST_MICROS = 700;

describeOnBothStores(
  'what the AI costs for a message whose connection breaks',
  (server) => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    const line = (message_id?: string) => ({
      message: 'you are such an idiot',
      player_name: 'mossy_fox',
      player_uuid: randomUUID(),
      message_id,
    });
    const send = (owner: TestOwner, payload: object) => server().post(owner.liveKey, '/v1/moderate', payload);
    const usage = async (owner: TestOwner) => {
      await server().services.moderation.drained();
      return server().read<Usage>(owner.token, '/api/dashboard/usage');
    };
    const figures = (messages: number, calls: number) => ({
      total_requests: messages,
      claude_api_calls: calls,
      total_cost_usd: (calls * COST_MICROS) / 1_000_000,
    });

    /** Breaks the connection of the next commit of messages, before it or between it and its answer. */
    function breakNextCommit(when: 'before the commit' | 'after the commit'): void {
      const { prepared } = server().store;
      const query = prepared.query.bind(prepared);
      let isBroken = false;
      vi.spyOn(prepared, 'query').mockImplementation(async (...statement) => {
        if (isBroken || statement[0] !== 'ingest') return query(...statement);
        isBroken = true;
        if (when === 'after the commit') await query(...statement);
        throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
      });
    }

    it.each([
      ['after the commit', 1],
      ['before the commit', 0],
    ] as const)('%s counts once', async (when, messages) => {
      const owner = await server().createOwner();
      breakNextCommit(when);
      expect((await send(owner, line())).json()).toMatchObject({ stored: false });
      expect(await usage(owner)).toMatchObject(figures(messages, 1));
      expect((await send(owner, line())).json()).toMatchObject({ stored: true });
      expect(await usage(owner)).toMatchObject(figures(messages + 1, 2));
    });

    it.each(['after the commit', 'before the commit'] as const)(
      '%s counts once when the call is repeated',
      async (when) => {
        const owner = await server().createOwner();
        const message = line('repeated');
        breakNextCommit(when);
        expect((await send(owner, message)).json()).toMatchObject({ stored: false });
        expect((await send(owner, message)).json()).toMatchObject({ stored: true });
        expect(await usage(owner)).toMatchObject(figures(1, 1));
      },
    );

    it('counts once for each line of a batch', async () => {
      const owner = await server().createOwner();
      breakNextCommit('after the commit');
      const messages = Array.from({ length: 30 }, () => line(randomUUID()));
      const sendBatch = () => server().post(owner.liveKey, '/v1/moderate/batch', { messages });
      expect((await sendBatch()).body).toContain('"stored":false');
      expect((await sendBatch()).body).not.toContain('"stored":false');
      expect(await usage(owner)).toMatchObject(figures(30, 30));
    });
  },
  {
    collectErrors: true,
    env: { logLevel: 'silent' },
    services: {
      decide: (input) =>
        Promise.resolve({ verdict: moderateLocally(input), aiCalls: 1, aiCostMicros: COST_MICROS }),
    },
  },
);
