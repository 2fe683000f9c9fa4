import { expect, it } from 'vitest';
import { judge } from './judge';

it.each([
  'wacht maar tot ik je huis zie',
  'bekle evini göreyim',
  'seni labirentte bulacağım',
  'seni mağarada bulacağım',
  'üslerini yakalım',
  'ekelhaft gut',
  'ekelhaft gut gebaut',
  'nojento de bom',
  'ugly ass map',
  'ugly map',
  "idiot c'est un gros mot ici ?",
  "con c'est un gros mot ?",
])('play, praise, a map or a question about a word leads to no action: %s', (line) => {
  expect(judge(line, { swearing: 'allow' }).final_action).toBe('none');
});

it.each([
  'seni okulda bulacağım',
  'seni evinde bulacağım',
  'ekelhaft bist du',
  'du bist ekelhaft',
  'ugly ass kid',
  "idiot t'es un gros mot ambulant",
])('the same words at a player are acted on or reviewed: %s', (line) => {
  const { final_action: action, needs_review: isReviewed } = judge(line, { swearing: 'allow' });
  expect(action !== 'none' || isReviewed).toBe(true);
});
