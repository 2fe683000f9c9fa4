import { expect, it } from 'vitest';
import type {
  Config,
  ListEntry,
  ListEntryDraft,
  Lists,
  ModerateResponse,
  Preview,
  Verdict,
} from '~/contract/api.gen';
import { LIST_LIMITS } from '~/contract/listPatterns';
import { configs } from '~/fixtures';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const URL = '/api/dashboard/lists';
const INSULT = 'you are a worthless idiot';
const HARMLESS = 'anyone trading diamonds at spawn?';
const banana: ListEntryDraft = { kind: 'word', pattern: 'banana*', action: 'mute' };

describeOnBothStores('the lists of an account', (server) => {
  const add = async ({ token }: TestOwner, draft: ListEntryDraft): Promise<ListEntry> => {
    const answer = await server().post(token, URL, draft);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<ListEntry>();
  };
  const read = async ({ token }: TestOwner): Promise<readonly ListEntry[]> => {
    await server().services.lists.drained();
    return (await server().read<Lists>(token, URL)).entries;
  };
  const say = async (owner: TestOwner, message: string, more: object = {}): Promise<ModerateResponse> =>
    (await server().moderate(owner.liveKey, { message, ...more })).json<ModerateResponse>();
  const save = ({ token }: TestOwner, config: Partial<Config>) =>
    server().put(token, '/api/dashboard/config', { ...configs.filled, server_rules: '', ...config });
  const createActingOwner = async () => {
    const owner = await server().createOwner();
    await save(owner, { automation_level: 'auto_ban', escalation_enabled: false });
    return owner;
  };

  it('hold what the owner adds, with who added it', async () => {
    const owner = await server().createOwner();
    const entry = await add(owner, banana);
    expect(entry).toMatchObject({
      ...banana,
      servers: null,
      decided_lines: 0,
      last_decided_at: null,
      created_by: owner.email,
    });
    expect(await read(owner)).toEqual([entry]);
    expect(await read(await server().createOwner())).toEqual([]);
  });

  it.each(['warn', 'mute', 'kick', 'ban'] as const)(
    'answer a listed word with a %s at once',
    async (action) => {
      const owner = await createActingOwner();
      expect(await say(owner, 'bananas here')).toMatchObject({ final_action: 'none' });
      await add(owner, { ...banana, action });
      const verdict = await say(owner, 'bananas here');
      expect(verdict).toMatchObject({
        final_action: action,
        recommended_action: action,
        decided_by: 'local',
      });
      expect(verdict.reasoning).toContain('banana*');
    },
  );

  it('send a line to review without an action where the entry says so', async () => {
    const owner = await createActingOwner();
    await add(owner, { ...banana, action: 'review' });
    expect(await say(owner, 'a banana')).toMatchObject({ final_action: 'none', needs_review: true });
  });

  it('never act beyond the automation level', async () => {
    const owner = await createActingOwner();
    await save(owner, { automation_level: 'monitor_only' });
    await add(owner, { ...banana, action: 'ban' });
    expect(await say(owner, 'a banana')).toMatchObject({
      final_action: 'none',
      recommended_action: 'ban',
      needs_review: true,
    });
  });

  it('make nothing milder that the rules find graver', async () => {
    const owner = await createActingOwner();
    const line = 'banana, i know where you live and i will kill you irl';
    const before = await say(owner, line);
    await add(owner, { ...banana, action: 'warn' });
    expect(await say(owner, line)).toMatchObject({ final_action: before.final_action });
    expect(before.final_action).not.toBe('warn');
  });

  it('never punish a player who speaks of hurting themselves', async () => {
    const owner = await createActingOwner();
    await add(owner, { kind: 'phrase', pattern: 'kill myself', action: 'ban' });
    expect(await say(owner, 'i want to kill myself')).toMatchObject({
      final_action: 'none',
      needs_review: true,
    });
  });

  it('let what they allow pass, and judge the rest of the line', async () => {
    const owner = await createActingOwner();
    expect((await say(owner, INSULT)).final_action).not.toBe('none');
    await add(owner, { kind: 'word', pattern: 'worthless', action: 'allow' });
    const idiot = await add(owner, { kind: 'word', pattern: 'idiot', action: 'allow' });
    expect(await say(owner, INSULT)).toMatchObject({ final_action: 'none', severity: 0 });
    expect((await say(owner, 'idiot, join my server 203.0.113.7:25565')).final_action).not.toBe('none');
    expect(await say(owner, 'Idiot!')).toMatchObject({ final_action: 'none', needs_review: false });
    expect((await read(owner)).find(({ id }) => id === idiot.id)?.decided_lines).toBe(3);
  });

  it('allow a link among blocked ones', async () => {
    const owner = await createActingOwner();
    await add(owner, { kind: 'link', pattern: '*', action: 'kick' });
    await add(owner, { kind: 'link', pattern: 'example.net', action: 'allow' });
    expect(await say(owner, 'maps at www.example.net/maps')).toMatchObject({ final_action: 'none' });
    expect(await say(owner, 'or at other.example.com')).toMatchObject({ final_action: 'kick' });
  });

  it('stand for the servers that an entry names', async () => {
    const owner = await createActingOwner();
    await add(owner, { ...banana, servers: ['lobby'] });
    expect((await say(owner, 'a banana', { server: 'lobby' })).final_action).toBe('mute');
    expect((await say(owner, 'a banana', { server: 'survival' })).final_action).toBe('none');
    expect((await say(owner, 'a banana')).final_action).toBe('none');
  });

  it('count the lines that each entry decided, and change with the next line', async () => {
    const owner = await createActingOwner();
    const entry = await add(owner, banana);
    for (const message of ['a banana', HARMLESS, 'bananas!']) await say(owner, message);
    const at = server().clock.now().toISOString();
    expect(await read(owner)).toMatchObject([{ decided_lines: 2, last_decided_at: at }]);

    const changed = await server().put(owner.token, `${URL}/${entry.id}`, { ...banana, action: 'kick' });
    expect(changed.json()).toMatchObject({ id: entry.id, action: 'kick', decided_lines: 2 });
    expect((await say(owner, 'a banana')).final_action).toBe('kick');

    const gone = await server().delete(owner.token, `${URL}/${entry.id}`);
    expect(gone.statusCode).toBe(204);
    expect((await say(owner, 'a banana')).final_action).toBe('none');
    expect((await server().delete(owner.token, `${URL}/${entry.id}`)).statusCode).toBe(404);
    expect((await server().put(owner.token, `${URL}/${entry.id}`, banana)).statusCode).toBe(404);
  });

  it('refuse a pattern that can not be used, and one that is listed', async () => {
    const owner = await server().createOwner();
    const refused = await server().post(owner.token, URL, { ...banana, pattern: '**' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ path: '/pattern' }] });
    const entry = await add(owner, banana);
    expect((await server().post(owner.token, URL, { ...banana, pattern: 'BANANA*' })).statusCode).toBe(409);
    await add(owner, { ...banana, servers: ['lobby'] });
    const same = await server().put(owner.token, `${URL}/${entry.id}`, { ...banana, action: 'ban' });
    expect(same.statusCode).toBe(200);
  });

  it('are out of reach of other accounts', async () => {
    const owner = await server().createOwner();
    const other = await server().createOwner();
    const { id } = await add(owner, banana);
    expect((await server().put(other.token, `${URL}/${id}`, banana)).statusCode).toBe(404);
    expect((await server().delete(other.token, `${URL}/${id}`)).statusCode).toBe(404);
    expect(await read(owner)).toHaveLength(1);
  });

  it('record each change before and after', async () => {
    const owner = await server().createOwner();
    const entry = await add(owner, banana);
    await server().delete(owner.token, `${URL}/${entry.id}`);
    const events = await server()
      .services.lists.get(owner.id)
      .then(() =>
        server()
          .store.db.selectFrom('audit_events')
          .select(['kind', 'detail'])
          .where('subject_id', '=', entry.id)
          .orderBy('id')
          .execute(),
      );
    expect(events).toMatchObject([
      { kind: 'list.changed', detail: { before: null, after: { pattern: 'banana*' } } },
      { kind: 'list.changed', detail: { before: { pattern: 'banana*' }, after: null } },
    ]);
  });

  it('apply to the test of a message', async () => {
    const owner = await createActingOwner();
    await add(owner, { ...banana, servers: ['lobby'] });
    const test = async (body: object) =>
      (
        await server().post(owner.token, '/api/dashboard/config/test', { config: configs.filled, ...body })
      ).json<Verdict>();
    expect(await test({ message: 'a banana', server: 'lobby' })).toMatchObject({
      recommended_action: 'mute',
    });
    expect(await test({ message: 'a banana' })).toMatchObject({ recommended_action: 'none' });
  });

  it('are previewed on recent messages before an entry is saved', async () => {
    const owner = await createActingOwner();
    for (const message of ['a banana', 'two bananas', HARMLESS]) await say(owner, message);
    const preview = async (more: object) =>
      (
        await server().post(owner.token, '/api/dashboard/config/preview', {
          automation_level: 'auto_ban',
          confidence_threshold: 0.7,
          ...more,
        })
      ).json<Preview>();
    expect(await preview({})).toMatchObject({ actions: { none: 3, mute: 0 }, judged_again: 0 });
    expect(await preview({ list_entry: banana })).toMatchObject({
      actions: { none: 1, mute: 2 },
      judged_again: 2,
      list_entry: { lines: 2, examples: ['two bananas', 'a banana'] },
    });
    const saved = await add(owner, banana);
    expect(
      await preview({ list_entry: { ...banana, pattern: 'banana' }, replaced_entry_id: saved.id }),
    ).toMatchObject({ list_entry: { lines: 1, examples: ['a banana'] } });
  });

  it('preview edited rules on the messages whose verdict they change', async () => {
    const owner = await createActingOwner();
    for (const message of ['join my server 203.0.113.7:25565', HARMLESS]) await say(owner, message);
    const answer = await server().post(owner.token, '/api/dashboard/config/preview', {
      automation_level: 'auto_ban',
      confidence_threshold: 0.7,
      server_rules: 'Advertising is allowed.',
    });
    expect(answer.json<Preview>()).toMatchObject({ actions: { none: 2 }, judged_again: 1 });
  });

  it('end at their limit of wildcards', async () => {
    const owner = await server().createOwner();
    await server()
      .store.db.insertInto('list_entries')
      .values(
        Array.from({ length: LIST_LIMITS.wildcardEntries }, (_, n) => ({
          id: crypto.randomUUID(),
          account_id: owner.id,
          kind: 'word' as const,
          pattern: `w${n}*`,
          action: 'warn' as const,
          servers: null,
          created_at: server().clock.now(),
          created_by: null,
          last_decided_at: null,
        })),
      )
      .execute();
    expect((await server().post(owner.token, URL, banana)).statusCode).toBe(409);
    await add(owner, { ...banana, pattern: 'banana' });
  });
});
