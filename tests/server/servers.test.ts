import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Config, FirstSteps, GameServer, GameServerList, ModerateResponse } from '~/contract/api.gen';
import { MAX_LISTED_SERVERS } from '~/contract/serverSettings';
import { INHERITED_SETTINGS } from '~/fixtures';
import { DAY_MS, SECOND_MS } from '~/server/clock';
import { deleteExpired } from '~/server/maintenance';
import { defaultConfig } from '~/server/store/repositories/configs';
import { writeHeardServers } from '~/server/store/repositories/gameServers';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const INSULT = 'you are a worthless idiot';
const THREAT = 'i know where you live';
const URL = '/api/dashboard/servers';

describeOnBothStores('the game servers of an account', (server) => {
  const list = async ({ token }: TestOwner): Promise<GameServerList> => {
    await server().services.servers.drained();
    return server().read<GameServerList>(token, URL);
  };
  const hear = (owner: TestOwner, name: string, line: object = {}, headers = {}) =>
    server().moderate(owner.liveKey, { server: name, ...line }, { headers });
  const findServer = async (owner: TestOwner, name: string): Promise<GameServer> => {
    const found = (await list(owner)).servers.find((each) => each.name === name);
    if (!found) throw new Error(`${name} is not listed.`);
    return found;
  };
  const change = ({ token }: TestOwner, { id }: Pick<GameServer, 'id'>, body: object) =>
    server().patch(token, `${URL}/${id}`, body);
  const judge = async (owner: TestOwner, name: string | null, message = INSULT) =>
    (await server().moderate(owner.liveKey, { server: name, message })).json<ModerateResponse>();

  it('are listed by the name that they send, with the times of their messages and their lag', async () => {
    const owner = await server().createOwner();
    expect(await list(owner)).toEqual({ servers: [], limit: MAX_LISTED_SERVERS });
    const firstAt = server().clock.now();
    const sent_at = new Date(firstAt.getTime() - 1_500).toISOString();
    await hear(owner, 'survival-1', { sent_at }, { 'user-agent': 'torchward-link/1.4.0' });
    await hear(owner, 'lobby', {}, { 'user-agent': 'curl/8' });
    await server().moderate(owner.liveKey, {});
    expect((await list(owner)).servers.map(({ name }) => name).toSorted()).toEqual(['lobby', 'survival-1']);
    expect(await findServer(owner, 'survival-1')).toMatchObject({
      first_message_at: firstAt.toISOString(),
      last_message_at: firstAt.toISOString(),
      last_poll_at: null,
      link_version: '1.4.0',
      lag_seconds: 1.5,
      decisions_waiting: 0,
      settings: INHERITED_SETTINGS,
      version: 0,
    });
    expect(await findServer(owner, 'lobby')).toMatchObject({
      link_version: null,
      dry_run: false,
      lag_seconds: null,
    });

    server().clock.advance(SECOND_MS);
    await hear(owner, 'survival-1');
    const later = await findServer(owner, 'survival-1');
    expect(later).toMatchObject({
      first_message_at: firstAt.toISOString(),
      last_message_at: server().clock.now().toISOString(),
      lag_seconds: null,
    });
    expect((await list(owner)).servers[0]?.name).toBe('survival-1');
  });

  it('are as many in their list as in the subscription', async () => {
    const owner = await server().createOwner();
    for (const name of ['survival-1', 'Survival-1', 'survival-1 ', 'lobby']) await hear(owner, name);
    const subscription = await server().read<{ server_count: number }>(
      owner.token,
      '/v1/subscriptions/current',
    );
    expect((await list(owner)).servers).toHaveLength(subscription.server_count);
  });

  it.each([
    '§6Sky\u200bblock ✨',
    '"); drop table game_servers; --',
    '__proto__',
    '../../etc',
    'مرحبا',
    'a\nb',
  ])('can be called %j, and have settings of their own under that name', async (name) => {
    const owner = await server().createOwner();
    expect((await hear(owner, name)).statusCode).toBe(200);
    const [found] = (await list(owner)).servers;
    if (!found) throw new Error('No server is listed.');
    expect((await change(owner, found, { settings: { automation_level: 'auto_ban' } })).statusCode).toBe(200);
    const { recommended_action: recommended, final_action: final } = await judge(owner, name, THREAT);
    expect(recommended).not.toBe('warn');
    expect(final).toBe(recommended);
    expect((await judge(owner, 'another', THREAT)).final_action).toBe('warn');
  });

  it('follow the configuration in what they have no setting for', async () => {
    const owner = await server().createOwner();
    await hear(owner, 'strict');
    const strict = await findServer(owner, 'strict');
    await change(owner, strict, { settings: { confidence_threshold: 1 } });
    const put = (config: Config) => server().put(owner.token, '/api/dashboard/config', config);
    expect((await put({ ...defaultConfig, automation_level: 'monitor_only' })).statusCode).toBe(200);
    expect(await judge(owner, 'strict')).toMatchObject({ final_action: 'none', needs_review: true });
    expect((await put({ ...defaultConfig, automation_level: 'auto_ban' })).statusCode).toBe(200);
    expect((await judge(owner, 'strict')).needs_review).toBe(true);
    expect((await judge(owner, 'lobby')).needs_review).toBe(false);
    await change(owner, strict, { settings: { confidence_threshold: null } });
    expect((await judge(owner, 'strict')).needs_review).toBe(false);
  });

  it('escalate, and filter beforehand, by their own settings', async () => {
    const owner = await server().createOwner();
    await hear(owner, 'strict');
    const strict = await findServer(owner, 'strict');
    await change(owner, strict, { settings: { automation_level: 'auto_ban', escalation_enabled: true } });
    const player_uuid = '11111111-1111-4111-8111-111111111111';
    const say = async (name: string) =>
      (await hear(owner, name, { player_uuid, message: INSULT })).json<ModerateResponse>();
    for (let times = 0; times < 3; times += 1) await say('strict');
    const later = await say('strict');
    expect(later.recommended_action).not.toBe('warn');
    expect(later.reasoning).toContain("player's history");
    expect((await say('lobby')).reasoning).not.toContain("player's history");
    expect((await judge(owner, 'strict', 'gg')).filtered).toBe(true);
    await change(owner, strict, { settings: { pre_filter_enabled: false } });
    expect((await judge(owner, 'strict', 'gg')).filtered).toBe(false);
  });

  it('keep their settings in the preview and in the test of one line', async () => {
    const owner = await server().createOwner();
    await hear(owner, 'strict', { message: INSULT });
    const strict = await findServer(owner, 'strict');
    await change(owner, strict, { settings: { automation_level: 'monitor_only' } });
    const test = async (name?: string) =>
      (
        await server().post(owner.token, '/api/dashboard/config/test', {
          message: INSULT,
          config: defaultConfig,
          ...(name === undefined ? {} : { server: name }),
        })
      ).json<ModerateResponse>().final_action;
    expect(await test()).toBe('warn');
    expect(await test('strict')).toBe('none');
    expect(await test('unknown')).toBe('warn');
    const preview = async () =>
      (
        await server().post(owner.token, '/api/dashboard/config/preview', {
          automation_level: 'auto_warn',
          confidence_threshold: 0,
        })
      ).json<{ actions: object }>().actions;
    expect(await preview()).toMatchObject({ warn: 0, none: 1 });
    await hear(owner, 'lobby', { message: INSULT });
    expect(await preview()).toMatchObject({ warn: 1, none: 1 });
  });

  it('count the decisions that they have not reported, and remember when they asked', async () => {
    const owner = await server().createOwner();
    const player_uuid = '22222222-2222-4222-8222-222222222222';
    await hear(owner, 'survival-1', { player_uuid });
    const act = () =>
      server().post(owner.token, `/api/dashboard/player/${player_uuid}/actions`, {
        action: 'kick',
        server: 'survival-1',
      });
    const { id } = (await act()).json<{ id: string }>();
    await act();
    expect((await findServer(owner, 'survival-1')).decisions_waiting).toBe(2);
    await server().post(owner.liveKey, `/v1/decisions/${id}/done`, {
      result: 'carried_out',
      server: 'survival-1',
    });
    expect((await findServer(owner, 'survival-1')).decisions_waiting).toBe(1);
    expect((await findServer(owner, 'survival-1')).last_poll_at).toBeNull();

    const headers = { 'user-agent': 'torchward-link/2.0.0' };
    await server().get(owner.liveKey, '/v1/decisions?server=survival-1', { headers });
    await server().get(owner.liveKey, '/v1/decisions?server=new-lobby', {
      headers: { 'user-agent': 'torchward-link/2.0.0 (dry run)' },
    });
    const at = server().clock.now().toISOString();
    expect(await findServer(owner, 'survival-1')).toMatchObject({ last_poll_at: at, link_version: '2.0.0' });
    const lobby = { last_poll_at: at, last_message_at: null, link_version: '2.0.0', dry_run: true };
    expect(await findServer(owner, 'new-lobby')).toMatchObject(lobby);
    await server().get(owner.liveKey, '/v1/decisions?server=new-lobby', { headers });
    expect(await findServer(owner, 'new-lobby')).toMatchObject({ ...lobby, dry_run: false });
  });

  it('are not changed by a call that began from an older version, and the refusal holds the server', async () => {
    const owner = await server().createOwner();
    await hear(owner, 'survival-1');
    const begun = await findServer(owner, 'survival-1');
    expect((await change(owner, begun, { display_name: 'Survival', version: 0 })).statusCode).toBe(200);
    const refused = await change(owner, begun, { settings: { automation_level: 'auto_ban' }, version: 0 });
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({ current: { display_name: 'Survival', version: 1 } });
    // As after an answer that was lost.
    const repeated = await change(owner, begun, { display_name: 'Survival', version: 0 });
    expect(repeated.json()).toMatchObject({ display_name: 'Survival', version: 1 });
    expect((await change(owner, begun, { settings: { automation_level: 'auto_ban' } })).statusCode).toBe(200);
  });

  it('leave the version of the configuration alone', async () => {
    const owner = await server().createOwner();
    await hear(owner, 'survival-1');
    await change(owner, await findServer(owner, 'survival-1'), {
      settings: { automation_level: 'auto_ban' },
    });
    const saved = await server().put(owner.token, '/api/dashboard/config', { ...defaultConfig, version: 0 });
    expect(saved.json()).toEqual({ config: defaultConfig, version: 1 });
  });

  it('record a change before and after, with the credential that made it', async () => {
    const owner = await server().createOwner();
    await hear(owner, 'survival-1');
    const { id } = await findServer(owner, 'survival-1');
    await server().patch(owner.liveKey, `${URL}/${id}`, {
      display_name: 'Survival',
      settings: { escalation_enabled: true },
    });
    const event = await server()
      .store.db.selectFrom('audit_events')
      .where('subject_id', '=', id)
      .select(['kind', 'actor', 'detail'])
      .executeTakeFirst();
    expect(event?.kind).toBe('server.updated');
    expect(event?.actor).toMatch(/^key:/);
    expect(event?.detail).toEqual({
      before: { display_name: null, settings: INHERITED_SETTINGS },
      after: { display_name: 'Survival', settings: { ...INHERITED_SETTINGS, escalation_enabled: true } },
    });
  });

  it("are unknown to another account, under the same answer as a server that doesn't exist", async () => {
    const [owner, other] = [await server().createOwner(), await server().createOwner()];
    await hear(owner, 'survival-1');
    const theirs = await findServer(owner, 'survival-1');
    const refused = await change(other, theirs, { display_name: 'Mine' });
    expect(refused.statusCode).toBe(404);
    const { instance: _, ...problem } = refused.json<Record<string, unknown>>();
    const never = await change(other, { id: '00000000-0000-4000-8000-000000000000' }, { display_name: 'x' });
    const { instance: __, ...unknown } = never.json<Record<string, unknown>>();
    expect(problem).toEqual(unknown);
    expect((await findServer(owner, 'survival-1')).display_name).toBeNull();
    expect((await list(other)).servers).toEqual([]);
  });

  it.each([
    { display_name: '' },
    { display_name: '  ' },
    { display_name: 'a\nb' },
    { display_name: 'x'.repeat(65) },
    { settings: { confidence_threshold: 1.01 } },
    { settings: { automation_level: 'auto_delete' } },
    { settings: { server_rules: 'Be kind.' } },
    {},
  ])('refuse %j', async (body) => {
    const owner = await server().createOwner();
    await hear(owner, 'survival-1');
    expect((await change(owner, await findServer(owner, 'survival-1'), body)).statusCode).toBe(400);
  });

  it('are listed up to the limit; a further name is moderated all the same', async () => {
    const owner = await server().createOwner();
    const { db } = server().store;
    const listedAt = new Date(server().clock.now().getTime() - 1);
    const note = (n: number) => ({ account_id: owner.id, name: `s${n}`, last_message_at: listedAt });
    const notes = Array.from({ length: MAX_LISTED_SERVERS - 1 }, (_, n) => note(n));
    await writeHeardServers(db, notes, MAX_LISTED_SERVERS);
    const messages = Array.from({ length: 10 }, (_, n) => ({
      message: INSULT,
      player_name: 'mossy_fox',
      player_uuid: '11111111-1111-4111-8111-111111111111',
      server: `further ${n}`,
    }));
    const batch = await server().post(owner.liveKey, '/v1/moderate/batch', { messages });
    expect(batch.json<{ results: ModerateResponse[] }>().results.map((each) => each.final_action)).toEqual(
      Array.from({ length: 10 }, () => 'warn'),
    );
    expect((await list(owner)).servers).toHaveLength(MAX_LISTED_SERVERS);
    server().clock.advance(SECOND_MS);
    await hear(owner, 's1');
    expect((await list(owner)).servers[0]?.name).toBe('s1');
  });

  it('leave the list when they are silent for as long as messages are kept, unless the owner has set something', async () => {
    const owner = await server().createOwner({ tier: 'starter' });
    for (const name of ['silent', 'named', 'strict']) await hear(owner, name);
    await change(owner, await findServer(owner, 'named'), { display_name: 'Old world' });
    await change(owner, await findServer(owner, 'strict'), { settings: { escalation_enabled: false } });
    const { store, clock } = server();
    const now = new Date(clock.now().getTime() + 10 * DAY_MS);
    await deleteExpired({
      store,
      now,
      onError: (error) => {
        throw error;
      },
    });
    expect((await list(owner)).servers.map(({ name }) => name).toSorted()).toEqual(['named', 'strict']);
  });

  it('are written after their messages, in one statement for all', async () => {
    const owner = await server().createOwner();
    // One call, because twenty may take as long on a busy machine as the delay of the write.
    const messages = Array.from({ length: 20 }, (_, n) => ({
      message: `line ${n}`,
      player_name: 'mossy_fox',
      player_uuid: '11111111-1111-4111-8111-111111111111',
      server: `s${n % 3}`,
    }));
    await server().post(owner.liveKey, '/v1/moderate/batch', { messages });
    const { rows } = await sql<{ n: number }>`select count(*) as n from game_servers
      where account_id = ${owner.id}`.execute(server().store.db);
    expect(Number(rows[0]?.n)).toBe(0);
    expect((await list(owner)).servers).toHaveLength(3);
  });
});

