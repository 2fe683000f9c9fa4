import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Config, ConfigRequest, GameServerList, ModerateResponse, Preview } from '~/contract/api.gen';
import { swearingValues } from '~/contract/enums.gen';
import { defaultConfig } from '~/server/store/repositories/configs';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const STRONG = 'fuck this lag';
const MILD = 'crap i fell in lava again';
const INSULT = 'you fucking idiot';
const URL = '/api/dashboard/config';

/** What a client that does not know the setting sends. */
const { swearing: _unknown, ...OLD_REQUEST } = { ...defaultConfig, automation_level: 'auto_ban' as const };

describeOnBothStores('the setting for swearing at no player', (server) => {
  const save = (owner: TestOwner, config: Partial<ConfigRequest> = {}) =>
    server().put(owner.token, URL, { ...OLD_REQUEST, ...config });
  const read = async (owner: TestOwner): Promise<Config> =>
    (await server().read<{ config: Config }>(owner.token, URL)).config;
  const judge = async (owner: TestOwner, message: string, name: string | null = null) =>
    (
      await server().moderate(owner.liveKey, { message, server: name, player_uuid: randomUUID() })
    ).json<ModerateResponse>();
  const readActions = async (owner: TestOwner, name: string | null = null) => [
    (await judge(owner, STRONG, name)).final_action,
    (await judge(owner, MILD, name)).final_action,
    (await judge(owner, INSULT, name)).final_action,
  ];
  const preview = async (owner: TestOwner, settings: object): Promise<Preview> =>
    (
      await server().post(owner.token, `${URL}/preview`, {
        automation_level: 'auto_ban',
        confidence_threshold: 0.7,
        ...settings,
      })
    ).json<Preview>();

  it('warns for strong words before an owner has saved anything', async () => {
    const owner = await server().createOwner();
    expect((await read(owner)).swearing).toBe('warn');
    expect(await readActions(owner)).toEqual(['warn', 'none', 'warn']);
  });

  it.each([
    ['allow', ['none', 'none', 'warn']],
    ['warn', ['warn', 'none', 'warn']],
    ['act', ['mute', 'warn', 'warn']],
  ] as const)(
    'set to %s takes effect with the next message, and changes nothing for an insult',
    async (swearing, actions) => {
      const owner = await server().createOwner();
      await judge(owner, STRONG);
      const saved = await save(owner, { swearing });
      expect(saved.statusCode).toBe(200);
      expect(saved.json()).toMatchObject({ config: { swearing } });
      expect(await readActions(owner)).toEqual(actions);
    },
  );

  it('keeps an allowed line out of the review queue, whatever the threshold', async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'allow', confidence_threshold: 1, automation_level: 'monitor_only' });
    expect(await judge(owner, STRONG)).toMatchObject({
      category: null,
      severity: 0,
      final_action: 'none',
      needs_review: false,
    });
  });

  it('stays as it is when a client that does not know it saves', async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'act' });
    const saved = await save(owner, { escalation_enabled: true });
    expect(saved.json()).toMatchObject({ config: { swearing: 'act', escalation_enabled: true } });
    expect((await read(owner)).swearing).toBe('act');
  });

  it('is the default where a node of the version before has saved', async () => {
    const owner = await server().createOwner();
    await sql`insert into configs (account_id, version, server_rules, automation_level, confidence_threshold,
      pre_filter_enabled, escalation_enabled, updated_at)
      values (${owner.id}, 1, '', 'auto_ban', 0.7, true, false, now())`.execute(server().store.db);
    expect((await read(owner)).swearing).toBe('warn');
    expect((await judge(owner, STRONG)).final_action).toBe('warn');
  });

  it('is refused when it is none of the three, and nothing is saved', async () => {
    const owner = await server().createOwner();
    for (const swearing of ['forbid', '', null, true]) {
      expect((await server().put(owner.token, URL, { ...OLD_REQUEST, swearing })).statusCode).toBe(400);
    }
    expect(await read(owner)).toEqual(defaultConfig);
  });

  it('is in the record of a save before and after, and in the refusal of an outdated one', async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'act', version: 0 });
    const refused = await save(owner, { swearing: 'allow', version: 0 });
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({ current: { swearing: 'act', version: 1 } });
    const { detail } = await server()
      .store.db.selectFrom('audit_events')
      .where('account_id', '=', owner.id)
      .where('kind', '=', 'config.saved')
      .select('detail')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ before: { swearing: 'warn' }, after: { swearing: 'act' } });
  });

  it('is the one sent along in the test of a line, else the stored one', async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'act' });
    const test = async (config: Partial<ConfigRequest> = {}) =>
      (
        await server().post(owner.token, `${URL}/test`, {
          message: STRONG,
          config: { ...OLD_REQUEST, ...config },
        })
      ).json<ModerateResponse>().final_action;
    expect(await test()).toBe('mute');
    expect(await test({ swearing: 'allow' })).toBe('none');
  });

  it('is applied by the preview to the messages that are there, and an insult keeps its verdict', async () => {
    const owner = await server().createOwner();
    await save(owner);
    for (const message of [STRONG, MILD, INSULT, 'gg']) await judge(owner, message);
    const counts = async (settings: object) => {
      const { actions, review, judged_again } = await preview(owner, settings);
      const { none, warn, mute } = actions;
      return { none, warn, mute, review, judged_again };
    };
    const saved = { none: 2, warn: 2, mute: 0, review: 0, judged_again: 0 };
    expect(await counts({})).toEqual(saved);
    expect(await counts({ swearing: 'warn' })).toEqual(saved);
    expect(await counts({ swearing: 'allow' })).toEqual({
      none: 3,
      warn: 1,
      mute: 0,
      review: 0,
      judged_again: 2,
    });
    expect(await counts({ swearing: 'act' })).toEqual({
      none: 1,
      warn: 2,
      mute: 1,
      review: 0,
      judged_again: 2,
    });
    expect(await counts({ swearing: 'act', server_rules: 'Swearing is allowed.' })).toMatchObject({
      none: 3,
      mute: 0,
    });
  });

  it('gives way to the rules, and the preview says which rule it is', async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'allow', server_rules: '1. Be kind.\n2. No swearing.' });
    expect(await readActions(owner)).toEqual(['warn', 'warn', 'warn']);
    expect((await preview(owner, { server_rules: '1. Be kind.\n2. No swearing.' })).swearing_rule).toEqual({
      reading: 'forbids',
      rule: '2. No swearing.',
      mild_words: true,
    });
    expect(await preview(owner, { server_rules: 'Be kind.' })).not.toHaveProperty('swearing_rule');
    await save(owner, { swearing: 'act', server_rules: 'Swearing is allowed.' });
    expect(await readActions(owner)).toEqual(['none', 'none', 'warn']);
  });

  it("can be a game server's own, in its verdicts, in the preview and in the test of a line", async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'allow' });
    await judge(owner, 'gg', 'lobby');
    await server().services.servers.drained();
    const { servers } = await server().read<GameServerList>(owner.token, '/api/dashboard/servers');
    expect(servers[0]?.settings.swearing).toBeNull();
    const changed = await server().patch(owner.token, `/api/dashboard/servers/${servers[0]?.id}`, {
      settings: { swearing: 'act' },
    });
    expect(changed.json()).toMatchObject({ settings: { swearing: 'act' } });
    expect(await readActions(owner, 'lobby')).toEqual(['mute', 'warn', 'warn']);
    expect(await readActions(owner, 'survival')).toEqual(['none', 'none', 'warn']);
    const body = { message: STRONG, config: OLD_REQUEST, server: 'lobby' };
    expect((await server().post(owner.token, `${URL}/test`, body)).json()).toMatchObject({
      final_action: 'mute',
    });
    for (const swearing of swearingValues) {
      expect((await preview(owner, { swearing })).actions['mute'], 'the lobby keeps its own').toBe(
        swearing === 'act' ? 2 : 1,
      );
    }
  });
});
