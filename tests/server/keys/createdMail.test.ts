import { describe, expect, it } from 'vitest';
import type { CreatedApiKey } from '~/contract/api.gen';
import { createTestClock, FIXED_START } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

describe('a new API key', () => {
  const server = useTestServer({ store: 'postgres', clock: createTestClock(FIXED_START) });

  async function createKey(credential: string, name: string, scopes: string[]): Promise<CreatedApiKey> {
    const answer = await server.call(credential, {
      method: 'POST',
      url: '/v1/account/keys',
      payload: { name, prefix: 'sk_live', scopes },
    });
    expect(answer.statusCode).toBe(201);
    await server.services.jobs.runDue();
    return answer.json<CreatedApiKey>();
  }

  it('is told to the owner by mail: its name, scopes, time and creator, and where to revoke it', async () => {
    const owner = await server.createOwner();
    const readMails = () => server.mails.filter(({ to }) => to === owner.email);
    const before = readMails().length;
    const first = await createKey(owner.token, 'Lobby <plugin>', ['moderate', 'keys:write']);
    const second = await createKey(first.api_key, 'nightly', ['moderate']);
    const [byOwner, byKey] = readMails().slice(before);
    expect(byOwner?.subject).toBe('A new API key of your Torchward account');
    expect(byOwner?.text).toContain(
      `The API key "Lobby <plugin>" (${first.key?.key_prefix ?? ''}) was created on 20 November 2026 at 21:04 UTC by ${owner.email}. Its scopes are moderate, keys:write.`,
    );
    expect(byOwner?.text).toContain('/api-keys\n');
    expect(byOwner?.text).toContain('revoke the key at once and set a new password');
    expect(byOwner?.html).toContain('Lobby &lt;plugin&gt;');
    expect(byKey?.text).toContain(
      `by the API key Lobby <plugin> (${first.key?.key_prefix ?? ''}). Its scope is moderate.`,
    );
    for (const mail of [byOwner, byKey])
      expect(JSON.stringify(mail)).not.toMatch(new RegExp(`${first.api_key}|${second.api_key}`));
  });
});
