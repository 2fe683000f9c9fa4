import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Config, GameServerList, LogExplanation, Verdict } from '~/contract/api.gen';
import { configs } from '~/fixtures';
import { DAY_MS } from '~/server/clock';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

describeOnBothStores('the explanation of a stored message', (server) => {
  /** Sends a message as the game server does. @returns its id in the log */
  async function say(owner: TestOwner, message: string, more: object = {}): Promise<string> {
    const sent = { message, player_uuid: randomUUID(), ...more };
    return (await server().moderate(owner.liveKey, sent)).json<{ id: string }>().id;
  }

  const ask = (owner: TestOwner, id: string) =>
    server().get(owner.token, `/api/dashboard/logs/${id}/explanation`);

  async function explain(owner: TestOwner, id: string): Promise<LogExplanation> {
    // The counts of the lists would otherwise be written after the server's end.
    await server().services.lists.drained();
    const answer = await ask(owner, id);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<LogExplanation>();
  }

  const save = (owner: TestOwner, config: Partial<Config>) =>
    server().put(owner.token, '/api/dashboard/config', { ...configs.filled, server_rules: '', ...config });

  const list = (owner: TestOwner, entry: object) =>
    server().post(owner.token, '/api/dashboard/lists', { kind: 'word', servers: null, ...entry });

  it('has every stage', async () => {
    const owner = await server().createOwner();
    const explained = await explain(owner, await say(owner, 'you are a m0r0n'));
    expect(explained).toMatchObject({
      stored_verdict: { decided_by: 'local', category: 'harassment', final_action: 'warn' },
      deciding: [{ factor: 'severity', current: true }],
      settings: { server: null, automation_level: 'auto_warn', confidence_threshold: 0.7 },
      written: 'you are a m0r0n',
      read: 'you are a moron',
      second_opinion: { effect: 'supported' },
      list_entries: [],
      verdict: { category: 'harassment', decided_by: 'local' },
    });
    expect(explained.words).toContainEqual(
      expect.objectContaining({ slot: 'insult', written: { text: 'm0r0n', start: 10, end: 15 } }),
    );
  });

  it('is not for another account, and not for a message that there never was', async () => {
    const owner = await server().createOwner();
    const id = await say(owner, 'you are a m0r0n');
    expect((await ask(await server().createOwner(), id)).statusCode).toBe(404);
    expect((await ask(owner, randomUUID())).statusCode).toBe(404);
  });

  it("follows today's rules, beside what was decided when the message came", async () => {
    const owner = await server().createOwner();
    const id = await say(owner, 'what the fuck');
    await save(owner, { server_rules: '1. No swearing.' });
    const { findings, verdict, stored_verdict: stored } = await explain(owner, id);
    expect(findings).toMatchObject([{ category: 'profanity', rule: '1. No swearing.', permitted: false }]);
    expect(verdict.rule).toBe('1. No swearing.');
    expect(stored.rule).toBeNull();
  });

  it('counts what the player said in the minute before', async () => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    let id = '';
    for (let n = 0; n < 5; n += 1) id = await say(owner, 'buy my diamonds', { player_uuid });
    const { findings, verdict } = await explain(owner, id);
    expect(findings).toContainEqual(expect.objectContaining({ category: 'spam', words: [] }));
    expect(verdict.category).toBe('spam');
  });

  it('names the entries of the lists that took effect', async () => {
    const owner = await server().createOwner();
    await list(owner, { pattern: 'turnip', action: 'mute' });
    const explained = await explain(owner, await say(owner, 'you turnip'));
    expect(explained.list_entries).toMatchObject([{ kind: 'word', pattern: 'turnip', action: 'mute' }]);
    expect(explained.verdict).toMatchObject({ recommended_action: 'mute' });
    expect(explained.deciding).toEqual([
      { factor: 'list_entry', current: true },
      { factor: 'automation_level', current: true },
    ]);
  });

  it('leaves out what the lists allow, and the second opinion with it', async () => {
    const owner = await server().createOwner();
    await list(owner, { pattern: 'idiot', action: 'allow' });
    const explained = await explain(owner, await say(owner, 'you are an idiot'));
    expect(explained.written).toBe('you are an idiot');
    expect(explained.read).not.toContain('idiot');
    expect(explained.list_entries).toHaveLength(1);
    expect(explained.words.map(({ written }) => written.text)).not.toContain('idiot');
    expect(explained.second_opinion).toMatchObject({ effect: 'not_asked', frequency: null });
  });

  it('names the setting that decided, and whether it still would', async () => {
    const owner = await server().createOwner();
    const id = await say(owner, 'kill yourself');
    const limited = { factor: 'automation_level', current: true };
    expect((await explain(owner, id)).deciding).toEqual([{ factor: 'severity', current: true }, limited]);
    await save(owner, { automation_level: 'auto_ban' });
    expect((await explain(owner, id)).deciding).toContainEqual({ ...limited, current: false });
  });

  it("names the threshold, and the game server's own where it has one", async () => {
    const owner = await server().createOwner();
    await save(owner, { confidence_threshold: 0.99, automation_level: 'auto_ban' });
    const id = await say(owner, 'you are a m0r0n', { server: 'lobby' });
    const unsure = { factor: 'confidence_threshold', current: true };
    expect((await explain(owner, id)).deciding).toContainEqual(unsure);
    await server().services.servers.drained();
    const { servers } = await server().read<GameServerList>(owner.token, '/api/dashboard/servers');
    const saved = await server().patch(owner.token, `/api/dashboard/servers/${servers[0]?.id ?? ''}`, {
      settings: { confidence_threshold: 0.1 },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const { deciding, settings } = await explain(owner, id);
    expect(deciding).toContainEqual({ ...unsure, current: false });
    expect(settings).toMatchObject({
      server: 'lobby',
      confidence_threshold: 0.1,
      automation_level: 'auto_ban',
    });
  });

  it('names the pre-filter, care for a player, and the reviewer', async () => {
    const owner = await server().createOwner();
    expect((await explain(owner, await say(owner, 'hello all'))).deciding).toEqual([
      { factor: 'pre_filter', current: true },
    ]);
    const id = await say(owner, 'i want to kill myself');
    expect((await explain(owner, id)).deciding).toEqual([{ factor: 'care', current: true }]);
    await server().post(owner.token, `/v1/review/${id}/reject`, { reviewed_by: owner.email });
    expect((await explain(owner, id)).deciding).toEqual([
      { factor: 'care', current: true },
      { factor: 'reviewer', current: true },
    ]);
  });

  it('names the setting for swearing that allows it or makes it graver', async () => {
    const owner = await server().createOwner();
    await save(owner, { swearing: 'allow' });
    const allowed = await say(owner, 'what the fuck');
    expect(await explain(owner, allowed)).toMatchObject({
      deciding: [{ factor: 'swearing', current: true }],
      findings: [{ category: 'profanity', permitted: false, allowed: true }],
    });
    await save(owner, { swearing: 'act', automation_level: 'auto_ban' });
    const muted = await say(owner, 'what the fuck');
    expect(await explain(owner, muted)).toMatchObject({
      stored_verdict: { final_action: 'mute' },
      deciding: [{ factor: 'swearing', current: true }],
      settings: { swearing: 'act' },
      findings: [{ category: 'profanity', allowed: false }],
    });
    expect((await explain(owner, allowed)).deciding).toEqual([{ factor: 'swearing', current: false }]);
  });

  it("names the player's history", async () => {
    const owner = await server().createOwner();
    await save(owner, { automation_level: 'auto_ban', escalation_enabled: true });
    const player_uuid = randomUUID();
    let id = '';
    for (let n = 0; n < 4; n += 1) id = await say(owner, `you are a m0r0n ${n}`, { player_uuid });
    const { deciding, stored_verdict: stored, verdict } = await explain(owner, id);
    expect(deciding).toEqual([{ factor: 'history', current: true }]);
    const strength = ({ recommended_action: action }: Verdict) => action;
    expect([strength(verdict), strength(stored)]).toEqual(['warn', 'mute']);
  });

  // The last, because the clock stays ahead.
  it('ends when the plan no longer keeps the message', async () => {
    const owner = await server().createOwner({ tier: 'starter' });
    const id = await say(owner, 'you are a m0r0n');
    server().clock.advance(10 * DAY_MS);
    const { access_token: token } = await server().services.sessions.open(owner.id);
    expect((await ask({ ...owner, token }, id)).statusCode).toBe(404);
  });
});
