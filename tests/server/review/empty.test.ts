import { expect, it } from 'vitest';
import type { PendingReviewPage } from '~/contract/api.gen';
import { describeOnBothStores } from '../../support/stores';

describeOnBothStores('an empty review queue', (server) => {
  it('says whether the account has ever sent a message', async () => {
    const owner = await server().createOwner();
    const queue = async () => {
      const answer = await server().call(owner.token, { method: 'GET', url: '/v1/review/pending' });
      return answer.json<PendingReviewPage>();
    };
    expect(await queue()).toMatchObject({ total: 0, has_messages: false });
    const payload = {
      message: 'gg',
      player_name: 'Alex',
      player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
    };
    await server().call(owner.liveKey, { method: 'POST', url: '/v1/moderate', payload });
    expect(await queue()).toMatchObject({ total: 0, has_messages: true });
  });
});
