import { expect, it } from 'vitest';
import { judge } from './judge';

it.each([
  'siete tutte puttane',
  'ma siete proprio stronzi',
  'vous êtes des putes',
  'vous etes toutes des salopes',
  'ihr seid alle huren',
  'ihr schlampen',
  'sois unas putas',
  'vocês são putas',
  'jullie zijn allemaal hoeren',
  'jesteście kurwami',
])('an insult to a whole chat does not pass: %s', (line) => {
  const { final_action: action, needs_review: isReviewed } = judge(line);
  expect(action !== 'none' || isReviewed).toBe(true);
});

it.each([
  'non siete stronzi',
  'siete arrivati alla base?',
  'vous êtes où les gars',
  'ihr seid die besten',
  'sois los mejores',
  'vocês são legais',
  'jesteście super',
  'quels connards ces zombies',
  'questi creeper sono stronzi',
])('what is denied, friendly or said of mobs passes: %s', (line) => {
  const { final_action: action, needs_review: isReviewed } = judge(line);
  expect({ action, isReviewed }).toEqual({ action: 'none', isReviewed: false });
});
