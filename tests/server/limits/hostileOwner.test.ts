import { expect, it } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import { describeOnBothStores } from '../../support/stores';
import { createLine } from '../../support/server';

const BATCHES = 10;
const LINES = 100;

const INSULT = 'you are such an idiot';

describeOnBothStores(
  'an owner who sends as many batches as the largest plan allows',
  (server) => {
    it('delays the messages of an owner on the smallest plan by a batch or two, not by all of them', async () => {
      const hostile = await server().createOwner({ tier: 'pro' });
      const quiet = await server().createOwner({ tier: 'starter' });
      for (const { liveKey } of [hostile, quiet]) await server().moderate(liveKey);
      const answered: string[] = [];
      const batches = Array.from({ length: BATCHES }, async () => {
        const messages = Array.from({ length: LINES }, () => createLine(INSULT));
        await server().post(hostile.liveKey, '/v1/moderate/batch', { messages });
        answered.push('batch');
      });
      for (let n = 0; n < 3; n += 1) {
        const answer = await server().moderate(quiet.liveKey, createLine(INSULT));
        expect(answer.json<ModerateResponse>()).toMatchObject({ stored: true });
        answered.push('quiet');
      }
      await Promise.all(batches);
      const before = answered.slice(0, answered.lastIndexOf('quiet')).filter((each) => each !== 'quiet');
      expect(before.length).toBeLessThanOrEqual(BATCHES / 2);
    });
  },
  { env: { logLevel: 'silent' } },
);
