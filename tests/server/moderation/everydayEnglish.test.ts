import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('an evening of ordinary chat', () => {
  it.each([
    'he was rapping in vc',
    'he tidies his chests',
    'faggots and peas for tea lol british',
    'fagotto is the italian bassoon',
  ])('is no finding: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'la puta madre que lag',
    'puta vida perdí todo',
    'me cago en la puta me mató un creeper',
    'puta que pariu que lag',
    'porca puttana il lag',
  ])('swears at no player: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'profanity', recommended_action: 'warn' });
  });
});

describe('what looks like an evening of ordinary chat', () => {
  it.each([
    ['self_harm', 'kay why ess'],
    ['harassment', 'tu puta madre'],
    ['hate', 'nibber go home'],
    ['hate', 'ur such a ni🅱️🅱️a'],
  ])('leads to an action for %s: "%s"', (category, message) => {
    expect(judge(message)).toMatchObject({ category });
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
