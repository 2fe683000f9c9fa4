import { expect, it } from 'vitest';
import type { PendingReviewPage } from '~/contract/api.gen';
import { describeOnBothStores } from '../../support/stores';

describeOnBothStores('an empty review queue', (server) => {
  it('says whether the account has ever sent a message', async () => {
    const owner = await server().createOwner();
    const queue = () => server().read<PendingReviewPage>(owner.token, '/v1/review/pending');
    expect(await queue()).toMatchObject({ total: 0, has_messages: false });
    await server().moderate(owner.liveKey);
    expect(await queue()).toMatchObject({ total: 0, has_messages: true });
  });
});