describeOnBothStores('the first steps', (server) => {
  const read = ({ token }: TestOwner) => server().read<FirstSteps>(token, '/api/dashboard/first-steps');
  const decide = async (owner: TestOwner) => {
    const strict = { ...defaultConfig, confidence_threshold: 1, server_rules: 'Be kind.' };
    expect((await server().put(owner.token, '/api/dashboard/config', strict)).statusCode).toBe(200);
    const { id } = (await server().moderate(owner.liveKey, { message: INSULT })).json<ModerateResponse>();
    await server().post(owner.token, `/v1/review/${id}/approve`, {
      reviewed_by: 'mika@survival-one.example',
    });
  };

  it('are done one by one, and stay done', async () => {
    const owner = await server().createOwner({ tier: 'growth' });
    const { db } = server().store;
    await db.deleteFrom('api_keys').where('account_id', '=', owner.id).execute();
    const none = await read(owner);
    expect(none).toEqual({
      key_created: false,
      server_connected: false,
      message_seen: false,
      rules_written: false,
      review_decided: false,
      done: false,
    });
    const made = await server().post(owner.token, '/v1/account/keys', { name: 'plugin', prefix: 'sk_live' });
    expect(await read(owner)).toEqual({ ...none, key_created: true });
    const liveKey = made.json<{ api_key: string }>().api_key;
    await server().moderate(liveKey, { server: 'survival-1' });
    const seen = { ...none, key_created: true, server_connected: true, message_seen: true };
    expect(await read(owner)).toEqual(seen);
    await decide({ ...owner, liveKey });
    const done = { ...seen, rules_written: true, review_decided: true, done: true };
    expect(await read(owner)).toEqual(done);
    await server().put(owner.token, '/api/dashboard/config', defaultConfig);
    expect(await read(owner)).toEqual(done);
  });

  it('count a saved configuration where the plan has no custom rules', async () => {
    const owner = await server().createOwner({ tier: 'starter' });
    expect((await read(owner)).rules_written).toBe(false);
    await server().put(owner.token, '/api/dashboard/config', defaultConfig);
    expect((await read(owner)).rules_written).toBe(true);
  });
});
