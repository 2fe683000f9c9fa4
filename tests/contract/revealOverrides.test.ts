import { expect, it } from 'vitest';
import { revealOverrides } from '~/contract/revealOverrides';
import { describeUndoEffects } from '~/domain';
import { describeOutcome } from '~/server/services/reviews/wording';

it('shows the characters that turn the order of letters, and keeps the marks of right-to-left languages', () => {
  expect(revealOverrides('good_\u202Ereyalp')).toBe('good_[U+202E]reyalp');
  expect(revealOverrides('\u202Da\u202Db')).toBe('[U+202D]a[U+202D]b');
  expect(revealOverrides('بنّاء\u200F_\u2067القلاع\u2069')).toBe('بنّاء\u200F_\u2067القلاع\u2069');
});

it('the sentences that name a player show them', () => {
  const player = 'a\u202Eb';
  const effect = { player, verdictAction: 'warn' } as const;
  expect([
    describeUndoEffects('ban', player),
    describeOutcome('approved', { ...effect, action: 'ban' }),
    describeOutcome('rejected', { ...effect, action: 'none' }),
  ]).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('a[U+202E]b') as string));
});
