import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Analytics, ModerateResponse, Player, ReviewDetails } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { deleteExpired } from '~/server/maintenance';
import type { TestOwner, TestServer } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';
import { ADVERT, configure, decide, INSULT } from '../decisions/support';

const HARMLESS = 'does anyone have spare diamonds for the bridge?';

async function say(server: TestServer, owner: TestOwner, player: string, message: string) {
  const answer = await server.moderate(owner.liveKey, { message, player_uuid: player });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ModerateResponse>();
}

/** A player's record, in every place where the product shows it. */
async function readShownRecords(server: TestServer, owner: TestOwner, player: string, id: string) {
  const { violations, warnings_count, mutes_count, kicks_count, bans_count } = await server.read<Player>(
    owner.token,
    `/api/dashboard/player/${player}`,
  );
  const analytics = await server.read<Analytics>(owner.token, '/api/dashboard/analytics?period=7d');
  const { log } = await server.read<ReviewDetails>(owner.token, `/v1/review/${id}`);
  return {
    player: { violations, warnings_count, mutes_count, kicks_count, bans_count },
    totals: analytics.totals,
    context: log.player_context,
  };
}

const none = { violations: 0, warnings_count: 0, mutes_count: 0, kicks_count: 0, bans_count: 0 };

/** An account's counters beside the same figures computed from the rows. */
async function readCountersAndRows(server: TestServer, accountId: string) {
  const { rows } = await sql<Record<string, number>>`
    with judged as (
      select final_action,
        case when review_status is null or review_status = 'pending' then recommended_action else final_action end
          as held
      from messages where account_id = ${accountId}
    )
    select
      (select count(*) from judged where held <> 'none') as violations,
      (select sum(violations) from players where account_id = ${accountId}) as violations_of_players,
      (select sum(violations) from hourly_totals where account_id = ${accountId}) as violations_of_hours,
      (select count(*) from judged where final_action <> 'none') as actions,
      (select sum(warnings + mutes + kicks + bans) from players where account_id = ${accountId}) as actions_of_players,
      (select count(*) from player_actions where account_id = ${accountId}) as actions_of_30_days`.execute(
    server.store.db,
  );
  return rows[0] ?? {};
}

describeOnBothStores('what a decision counts', (server) => {
  it('a rejected verdict counts nowhere against the player', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    const player = randomUUID();
    const { id, needs_review, final_action } = await say(server(), owner, player, ADVERT);
    expect({ needs_review, final_action }).toEqual({ needs_review: true, final_action: 'warn' });
    await decide(server(), owner, id, 'reject');
    expect(await readShownRecords(server(), owner, player, id)).toEqual({
      player: none,
      totals: { messages: 1, violations: 0, actions: 0 },
      context: { warnings_count: 0, mutes_count: 0, kicks_count: 0, total_messages: 1 },
    });
  });

  it('a customized verdict counts the action that was chosen, and nothing for none', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    const [weaker, let_go] = [randomUUID(), randomUUID()];
    const first = await say(server(), owner, weaker, ADVERT);
    const second = await say(server(), owner, let_go, ADVERT);
    await decide(server(), owner, first.id, 'customize', 'kick');
    await decide(server(), owner, second.id, 'customize', 'none');
    expect((await readShownRecords(server(), owner, weaker, first.id)).player).toEqual({
      ...none,
      violations: 1,
      kicks_count: 1,
    });
    const { player, totals } = await readShownRecords(server(), owner, let_go, second.id);
    expect({ player, totals }).toEqual({ player: none, totals: { messages: 2, violations: 1, actions: 1 } });
  });

  it('an action against a message that was only held for care counts as a violation', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    const player = randomUUID();
    const held = await say(server(), owner, player, 'i want to kill myself');
    expect(held).toMatchObject({ needs_review: true, recommended_action: 'none' });
    await decide(server(), owner, held.id, 'customize', 'mute');
    expect((await readShownRecords(server(), owner, player, held.id)).player).toEqual({
      ...none,
      violations: 1,
      mutes_count: 1,
    });
  });

  it('every counter equals the rows after every kind of decision', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner);
    const ways = [
      ['approve', undefined],
      ['reject', undefined],
      ['customize', 'none'],
      ['customize', 'warn'],
      ['customize', 'ban'],
    ] as const;
    for (const [how, action] of ways) {
      for (const message of [ADVERT, 'i want to kill myself']) {
        const { id } = await say(server(), owner, randomUUID(), message);
        await decide(server(), owner, id, how, action);
      }
    }
    await say(server(), owner, randomUUID(), ADVERT);
    await say(server(), owner, randomUUID(), HARMLESS);
    const counts = await readCountersAndRows(server(), owner.id);
    const { violations, actions } = counts;
    expect(violations).toBeGreaterThan(0);
    expect(counts).toEqual({
      violations,
      violations_of_players: violations,
      violations_of_hours: violations,
      actions,
      actions_of_players: actions,
      actions_of_30_days: actions,
    });
  });
});

describeOnBothStores('escalation', (server) => {
  const warnThrice = async (owner: TestOwner, player: string) => {
    const warned: ModerateResponse[] = [];
    for (let n = 0; n < 3; n += 1) warned.push(await say(server(), owner, player, INSULT));
    expect(warned.map((each) => each.final_action)).toEqual(['warn', 'warn', 'warn']);
    return warned;
  };
  const next = async (owner: TestOwner, player: string) =>
    (await say(server(), owner, player, INSULT)).recommended_action;

  it('counts the last 30 days: an action older by a second does not count', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner, { automation_level: 'auto_mute', escalation_enabled: true });
    const player = randomUUID();
    await warnThrice(owner, player);
    server().clock.advance(30 * DAY_MS);
    expect(await next(owner, player)).toBe('mute');
    const other = randomUUID();
    await warnThrice(owner, other);
    server().clock.advance(30 * DAY_MS + 1_000);
    expect(await next(owner, other)).toBe('warn');
  });

  it('stores no action that escalation no longer reads', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner, { automation_level: 'auto_mute' });
    const player = randomUUID();
    await warnThrice(owner, player);
    const kept = () =>
      server()
        .store.db.selectFrom('player_actions')
        .where('account_id', '=', owner.id)
        .select('action')
        .execute();
    const now = server().clock.now().getTime();
    const expire = (after: number) =>
      deleteExpired({
        store: server().store,
        now: new Date(now + after),
        onError: (error) => {
          throw error;
        },
      });
    await expire(30 * DAY_MS);
    expect(await kept()).toHaveLength(3);
    await expire(30 * DAY_MS + 1_000);
    expect(await kept()).toEqual([]);
  });

  it('does not count what a reviewer rejected', async () => {
    const owner = await server().createOwner();
    await configure(server(), owner, {
      automation_level: 'auto_mute',
      confidence_threshold: 1,
      escalation_enabled: true,
    });
    const player = randomUUID();
    const warned = await warnThrice(owner, player);
    for (const { id } of warned) await decide(server(), owner, id, 'reject');
    expect(await next(owner, player)).toBe('warn');
  });

  it("counts a reviewer's decision instead of the action applied before it", async () => {
    const owner = await server().createOwner();
    await configure(server(), owner, { confidence_threshold: 1, escalation_enabled: true });
    const player = randomUUID();
    const { id } = await say(server(), owner, player, INSULT);
    expect(await next(owner, player)).toBe('warn');
    await decide(server(), owner, id, 'customize', 'kick');
    expect(await next(owner, player)).toBe('mute');
  });
});
