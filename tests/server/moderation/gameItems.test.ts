import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a line about a thing of the game', () => {
  it.each([
    'give me ur bookshelf',
    'give me ur netherite chestplate pls',
    'can someone lend me a smithing table',
    'who stole my acacia leaves',
    'who tf took my bamboo raft',
    'someone stole my brown carpet',
    'white carpet',
    'brown bundle',
    'selling white bundles 5k',
    'i hate white carpets',
    'kill the white candle',
    'i hate black carpet',
    'drop ur cut sandstone',
  ])('is no finding: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'give me ur password',
    'give me ur address',
    'give me ur nudes',
    'give me ur bookshelf you fat retard',
    'show me ur tits and ur sword',
    'kill all blacks with a sword',
    'i hate black people',
    'i hate blacks',
    'kill the whites',
    'ur a stinky sand',
    'give me ur home address and ur key',
  ])('hides no harm: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
