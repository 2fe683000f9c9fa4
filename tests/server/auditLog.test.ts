import { expect, it } from 'vitest';
import type { Config } from '~/contract/api.gen';
import { defaultConfig } from '~/server/store/repositories/configs';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

describeOnBothStores('the audit log', (server) => {
  const call = (credential: string, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
    server().call(credential, { method, url, payload });

  async function newest(owner: TestOwner, kind: string) {
    return server()
      .store.db.selectFrom('audit_events')
      .where('account_id', '=', owner.id)
      .where('kind', '=', kind)
      .select(['actor', 'detail'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  it('keeps a changed configuration before and after, with the credential that changed it', async () => {
    const owner = await server().createOwner();
    const first: Config = { ...defaultConfig, automation_level: 'auto_ban' };
    expect((await call(owner.token, 'PUT', '/api/dashboard/config', first)).statusCode).toBe(200);
    expect(await newest(owner, 'config.saved')).toEqual({
      actor: `account:${owner.id}`,
      detail: { before: { ...defaultConfig, version: 0 }, after: { ...first, version: 1 } },
    });
    const second: Config = { ...first, escalation_enabled: true };
    expect((await call(owner.liveKey, 'PUT', '/api/dashboard/config', second)).statusCode).toBe(200);
    const event = await newest(owner, 'config.saved');
    expect(event?.actor).toMatch(/^key:/);
    expect(event?.detail).toEqual({ before: { ...first, version: 1 }, after: { ...second, version: 2 } });
  });

  it('keeps a changed key before and after', async () => {
    const owner = await server().createOwner();
    const created = await call(owner.token, 'POST', '/v1/account/keys', { name: 'old', prefix: 'sk_live' });
    const { key } = created.json<{ key: { id: string; key_prefix: string } }>();
    await call(owner.liveKey, 'PATCH', `/v1/account/keys/${key.id}`, { name: 'new', scopes: ['logs:read'] });
    const event = await newest(owner, 'key.updated');
    expect(event?.actor).toMatch(/^key:/);
    const { key_prefix } = key;
    expect(event?.detail).toMatchObject({
      before: { name: 'old', description: null, key_prefix, scopes: ['moderate'] },
      after: { name: 'new', description: null, key_prefix, scopes: ['logs:read'] },
    });
  });
});
