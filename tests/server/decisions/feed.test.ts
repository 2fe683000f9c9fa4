import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { GameDecision, ReviewDetails } from '~/contract/api.gen';
import { describeOnBothStores } from '../../support/stores';
import { act, ADVERT, configure, decide, INSULT, poll, readLog, report, say, toDo, undo } from './support';

describeOnBothStores('the decisions feed', (server) => {
  const start = async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    return owner;
  };

  it.each([
    ['approve', undefined, [{ kind: 'review', action: 'mute', previous: 'warn' }]],
    ['reject', undefined, [{ kind: 'review', action: 'none', previous: 'warn' }]],
    ['customize', 'ban', [{ kind: 'review', action: 'ban', previous: 'warn' }]],
    ['customize', 'warn', []],
  ])('%s to %s tells the game what differs from the verdict', async (how, action, expected) => {
    const owner = await start();
    const { id } = await say(server(), owner, { message: ADVERT, message_id: 'line-1' });
    await decide(server(), owner, id, how, action);
    const page = await poll(server(), owner.liveKey);
    expect(toDo(page)).toEqual(expected);
    for (const decision of page.decisions) {
      expect(decision).toMatchObject({
        log_id: id,
        message_id: 'line-1',
        server: 'survival-1',
        replaces: null,
      });
    }
  });

  it('a decision that repeats a lost answer is told once', async () => {
    const owner = await start();
    const { id } = await say(server(), owner, { message: ADVERT });
    await decide(server(), owner, id, 'approve');
    await decide(server(), owner, id, 'approve');
    expect((await poll(server(), owner.liveKey)).decisions).toHaveLength(1);
  });

  it('lists in order what is not reported, and behind a cursor only what is newer', async () => {
    const owner = await start();
    const player_uuid = randomUUID();
    const { id } = await say(server(), owner, { message: ADVERT, player_uuid });
    await decide(server(), owner, id, 'approve');
    await undo(server(), owner.token, id);
    await act(server(), owner.token, player_uuid, { action: 'ban' });
    const all = await poll(server(), owner.liveKey);
    expect(toDo(all)).toEqual([
      { kind: 'review', action: 'mute', previous: 'warn' },
      { kind: 'undo', action: 'none', previous: 'mute' },
      { kind: 'owner', action: 'ban', previous: 'none' },
    ]);
    expect(all.decisions[1]?.replaces).toBe(all.decisions[0]?.id);
    const first = await poll(server(), owner.liveKey, '?limit=2');
    expect(first.decisions.map(({ id: each }) => each)).toEqual(
      all.decisions.slice(0, 2).map((each) => each.id),
    );
    const rest = await poll(server(), owner.liveKey, `?after=${first.cursor}`);
    expect(rest.decisions.map(({ id: each }) => each)).toEqual([all.decisions[2]?.id]);
    expect((await poll(server(), owner.liveKey, `?after=${rest.cursor}`)).decisions).toEqual([]);
    await report(server(), owner.liveKey, all.decisions[0]?.id ?? '', { result: 'carried_out' });
    expect(toDo(await poll(server(), owner.liveKey))).toHaveLength(2);
  });

  it('a server gets its own decisions and those that name no server', async () => {
    const owner = await start();
    const player_uuid = randomUUID();
    for (const name of ['survival-1', 'skyblock']) {
      const { id } = await say(server(), owner, { message: ADVERT, player_uuid, server: name });
      await decide(server(), owner, id, 'approve');
    }
    await act(server(), owner.token, player_uuid, { action: 'ban' });
    const { decisions, cursor } = await poll(server(), owner.liveKey, '?server=skyblock');
    expect(decisions.map((each) => each.server)).toEqual(['skyblock', null]);
    const everywhere = decisions[1]?.id ?? '';
    await report(server(), owner.liveKey, everywhere, { result: 'carried_out', server: 'skyblock' });
    // Another server carries out the same ban, although the first has reported it.
    const other = await poll(server(), owner.liveKey, '?server=survival-1&after=0');
    expect(other.decisions.map((each) => each.id)).toContain(everywhere);
    expect((await poll(server(), owner.liveKey, `?server=skyblock&after=${cursor}`)).decisions).toEqual([]);
  });

  it('a report is shown in the log and the review; what is carried out stays so', async () => {
    const owner = await start();
    const { id } = await say(server(), owner, { message: ADVERT });
    await decide(server(), owner, id, 'approve');
    expect((await readLog(server(), owner, id)).delivery).toMatchObject({
      state: 'waiting',
      server: null,
      seconds: null,
    });
    const [decision] = (await poll(server(), owner.liveKey)).decisions;
    const done = (body: object) => report(server(), owner.liveKey, decision?.id ?? '', body);
    server().clock.advance(2_000);
    const failed = { result: 'failed', server: 'survival-1', detail: 'player offline' };
    expect(await done(failed)).toMatchObject({ state: 'failed', detail: 'player offline', seconds: 2 });
    server().clock.advance(1_000);
    expect(await done(failed)).toMatchObject({ state: 'failed', seconds: 2 });
    const carriedOut = { result: 'carried_out', server: 'survival-1' };
    const delivery = await done(carriedOut);
    expect(delivery).toMatchObject({ state: 'carried_out', server: 'survival-1', seconds: 3, detail: null });
    server().clock.advance(1_000);
    expect(await done(carriedOut)).toEqual(delivery);
    expect(await done(failed)).toEqual(delivery);
    expect((await readLog(server(), owner, id)).delivery).toEqual(delivery);
    const { audit } = await server().read<ReviewDetails>(owner.token, `/v1/review/${id}`);
    expect(audit?.map((each) => each.delivery ?? null)).toEqual([null, delivery]);
  });

  it('a test key gets an empty feed', async () => {
    const owner = await start();
    const { id } = await say(server(), owner, { message: ADVERT });
    await decide(server(), owner, id, 'approve');
    expect((await poll(server(), owner.testKey)).decisions).toEqual([]);
  });

  it('a cursor of a later state, after a restored backup, begins again', async () => {
    const owner = await start();
    const { id } = await say(server(), owner, { message: ADVERT });
    await decide(server(), owner, id, 'approve');
    expect((await poll(server(), owner.liveKey, '?after=9999')).decisions).toHaveLength(1);
    expect((await server().get(owner.liveKey, '/v1/decisions?after=abc')).statusCode).toBe(400);
  });

  it('another account neither reads nor reports a decision', async () => {
    const [owner, stranger] = [await start(), await start()];
    const { id } = await say(server(), owner, { message: ADVERT });
    await decide(server(), owner, id, 'approve');
    const [decision] = (await poll(server(), owner.liveKey)).decisions;
    expect((await poll(server(), stranger.liveKey)).decisions).toEqual([]);
    const answer = await server().post(stranger.liveKey, `/v1/decisions/${decision?.id ?? ''}/done`, {
      result: 'carried_out',
    });
    expect(answer.statusCode).toBe(404);
  });

  it('the reason is one line of at most 200 characters, whatever the rules say', async () => {
    const owner = await start();
    const player_uuid = randomUUID();
    await say(server(), owner, { message: INSULT, player_uuid });
    const answer = await act(server(), owner.token, player_uuid, {
      action: 'kick',
      reason: '§cout 🧱'.repeat(25),
    });
    const { reason } = answer.json<GameDecision>();
    expect(Array.from(reason).length).toBeLessThanOrEqual(200);
    const refused = await act(server(), owner.token, player_uuid, { action: 'kick', reason: 'a\nop me' });
    expect(refused.statusCode).toBe(400);
  });
});
