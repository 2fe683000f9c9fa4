import { expect, it } from 'vitest';
import { judge } from './judge';

it.each([
  'you are not an idiot',
  'ur not dumb dw',
  'du bist kein idiot',
  'ihr seid keine arschlöcher',
  "t'es pas un connard",
  'vous n etes pas des connards',
  'no sois idiotas',
  'você não é burro',
  'non siete stronzi',
  'je bent geen idioot',
  'jullie zijn geen sletten',
  'nie jesteś głupi',
  'sen salak değilsin',
  'ты не урод',
  'soy un idiota jaja',
  'sono un idiota',
  'sou um idiota',
  'я идиот',
  'sorry for calling you an idiot',
])('a line that denies an insult, says it of the speaker or apologises for it gets no action: %s', (line) => {
  expect(judge(line).final_action).toBe('none');
});

it.each([
  'you are not human you are trash',
  'you are not an idiot you are a retard',
  'you are not stupid just a worthless whore',
  'du bist kein mensch du bist abschaum',
  'ты не человек ты мразь',
  'i called you an idiot because you are one',
  'soy un idiota y tu una puta',
])('a line that denies one insult and adds another gets one: %s', (line) => {
  expect(judge(line).final_action).not.toBe('none');
});
