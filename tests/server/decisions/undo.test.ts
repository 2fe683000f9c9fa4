import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/server/clock';
import { fillLastingChanges } from '~/server/store/migrations/0300-lasting-changes';
import { listRetentionTasks } from '~/server/store/repositories/retention';
import type { Analytics, GameDecision, LogEntry, Overview, Player, ReviewDetails } from '~/contract/api.gen';
import type { TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';
import { act, ADVERT, configure, decide, INSULT, poll, readLog, say, toDo, undo } from './support';

const zero = { violations: 0, warnings_count: 0, mutes_count: 0, kicks_count: 0, bans_count: 0 };

describeOnBothStores('undo', (server) => {
  const start = async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    return owner;
  };

  /** Every figure of an account that depends on actions. */
  const figures = async (owner: TestOwner, player: string) => {
    const read = <Body>(path: string) => server().read<Body>(owner.token, `/api/dashboard/${path}`);
    const {
      total_messages: _,
      first_seen: _f,
      last_seen: _l,
      decisions: _d,
      ...counts
    } = await read<Player>(`player/${player}`);
    const { totals } = await read<Analytics>('analytics?period=7d');
    const { stats, action_breakdown } = await read<Overview>('overview');
    const actions = await sql`select action from player_actions where account_id = ${owner.id}`.execute(
      server().store.db,
    );
    return { counts, totals, stats, action_breakdown, actions: actions.rows };
  };

  it('an automatic action counts nowhere any more, and the game is told to reverse it', async () => {
    const owner = await start();
    const player_uuid = randomUUID();
    await say(server(), owner, { message: 'gg', player_uuid });
    const { id } = await say(server(), owner, { message: INSULT, player_uuid });
    const answer = await undo(server(), owner.token, id, 'Friends joking.');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<LogEntry>()).toMatchObject({
      final_action: 'none',
      undo: { action: 'warn', actor: { name: owner.email }, reason: 'Friends joking.' },
      delivery: { state: 'waiting' },
    });
    const { counts, totals, stats, actions } = await figures(owner, player_uuid);
    expect(counts).toMatchObject(zero);
    expect(totals).toEqual({ messages: 2, violations: 0, actions: 0 });
    expect(stats.actions_taken).toBe(0);
    expect(actions).toEqual([]);
    const page = await poll(server(), owner.liveKey);
    expect(toDo(page)).toEqual([{ kind: 'undo', action: 'none', previous: 'warn' }]);
    expect(page.decisions[0]).toMatchObject({ log_id: id, reason: 'Friends joking.' });
  });

  it.each(['approve', 'reject', 'customize'])(
    'after %s every figure is as if the line had been harmless',
    async (how) => {
      const owner = await start();
      const player_uuid = randomUUID();
      const { id } = await say(server(), owner, { message: ADVERT, player_uuid });
      await decide(server(), owner, id, how, how === 'customize' ? 'ban' : undefined);
      const answer = await undo(server(), owner.token, id);
      expect(answer.statusCode).toBe(how === 'reject' ? 409 : 200);
      const { counts, totals, actions } = await figures(owner, player_uuid);
      expect({ counts, totals, actions }).toEqual({
        counts: expect.objectContaining(zero) as unknown,
        totals: { messages: 1, violations: 0, actions: 0 },
        actions: [],
      });
    },
  );

  it('a review that waits goes on waiting, and its later decision counts once', async () => {
    const owner = await start();
    const player_uuid = randomUUID();
    const { id } = await say(server(), owner, { message: ADVERT, player_uuid });
    const undone = await undo(server(), owner.token, id);
    expect(undone.json()).toMatchObject({ final_action: 'none', review_status: 'pending' });
    expect((await figures(owner, player_uuid)).counts).toMatchObject({ ...zero, violations: 1 });
    server().clock.advance(1_000);
    await decide(server(), owner, id, 'approve');
    server().clock.advance(1_000);
    expect((await figures(owner, player_uuid)).counts).toMatchObject({
      ...zero,
      violations: 1,
      mutes_count: 1,
    });
    expect(await readLog(server(), owner, id)).toMatchObject({ final_action: 'mute', undo: null });
    const readDetails = () => server().read<ReviewDetails>(owner.token, `/v1/review/${id}`);
    expect((await readDetails()).undo).toBeNull();
    expect(toDo(await poll(server(), owner.liveKey))).toEqual([
      { kind: 'undo', action: 'none', previous: 'warn' },
      { kind: 'review', action: 'mute', previous: 'none' },
    ]);
    expect((await undo(server(), owner.token, id)).statusCode).toBe(200);
    expect((await figures(owner, player_uuid)).counts).toMatchObject(zero);
    const { audit, undo: taken } = await readDetails();
    expect(taken).toMatchObject({ action: 'mute', actor: { type: 'member' } });
    expect(audit?.map(({ event }) => event)).toEqual([
      'Held for review; the server was told to warn meanwhile',
      'Undone, no warning',
      'Approved mute',
      'Undone, no mute',
    ]);
  });

  it('undone actions escalate nothing', async () => {
    const owner = await start();
    await configure(server(), owner, { automation_level: 'auto_ban', escalation_enabled: true });
    const player_uuid = randomUUID();
    const insult = () => say(server(), owner, { message: INSULT, player_uuid });
    const first = [await insult(), await insult(), await insult()];
    expect((await insult()).recommended_action).toBe('mute');
    for (const { id } of first) expect((await undo(server(), owner.token, id)).statusCode).toBe(200);
    const { logs } = await server().read<{ logs: LogEntry[] }>(owner.token, '/api/dashboard/logs');
    const [muted] = logs.filter(({ final_action: action }) => action === 'mute');
    await undo(server(), owner.token, muted?.id ?? '');
    expect((await insult()).recommended_action).toBe('warn');
  });

  it('a repeated call gets the same answer, and another caller learns who was first', async () => {
    const owner = await start();
    const { id } = await say(server(), owner, { message: INSULT });
    const first = await undo(server(), owner.token, id, 'A joke.');
    const again = await undo(server(), owner.token, id, 'A joke.');
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await undo(server(), owner.liveKey, id, 'A joke.');
    expect(other.statusCode).toBe(409);
    expect(other.json<{ detail: string }>().detail).toContain(owner.email);
    const harmless = await say(server(), owner, { message: 'gg' });
    expect((await undo(server(), owner.token, harmless.id)).statusCode).toBe(409);
    expect((await poll(server(), owner.liveKey)).decisions).toHaveLength(1);
  });

  it('of many undos at the same moment one counts', async () => {
    const owner = await start();
    const player_uuid = randomUUID();
    const { id } = await say(server(), owner, { message: INSULT, player_uuid });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => undo(server(), owner.token, id, `reason ${n}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await figures(owner, player_uuid)).counts).toMatchObject(zero);
    expect((await poll(server(), owner.liveKey)).decisions).toHaveLength(1);
  });

  it('an undo and a decision at the same moment leave counts that equal the rows', async () => {
    const owner = await start();
    const ends = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      const player_uuid = randomUUID();
      const { id } = await say(server(), owner, { message: ADVERT, player_uuid });
      const deciding = () => decide(server(), owner, id, 'approve');
      const undoing = () => undo(server(), owner.token, id);
      await Promise.all(n % 2 === 0 ? [undoing(), deciding()] : [deciding(), undoing()]);
      const { final_action: action } = await readLog(server(), owner, id);
      ends.add(action);
      expect((await figures(owner, player_uuid)).counts).toMatchObject(
        action === 'none' ? zero : { ...zero, violations: 1, mutes_count: 1 },
      );
      // Whichever came first, the last decision for the game is the log's action.
      const { decisions } = await poll(server(), owner.liveKey);
      expect(decisions.findLast(({ log_id }) => log_id === id)?.action).toBe(action);
    }
    expect(ends.size).toBeGreaterThan(0);
  });
});

describeOnBothStores("the owner's own action on a player", (server) => {
  const start = async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    const player_uuid = randomUUID();
    await say(server(), owner, { message: 'gg', player_uuid });
    return { owner, player_uuid };
  };
  const readPlayer = (owner: TestOwner, player: string) =>
    server().read<Player>(owner.token, `/api/dashboard/player/${player}`);

  it('is told to the game, shown on the player and lifted by none', async () => {
    const { owner, player_uuid } = await start();
    const body = { action: 'mute', duration_seconds: 600, server: 'survival-1', reason: 'Enough.' };
    const made = await act(server(), owner.token, player_uuid, body);
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({
      ...body,
      kind: 'owner',
      previous_action: 'none',
      delivery: { state: 'waiting' },
    });
    expect(await readPlayer(owner, player_uuid)).toMatchObject({ current_action: 'mute', decisions: [body] });
    const lifted = await act(server(), owner.token, player_uuid, { action: 'none' });
    expect(lifted.json()).toMatchObject({
      previous_action: 'mute',
      replaces: made.json<{ id: string }>().id,
    });
    expect((await readPlayer(owner, player_uuid)).current_action).toBe('none');
    expect((await act(server(), owner.token, player_uuid, { action: 'none' })).statusCode).toBe(409);
    expect((await poll(server(), owner.liveKey)).decisions).toHaveLength(2);
  });

  it('a mute that is over holds no more', async () => {
    const { owner, player_uuid } = await start();
    await act(server(), owner.token, player_uuid, { action: 'mute', duration_seconds: 60 });
    server().clock.advance(61_000);
    expect((await readPlayer(owner, player_uuid)).current_action).toBe('none');
  });

  it('knows the mute of a verdict, until it is undone', async () => {
    const { owner, player_uuid } = await start();
    await configure(server(), owner, { automation_level: 'auto_mute' });
    const { id, final_action } = await say(server(), owner, { message: ADVERT, player_uuid });
    expect(final_action).toBe('mute');
    expect((await readPlayer(owner, player_uuid)).current_action).toBe('mute');
    await undo(server(), owner.token, id);
    expect((await readPlayer(owner, player_uuid)).current_action).toBe('none');
  });

  describe('a ban', () => {
    const ban = { action: 'ban', duration_seconds: 3_600 };
    const current = async (owner: TestOwner, player: string) =>
      (await readPlayer(owner, player)).current_action;
    const lift = async (owner: TestOwner, player: string) => {
      server().clock.advance(1_000);
      const lifted = await act(server(), owner.token, player, { action: 'none' });
      expect(lifted.statusCode, lifted.body).toBe(201);
      return lifted.json<GameDecision>();
    };
    const expire = async (table: 'game_decisions' | 'player_actions') => {
      const later = new Date(server().clock.now().getTime() + 100 * DAY_MS);
      const task = listRetentionTasks(later).find((each) => each.table === table);
      await task?.step(server().store.db, 1_000);
      const left = await sql`select from ${sql.table(table)}`.execute(server().store.db);
      expect(left.rows).toEqual([]);
    };
    /** Bans a player, who then writes on another server, where the line is muted at once. */
    const banAndMute = async () => {
      const { owner, player_uuid } = await start();
      await configure(server(), owner, { automation_level: 'auto_mute' });
      const banned = await act(server(), owner.token, player_uuid, ban);
      server().clock.advance(1_000);
      const muted = await say(server(), owner, { message: ADVERT, player_uuid, server: 'creative' });
      expect(muted.final_action).toBe('mute');
      return { owner, player_uuid, banned: banned.json<GameDecision>(), muted };
    };

    it('outranks a later automatic mute, and both are lifted one after the other', async () => {
      const { owner, player_uuid, banned } = await banAndMute();
      expect(await current(owner, player_uuid)).toBe('ban');
      expect(await lift(owner, player_uuid)).toMatchObject({ previous_action: 'ban', replaces: banned.id });
      expect(await current(owner, player_uuid)).toBe('mute');
      // The link would drop the lift of the ban, if it still waited for the player, as replaced by this one.
      expect(await lift(owner, player_uuid)).toMatchObject({ previous_action: 'mute', replaces: null });
      expect(await current(owner, player_uuid)).toBe('none');
      expect((await act(server(), owner.token, player_uuid, { action: 'none' })).statusCode).toBe(409);
    });

    it('that is over leaves the mute that came with it', async () => {
      const { owner, player_uuid } = await banAndMute();
      server().clock.advance(3_600_000);
      expect(await current(owner, player_uuid)).toBe('mute');
      expect(await lift(owner, player_uuid)).toMatchObject({ previous_action: 'mute' });
      expect(await current(owner, player_uuid)).toBe('none');
    });

    it('goes on when the mute of a message is undone', async () => {
      const { owner, player_uuid, muted } = await banAndMute();
      server().clock.advance(1_000);
      expect((await undo(server(), owner.token, muted.id)).statusCode).toBe(200);
      expect(await current(owner, player_uuid)).toBe('ban');
      expect(await lift(owner, player_uuid)).toMatchObject({ previous_action: 'ban' });
      expect(await current(owner, player_uuid)).toBe('none');
    });

    it('of a verdict goes on until its own message is undone', async () => {
      const { owner, player_uuid } = await start();
      const { id } = await say(server(), owner, { message: ADVERT, player_uuid });
      await decide(server(), owner, id, 'customize', 'ban');
      await configure(server(), owner, { automation_level: 'auto_mute' });
      server().clock.advance(1_000);
      await say(server(), owner, { message: ADVERT, player_uuid, server: 'creative' });
      expect(await current(owner, player_uuid)).toBe('ban');
      server().clock.advance(1_000);
      await undo(server(), owner.token, id);
      expect(await current(owner, player_uuid)).toBe('mute');
    });

    it('lifted by the owner stays lifted when the decision about it has expired', async () => {
      const { owner, player_uuid } = await start();
      const { id } = await say(server(), owner, { message: ADVERT, player_uuid });
      await decide(server(), owner, id, 'customize', 'ban');
      await lift(owner, player_uuid);
      await expire('game_decisions');
      expect(await current(owner, player_uuid)).toBe('none');
      await expire('player_actions');
      expect(await current(owner, player_uuid)).toBe('none');
      expect((await act(server(), owner.token, player_uuid, { action: 'none' })).statusCode).toBe(409);
    });

    it('is known from decisions older than its table, before and after the background migration', async () => {
      const { owner, player_uuid } = await start();
      const { db } = server().store;
      await act(server(), owner.token, player_uuid, { action: 'mute' });
      await act(server(), owner.token, player_uuid, ban);
      await sql`delete from lasting_changes`.execute(db);
      server().clock.advance(1_000);
      expect(await lift(owner, player_uuid)).toMatchObject({ previous_action: 'ban' });
      expect(await current(owner, player_uuid)).toBe('mute');
      while (!(await fillLastingChanges.step(db)));
      await expire('game_decisions');
      expect(await current(owner, player_uuid)).toBe('mute');
    });

    it('without an end holds when the decision about it has expired', async () => {
      const { owner, player_uuid } = await start();
      await act(server(), owner.token, player_uuid, { action: 'ban' });
      await expire('game_decisions');
      expect(await current(owner, player_uuid)).toBe('ban');
      expect(await lift(owner, player_uuid)).toMatchObject({ previous_action: 'ban' });
      expect(await current(owner, player_uuid)).toBe('none');
    });

    it("is not lifted by the owner's later warning, kick or mute", async () => {
      const { owner, player_uuid } = await start();
      await act(server(), owner.token, player_uuid, ban);
      for (const action of ['warn', 'kick', 'mute']) {
        server().clock.advance(1_000);
        const made = await act(server(), owner.token, player_uuid, { action });
        expect(made.json()).toMatchObject({ action, previous_action: 'none', replaces: null });
        expect(await current(owner, player_uuid)).toBe('ban');
      }
      await lift(owner, player_uuid);
      expect(await current(owner, player_uuid)).toBe('mute');
    });

    it('takes the place of an earlier one', async () => {
      const { owner, player_uuid } = await start();
      const first = await act(server(), owner.token, player_uuid, { action: 'ban' });
      server().clock.advance(1_000);
      const second = await act(server(), owner.token, player_uuid, ban);
      expect(second.json()).toMatchObject({
        previous_action: 'ban',
        replaces: first.json<GameDecision>().id,
      });
      server().clock.advance(3_600_000);
      expect(await current(owner, player_uuid)).toBe('none');
    });
  });

  it('keeps an earlier warning, because the player has read neither', async () => {
    const { owner, player_uuid } = await start();
    await act(server(), owner.token, player_uuid, { action: 'warn', reason: 'No griefing.' });
    const second = await act(server(), owner.token, player_uuid, { action: 'warn', reason: 'No spam.' });
    expect(second.json()).toMatchObject({ action: 'warn', replaces: null });
  });

  it('changes no count', async () => {
    const { owner, player_uuid } = await start();
    await act(server(), owner.token, player_uuid, { action: 'kick' });
    expect(await readPlayer(owner, player_uuid)).toMatchObject(zero);
  });

  it('refuses a duration where there is none, an unknown player and a key without the scope', async () => {
    const { owner, player_uuid } = await start();
    const refused = await act(server(), owner.token, player_uuid, { action: 'kick', duration_seconds: 60 });
    expect(refused.statusCode).toBe(400);
    expect((await act(server(), owner.token, randomUUID(), { action: 'kick' })).statusCode).toBe(404);
    expect((await act(server(), owner.testKey, player_uuid, { action: 'kick' })).statusCode).toBe(403);
  });
});
