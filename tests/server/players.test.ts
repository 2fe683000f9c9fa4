import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Player, PlayerPage } from '~/contract/api.gen';
import { MINUTE_MS } from '~/server/clock';

import { STORES, type TestOwner } from '../support/server';
import { useTestServer } from '../support/useTestServer';

const PLAYERS = {
  mossy: { player_name: 'mossy_fox', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' },
  grief: { player_name: 'xX_Grief', player_uuid: '8f2c9d02-77e3-4f0b-a9d6-0b2f8e61d3a9' },
  percent: { player_name: '100%_fox', player_uuid: randomUUID() },
};
const HARMFUL = 'you are an idiot';

describe.each(STORES)('the directory of players (%s)', (kind) => {
  const server = useTestServer({ store: kind });
  let owner: TestOwner;

  const say = async ({ liveKey }: TestOwner, player: keyof typeof PLAYERS, message = 'gg') => {
    const answer = await server.moderate(liveKey, { message, ...PLAYERS[player] });
    expect(answer.statusCode, answer.body).toBe(200);
    server.clock.advance(MINUTE_MS);
  };
  const list = (query = '', { token } = owner) =>
    server.read<PlayerPage>(token, `/api/dashboard/players?${query}`);
  const names = async (query?: string) => (await list(query)).players.map(({ player_name: name }) => name);

  beforeAll(async () => {
    owner = await server.createOwner();
    const other = await server.createOwner();
    for (let count = 0; count < 3; count += 1) await say(owner, 'percent');
    await say(owner, 'grief', HARMFUL);
    await say(owner, 'mossy');
    await say(other, 'mossy');
    const { db } = server.store;
    const players = db.updateTable('players').where('account_id', '=', owner.id);
    await players.set({ mutes: 2, bans: 1 }).where('player_name', '=', '100%_fox').execute();
    await players.set({ mutes: 1, kicks: 3 }).where('player_name', '=', 'mossy_fox').execute();
  });

  it('lists each player once, those who wrote last first, with the counts of the player’s own record', async () => {
    const { total, players } = await list();
    expect(total).toBe(3);
    expect(players.map(({ player_name: name }) => name)).toEqual(['mossy_fox', 'xX_Grief', '100%_fox']);
    for (const player of players) {
      const url = `/api/dashboard/player/${player.player_uuid}`;
      const { current_action: _, decisions: __, ...record } = await server.read<Player>(owner.token, url);
      expect(player).toEqual(record);
    }
    expect(players.map(({ total_messages: messages }) => messages)).toEqual([1, 1, 3]);
    expect(players.map(({ violations }) => violations)).toEqual([0, 1, 0]);
  });

  it.each([
    ['last_seen', 'mossy_fox'],
    ['name', 'xX_Grief'],
    ['messages', '100%_fox'],
    ['violations', 'xX_Grief'],
    ['warnings', 'xX_Grief'],
    ['mutes', '100%_fox'],
    ['kicks', 'mossy_fox'],
    ['bans', '100%_fox'],
  ])('lists by %s in both orders, and equal players in one order', async (sort, first) => {
    const descending = await names(`sort=${sort}`);
    const ascending = await names(`sort=${sort}&order=asc`);
    expect(ascending).toEqual(descending.toReversed());
    expect(await names(`sort=${sort}&order=desc`)).toEqual(descending);
    expect(descending[0]).toBe(first);
  });

  it.each([
    ['a part of a name, in any capitals', 'FOX', ['mossy_fox', '100%_fox']],
    ['a sign that patterns use', '%25', ['100%_fox']],
    ['the beginning of a uuid', '8F2C', ['mossy_fox', 'xX_Grief']],
    ['spaces around the text', '%20grief%20', ['xX_Grief']],
    ['spaces alone', '%20', ['mossy_fox', 'xX_Grief', '100%_fox']],
    ['a text that no player has', 'zzyzx', []],
  ])('finds %s', async (_, text, found) => {
    const page = await list(`player=${text}`);
    expect(page.players.map(({ player_name: name }) => name)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  it('goes on page by page, and counts all of them behind the end', async () => {
    expect(await names('limit=2')).toEqual(['mossy_fox', 'xX_Grief']);
    expect(await list('limit=2&offset=2')).toMatchObject({ total: 3, players: [PLAYERS.percent] });
    expect(await list('limit=2&offset=50')).toMatchObject({ total: 3, players: [] });
    expect(await list('player=grief&offset=50')).toMatchObject({ total: 1, players: [] });
  });

  it('refuses an order and a page size that it does not have', async () => {
    for (const query of ['sort=uuid', 'order=up', 'limit=101', 'limit=0', 'offset=-1']) {
      const answer = await server.get(owner.token, `/api/dashboard/players?${query}`);
      expect(answer.statusCode, query).toBe(400);
    }
  });

  it('no longer lists a player whose data was erased', async () => {
    const erasing = await server.createOwner();
    await say(erasing, 'grief');
    await say(erasing, 'mossy');
    const erased = await server.delete(erasing.token, `/v1/account/players/${PLAYERS.grief.player_uuid}`);
    expect(erased.statusCode, erased.body).toBe(202);
    await server.services.jobs.runDue();
    expect(await list('', erasing)).toMatchObject({ total: 1, players: [PLAYERS.mossy] });
  });
});
