import { describe, expect, it } from 'vitest';
import { truncateText } from '~/contract/truncateText';

describe('a shortened text', () => {
  it.each([
    ['that fits stays whole', 'abc', 3, 'abc'],
    ['is counted in code points', '😀😀😀', 2, '😀😀'],
    ['never ends in half an emoji', 'ab😀', 2, 'ab'],
    ['never ends inside a family', 'ab👩‍👩‍👧‍👦', 6, 'ab'],
    ['never loses a mark from its letter', 'abe\u0301', 3, 'ab'],
    ['never ends inside a flag', 'ab🇳🇱', 3, 'ab'],
    ['of one endless character is cut at a code point', `e${'\u0301'.repeat(9)}`, 4, 'e\u0301\u0301\u0301'],
  ])('%s', (_what, text, max, cut) => {
    expect(truncateText(text, max)).toBe(cut);
  });
});
