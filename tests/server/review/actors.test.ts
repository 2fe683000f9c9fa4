import { beforeAll, expect, it } from 'vitest';
import type {
  CreatedApiKey,
  LogEntry,
  PendingReviewPage,
  ReviewDecisionResponse,
  ReviewDetails,
} from '~/contract/api.gen';
import type { TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';

const TYPED = 'mika@survival-one.example';

describeOnBothStores('the record of a decision', (server) => {
  let owner: TestOwner;
  beforeAll(async () => {
    owner = await server().createOwner();
  });

  /** Sends a message that waits for a reviewer. */
  async function hold(): Promise<string> {
    const line = { message: `i know where you live`, player_name: 'xX_grief' };
    expect((await server().moderate(owner.liveKey, line)).statusCode).toBe(200);
    const page = await server().read<PendingReviewPage>(owner.token, '/v1/review/pending?limit=100');
    return page.reviews.at(-1)?.id ?? '';
  }

  async function createKey(name: string, scopes: string[]) {
    const body = { name, prefix: 'sk_live', scopes };
    const { api_key: secret, key } = (
      await server().post(owner.token, '/v1/account/keys', body)
    ).json<CreatedApiKey>();
    if (!key) throw new Error('The key was not made.');
    return { secret, id: key.id, prefix: key.key_prefix };
  }

  const decide = (credential: string, id: string, kind: 'approve' | 'reject' | 'customize', more = {}) =>
    server().post(credential, `/v1/review/${id}/${kind}`, { reviewed_by: TYPED, ...more });

  const member = () => ({ type: 'member', id: owner.id, name: owner.email });
  const details = (id: string) => server().read<ReviewDetails>(owner.token, `/v1/review/${id}`);

  it('names the member who was signed in, beside the address that the reviewer typed', async () => {
    for (const [kind, more] of [
      ['approve', {}],
      ['reject', { comments: 'Friends joking.' }],
      ['customize', { custom_action: 'kick' }],
    ] as const) {
      const id = await hold();
      const answer = await decide(owner.token, id, kind, more);
      expect(answer.json<ReviewDecisionResponse>().outcome).toMatchObject({
        reviewed_by: TYPED,
        actor: member(),
      });
      const { outcome, audit } = await details(id);
      expect(outcome).toMatchObject({ reviewed_by: TYPED, actor: member() });
      expect(audit?.at(-1)).toMatchObject({ by: TYPED, actor: member() });
    }
  });

  it('names the key that decided, with the name it had, also once it is renamed and revoked', async () => {
    const id = await hold();
    const key = await createKey('moderation bot', ['reviews:write']);
    await decide(key.secret, id, 'approve');
    await server().patch(owner.token, `/v1/account/keys/${key.id}`, { name: 'something else' });
    await server().delete(owner.token, `/v1/account/keys/${key.id}`);
    const actor = { type: 'key', id: key.id, name: 'moderation bot', key_prefix: key.prefix };
    expect((await details(id)).outcome).toMatchObject({ reviewed_by: TYPED, actor });
    const entry = await server().read<LogEntry>(owner.token, `/api/dashboard/logs/${id}`);
    expect(entry.review).toMatchObject({ status: 'approved', reviewed_by: TYPED, actor });
  });

  it('is not made by a key without the scope', async () => {
    const id = await hold();
    const key = await createKey('plugin', ['moderate', 'logs:read', 'config:write', 'keys:write']);
    const refused = await decide(key.secret, id, 'approve');
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { missing_scope: 'reviews:write' }]);
    expect(await details(id)).toMatchObject({ status: 'pending', outcome: null });
    const rows = await server()
      .store.db.selectFrom('audit_events')
      .where('subject_id', '=', id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  it('answers the same actor who asks again; under the same address another key or login came second', async () => {
    const id = await hold();
    const [first, second] = [
      await createKey('bot one', ['reviews:write']),
      await createKey('bot two', ['reviews:write']),
    ];
    const decided = await decide(first.secret, id, 'approve');
    const repeated = await decide(first.secret, id, 'approve');
    expect([repeated.statusCode, repeated.body]).toEqual([200, decided.body]);
    for (const credential of [second.secret, owner.token]) {
      const refused = await decide(credential, id, 'approve');
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        {
          detail: expect.stringContaining(`${TYPED} with the key "bot one" decided this`) as string,
          decision: { actor: { type: 'key', id: first.id } },
        },
      ]);
    }
  });

  it("stands in the log's files, the owner's copy and the audit log", async () => {
    const [byMember, byKey] = [await hold(), await hold()];
    const key = await createKey('=night bot', ['reviews:write']);
    await decide(owner.token, byMember, 'reject', { comments: 'Joking, "really".' });
    await decide(key.secret, byKey, 'approve');
    const actor = { type: 'key', id: key.id, name: '=night bot', key_prefix: key.prefix };

    const exportLogs = (format: string) =>
      server().get(owner.token, `/api/dashboard/logs/export?format=${format}`);
    const entries = (await exportLogs('json')).json<LogEntry[]>();
    expect(entries.find((entry) => entry.id === byMember)?.review).toMatchObject({ actor: member() });
    expect(entries.find((entry) => entry.id === byKey)?.review).toMatchObject({ actor });
    const lines = (await exportLogs('csv')).body.split('\r\n');
    const findLine = (id: string) => lines.find((line) => line.startsWith(id));
    expect(lines[0]).toMatch(/,reviewed_by,reviewed_with,reviewed_at,review_comments,channel$/);
    const at = server().clock.now().toISOString();
    expect(findLine(byMember)).toContain(`,${TYPED},member ${owner.email},${at},"Joking, ""really""."`);
    expect(findLine(byKey)).toContain(`,${TYPED},key =night bot (${key.prefix}),${at},`);

    const copy = await server().read<Record<'reviews' | 'audit', Record<string, unknown>[]>>(
      owner.token,
      '/v1/account/export',
    );
    expect(copy.reviews.find(({ id }) => id === byMember)).toMatchObject({ actor: member() });
    expect(copy.reviews.find(({ id }) => id === byKey)).toMatchObject({ reviewed_by: TYPED, actor });
    expect(copy.audit.find(({ subject_id }) => subject_id === byKey)).toMatchObject({
      actor: `key:${key.id}`,
      actor_name: `=night bot (${key.prefix})`,
      detail: { reviewed_by: TYPED },
    });
    expect(copy.audit.find(({ subject_id }) => subject_id === key.id)).toMatchObject({
      actor: `account:${owner.id}`,
      actor_name: owner.email,
    });
  });

  it('from before actors were kept names the one of the audit log', async () => {
    const [byMember, byKey] = [await hold(), await hold()];
    const key = await createKey('old bot', ['reviews:write']);
    await decide(owner.token, byMember, 'approve');
    await decide(key.secret, byKey, 'approve');
    await server()
      .store.db.updateTable('reviews')
      .set({ actor: null })
      .where('account_id', '=', owner.id)
      .execute();
    expect((await details(byMember)).outcome).toMatchObject({ actor: member() });
    expect((await details(byKey)).outcome).toMatchObject({ actor: { type: 'key', name: 'old bot' } });
    expect((await decide(key.secret, byKey, 'approve')).statusCode).toBe(200);
    expect((await decide(owner.token, byKey, 'approve')).statusCode).toBe(409);
  });
});
