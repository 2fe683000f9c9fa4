import { expect, it } from 'vitest';
import { collectPlayers } from '~/api/playerSearch';

const say = (player_uuid: string, player_name: string) => ({ player_uuid, player_name });

it('a search lists each player once, by the newest name, those who wrote last first', () => {
  const logs = [say('b', 'brick'), say('a', 'ada_now'), say('b', 'brick'), say('a', 'ada_before')];
  expect(collectPlayers(logs)).toEqual([say('b', 'brick'), say('a', 'ada_now')]);
});

it('a search lists five players at most, and two of the same name', () => {
  const logs = ['a', 'b', 'c', 'd', 'e', 'f'].map((uuid) => say(uuid, 'steve'));
  expect(collectPlayers(logs).map(({ player_uuid }) => player_uuid)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
