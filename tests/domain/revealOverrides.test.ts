import { expect, it } from 'vitest';
import { describeUndoEffects, revealOverrides } from '~/domain';

it('shows the characters that turn the order of letters, and keeps the marks of right-to-left languages', () => {
  expect(revealOverrides('good_\u202Ereyalp')).toBe('good_[U+202E]reyalp');
  expect(revealOverrides('\u202Da\u202Db')).toBe('[U+202D]a[U+202D]b');
  expect(revealOverrides('بنّاء\u200F_\u2067القلاع\u2069')).toBe('بنّاء\u200F_\u2067القلاع\u2069');
  expect(describeUndoEffects('ban', 'a\u202Eb')).toContain('a[U+202E]b');
});
