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
])('a line that denies an insult and says no more gets no action: %s', (line) => {
  expect(judge(line).final_action).toBe('none');
});

it.each([
  'you are not human you are trash',
  'you are not an idiot you are a retard',
  'you are not stupid just a worthless whore',
  'du bist kein mensch du bist abschaum',
  'ты не человек ты мразь',
])('a line that denies one insult and adds another gets one: %s', (line) => {
  expect(judge(line).final_action).not.toBe('none');
});
