import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Analytics, Overview, PlayerErasure } from '~/contract/api.gen';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '~/server/clock';
import { computeFirstIdAt, createTimeOrderedId } from '~/server/ids';
import { listen, isOfType, waitUntilLinked } from '../../support/live';
import { FIXED_START, createTestClock, type TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';

const THREAT = 'i know where you live';
const REVIEWER = { reviewed_by: 'mika@survival-one.example' };

interface Player {
  player_uuid: string;
  player_name: string;
}

const createPlayer = (): Player => {
  const player_uuid = randomUUID();
  return { player_uuid, player_name: `p${player_uuid.slice(0, 8)}` };
};

describeOnBothStores(
  'the erasure of a player',
  (server) => {
    const erase = (credential: string, id: string) =>
      server().delete(credential, `/v1/account/players/${id}`);
    const runDue = () => server().services.jobs.runDue();

    async function say(owner: TestOwner, player: Player, message: string, more: object = {}) {
      const answer = await server().moderate(owner.liveKey, { ...player, message, ...more });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ id: string; final_action: string }>().id;
    }

    /** The tables that hold a text in any column of any row, with the number of those rows. */
    async function findText(text: string): Promise<Record<string, number>> {
      const { db } = server().store;
      const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`.execute(
        db,
      );
      const found: Record<string, number> = {};
      for (const { name } of tables) {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)} t
          where to_jsonb(t)::text ilike ${`%${text}%`}`.execute(db);
        if (rows[0]?.n) found[name] = rows[0].n;
      }
      return found;
    }

    /** Every row of an account, table by table. */
    async function readRows(accountId: string): Promise<Record<string, unknown[]>> {
      const { db } = server().store;
      const { rows: tables } = await sql<{ name: string }>`select c.relname as name from pg_attribute a
        join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
        where a.attname = 'account_id' and c.relnamespace = 'public'::regnamespace`.execute(db);
      const found: Record<string, unknown[]> = {};
      for (const { name } of tables) {
        const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(name)} t
          where account_id = ${accountId} order by 1`.execute(db);
        found[name] = rows;
      }
      return found;
    }

    async function addWebhook(owner: TestOwner): Promise<string> {
      const events = ['message.actioned', 'review.pending', 'review.decided'];
      const url = 'https://hooks.survival-one.example/torchward';
      const made = await server().post(owner.token, '/v1/account/webhooks', { url, events });
      return made.json<{ webhook: { id: string } }>().webhook.id;
    }

    /** A player with rows in every table that holds anything of a player. */
    async function settle(owner: TestOwner, player: Player): Promise<void> {
      const call = async (path: string, body: object) => {
        const answer = await server().post(owner.token, path, body);
        expect(answer.statusCode, answer.body).toBeLessThan(300);
      };
      const paused = await addWebhook(owner);
      await say(owner, player, 'gg', { message_id: `line of ${player.player_name}` });
      await say(owner, player, THREAT);
      const decided = await say(owner, player, `${THREAT} too`);
      const undone = await say(owner, player, 'you are a worthless idiot');
      await call(`/v1/review/${decided}/customize`, {
        ...REVIEWER,
        custom_action: 'ban',
        comments: `${player.player_name} again`,
      });
      await call(`/api/dashboard/logs/${undone}/undo`, { reason: `${player.player_name} was joking` });
      await call(`/api/dashboard/player/${player.player_uuid}/actions`, {
        action: 'mute',
        reason: `enough of ${player.player_name}`,
      });
      // Events of a paused webhook are given up, and keep their content; those of the next one wait.
      await server().patch(owner.token, `/v1/account/webhooks/${paused}`, { enabled: false });
      await runDue();
      await addWebhook(owner);
      await say(owner, player, `${THREAT} again`);
    }

    it('leaves no trace of the player in any table, and nothing of it in the copy of the account', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      await settle(owner, player);
      expect(Object.keys(await findText(player.player_uuid)).toSorted()).toEqual([
        'audit_events',
        'game_decisions',
        'jobs',
        'lasting_changes',
        'messages',
        'player_actions',
        'player_days',
        'player_hours',
        'players',
        'webhook_deliveries',
      ]);
      const answer = await erase(owner.token, player.player_uuid);
      expect(answer.statusCode, answer.body).toBe(202);
      expect(answer.json<PlayerErasure>()).toMatchObject({ player_uuid: player.player_uuid, messages: 5 });
      await runDue();
      server().clock.advance(HOUR_MS);
      await runDue();
      expect(await findText(player.player_uuid)).toEqual({});
      // The caller's own id of the line stays, so that a repeated call does not bring it back.
      expect(await findText(player.player_name)).toEqual({ message_receipts: 1 });
      const copy = await server().get(owner.token, '/v1/account/export');
      expect(copy.body).not.toContain(player.player_uuid);
      expect(
        (await server().get(owner.token, `/api/dashboard/player/${player.player_uuid}`)).statusCode,
      ).toBe(404);
    });

    it('leaves the counts, the other players and other accounts as they are', async () => {
      const [owner, other] = [await server().createOwner(), await server().createOwner()];
      const [player, bystander] = [createPlayer(), createPlayer()];
      await settle(owner, player);
      await say(owner, bystander, THREAT);
      await settle(other, player);
      await runDue();
      const figures = async () => ({
        overview: (await server().read<Overview>(owner.token, '/api/dashboard/overview')).stats,
        analytics: (await server().read<Analytics>(owner.token, '/api/dashboard/analytics')).data,
        usage: await server().read<object>(owner.token, '/v1/subscriptions/usage'),
      });
      const [before, theirs] = [await figures(), await readRows(other.id)];
      await erase(owner.token, player.player_uuid);
      await runDue();
      expect(await figures()).toEqual(before);
      expect(await readRows(other.id)).toEqual(theirs);
      expect(before.overview).toMatchObject({ total_messages: 6, unique_players: 2 });
      const pending = await server().read<{ total: number; reviews: Player[] }>(
        owner.token,
        '/v1/review/pending',
      );
      expect(pending).toMatchObject({ total: 1, reviews: [{ player_uuid: bystander.player_uuid }] });
    });

    it('may be asked for again, also twice at once and of a player that never wrote', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      await settle(owner, player);
      const answers = await Promise.all([1, 2, 3].map(() => erase(owner.token, player.player_uuid)));
      await Promise.all([runDue(), runDue()]);
      answers.push(await erase(owner.token, player.player_uuid), await erase(owner.token, randomUUID()));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202]);
      expect(answers.at(-1)?.json<PlayerErasure>().messages).toBe(0);
      await runDue();
      expect(await findText(player.player_name)).toEqual({ message_receipts: 1 });
    });

    it('needs a login and a uuid: no API key of any scope erases, and no plan sells the right', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      await say(owner, player, 'gg');
      for (const key of [owner.liveKey, owner.testKey]) {
        const refused = await erase(key, player.player_uuid);
        expect(refused.statusCode).toBe(403);
        expect(refused.json<{ detail: string }>().detail).toMatch(/^An API key cannot do this/);
      }
      expect((await erase(owner.token, 'mossy_fox')).statusCode).toBe(400);
      expect((await erase('', player.player_uuid)).statusCode).toBe(401);
      const lapsed = await server().createOwner({ subscription: 'canceled', tier: 'starter' });
      expect((await erase(lapsed.token, player.player_uuid)).statusCode).toBe(202);
      await runDue();
      const path = `/api/dashboard/player/${player.player_uuid}`;
      expect(await server().read(owner.token, path)).toMatchObject({ total_messages: 1 });
    });

    it('is in the audit log with its actor and a count, and without the player', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      await say(owner, player, 'gg');
      const { id } = (await erase(owner.token, player.player_uuid)).json<PlayerErasure>();
      const events = await server()
        .store.db.selectFrom('audit_events')
        .where('account_id', '=', owner.id)
        .where('kind', '=', 'player.erased')
        .select(['subject_id', 'actor', 'actor_name', 'detail'])
        .execute();
      expect(events).toEqual([
        {
          subject_id: id,
          actor: `account:${owner.id}`,
          actor_name: owner.email,
          detail: { before: { messages: 1 }, after: null },
        },
      ]);
    });

    it('keeps the lines that arrive after it was asked for, and begins the record anew with them', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      await settle(owner, player);
      await erase(owner.token, player.player_uuid);
      server().clock.advance(SECOND_MS);
      const kept = await say(owner, player, 'you are a worthless idiot');
      await runDue();
      server().clock.advance(HOUR_MS);
      await runDue();
      const logs = await server().read<{ logs: { id: string }[] }>(
        owner.token,
        `/api/dashboard/logs?player=${player.player_uuid}`,
      );
      expect(logs.logs.map(({ id }) => id)).toEqual([kept]);
      const record = await server().read<{ decisions: object[] }>(
        owner.token,
        `/api/dashboard/player/${player.player_uuid}`,
      );
      expect(record).toMatchObject({ total_messages: 1, violations: 1, bans_count: 0, decisions: [] });
    });

    it('reaches a line that was judged before it and stored after it', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      await say(owner, player, 'gg');
      await erase(owner.token, player.player_uuid);
      await runDue();
      // The store was late with this line: it has the time of its verdict.
      const at = new Date(server().clock.now().getTime() - SECOND_MS);
      await sql`insert into messages (id, account_id, created_at, player_uuid, player_name, message, final_action,
          recommended_action, severity, filtered, decided_by, processing_time_ms)
        values (${createTimeOrderedId(at.getTime())}, ${owner.id}, ${at}, ${player.player_uuid}, ${player.player_name},
          'late', 'none', 'none', 0, true, 'pre_filter', 1)`.execute(server().store.db);
      await sql`insert into players values (${owner.id}, ${player.player_uuid}, ${player.player_name}, ${at}, ${at},
        1, 0, 0, 0, 0, 0)`.execute(server().store.db);
      server().clock.advance(15 * MINUTE_MS);
      await runDue();
      expect(await findText(player.player_name)).toEqual({});
    });

    it('and decisions about the same lines end in either order, and every count stays right', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      const ids: string[] = [];
      for (let n = 0; n < 20; n += 1) ids.push(await say(owner, player, `${THREAT} ${n}`));
      const decide = async (id: string): Promise<number> =>
        (await server().post(owner.token, `/v1/review/${id}/approve`, REVIEWER)).statusCode;
      const [answer, ...statuses] = await Promise.all([
        erase(owner.token, player.player_uuid).then(async ({ statusCode }) => {
          await runDue();
          return statusCode;
        }),
        ...ids.map(decide),
      ]);
      expect(answer).toBe(202);
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
      server().clock.advance(HOUR_MS);
      await runDue();
      expect(await findText(player.player_uuid)).toEqual({});
      const { rows } =
        await sql`select messages, action_none + action_warn + action_mute + action_kick + action_ban as actions,
          (select sum(pending) from review_hours where account_id = ${owner.id}) as pending
        from hourly_totals where account_id = ${owner.id}`.execute(server().store.db);
      expect(rows).toEqual([{ messages: 20, actions: 20, pending: 0 }]);
    });

    it('is not undone by a game server that repeats an erased line', async () => {
      const owner = await server().createOwner();
      const player = createPlayer();
      const line = { ...player, message: 'gg', message_id: randomUUID() };
      await say(owner, player, 'gg', line);
      await erase(owner.token, player.player_uuid);
      await runDue();
      const repeated = await server().moderate(owner.liveKey, line);
      expect(repeated.json()).toMatchObject({
        status: 409,
        detail: 'This message_id was used before, for a message that is no longer kept.',
      });
      const receipts = server().store.db.selectFrom('message_receipts').select('body_hash');
      const [receipt] = await receipts.where('account_id', '=', owner.id).execute();
      expect(receipt?.body_hash).toHaveLength(0);
      expect(await findText(player.player_name)).toEqual({});
    });

    it('makes each node forget what the player said, and every page fetch anew', async () => {
      const owner = await server().createOwner();
      await waitUntilLinked(server(), owner.token);
      const player = createPlayer();
      const spam = async () =>
        (await server().moderate(owner.liveKey, { ...player, message: 'buy cheap gold at spawn now' })).json<{
          recommended_action: string;
        }>().recommended_action;
      const actions = [];
      for (let times = 0; times < 6; times += 1) actions.push(await spam());
      expect(actions.at(-1), 'the repetition is noticed').not.toBe('none');
      const reader = await listen(server().app, owner.token);
      const warning = { action: 'warn', reason: 'Enough.' };
      await server().post(owner.token, `/api/dashboard/player/${player.player_uuid}/actions`, warning);
      await reader.next(isOfType('decision'));
      await erase(owner.token, player.player_uuid);
      await reader.next(isOfType('resync'));
      await runDue();
      await expect.poll(() => reader.events.filter(isOfType('resync')).length).toBe(2);
      const resumed = await listen(server().app, owner.token, {
        lastId: computeFirstIdAt(server().clock.now().getTime() - MINUTE_MS),
        seconds: 0,
      });
      await resumed.ended;
      expect(JSON.stringify(resumed.events)).not.toContain(player.player_uuid);
      expect(await spam()).toBe('none');
      reader.leave();
    });
  },
  {
    clock: createTestClock(FIXED_START),
    services: { webhookSending: { resolve: () => Promise.reject(new Error('No name is known here.')) } },
  },
);
