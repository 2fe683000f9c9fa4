import { expect, it } from 'vitest';
import { judge } from './judge';

it.each([
  'you suck less than me lol',
  'yo soy mas tonto que tu',
  'eres menos tonto que yo',
  "t'es moins nul que moi",
  'io sono piu scemo di te',
  'sei meno scemo di me',
  'du bist weniger dumm als er',
  'vc é menos burro que eu',
  'ты менее тупой чем я',
  'benden daha az aptalsın',
  'you freak how are you so fast',
  'vc é um animal jogando',
  'ты зверь в пвп',
  'ты больной как ты так быстро',
])('a line that favours a player with the words of an insult gets no action: %s', (line) => {
  expect(judge(line).final_action).toBe('none');
});

it.each([
  'you suck more than anyone',
  'eres mas tonto que una piedra',
  'я ненавижу тебя урод',
  'ты хуже мусора',
  'you freak how are you so stupid',
  'ты больной урод как ты так живешь',
  'vc é um animal nojento jogando',
  'you fat monster you suck at pvp',
  'se te dói tanto, chora no cantinho sem fazer barulho que tem gente jogando',
])('a line that insults a player in such words gets one: %s', (line) => {
  expect(judge(line).final_action).not.toBe('none');
});
