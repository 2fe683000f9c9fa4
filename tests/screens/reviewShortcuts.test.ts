import { describe, expect, it } from 'vitest';
import type { KeyPress } from '~/design-system';
import { readReviewIntent, SHORTCUTS, type ReviewView } from '~/screens/review/reviewShortcuts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const PLACES: readonly ReviewView[] = ['queue', 'item'];

describe.each(PLACES)('in the %s', (place) => {
  it.each([
    ['j', { type: 'move', by: 1 }],
    ['k', { type: 'move', by: -1 }],
    ['a', { type: 'decide', kind: 'approve' }],
    ['c', { type: 'decide', kind: 'customize' }],
    ['r', { type: 'decide', kind: 'reject' }],
    ['?', { type: 'help' }],
  ])('%s means the same with and without Caps Lock', (key, intent) => {
    expect(readReviewIntent(press(key), place)).toEqual(intent);
    expect(readReviewIntent(press(key.toUpperCase()), place)).toEqual(intent);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)("a key held with %s stays the browser's", (held) => {
    for (const key of ['a', 'c', 'r', 'j', 'k', 'x', '?', 'ArrowDown']) {
      expect(readReviewIntent(press(key, { [held]: true }), place)).toBeNull();
    }
  });

  it.each(['Enter', 'Escape', 'Tab', ' ', '0', 'y', 'Dead', 'Process'])('%s is left to the page', (key) => {
    expect(readReviewIntent(press(key), place)).toBeNull();
  });
});

describe('the arrows', () => {
  it('move up and down in the queue, and sideways at an item, whose text the others scroll', () => {
    const moves = { queue: ['ArrowUp', 'ArrowDown'], item: ['ArrowLeft', 'ArrowRight'] } as const;
    for (const place of PLACES) {
      const [back, on] = moves[place];
      expect(readReviewIntent(press(on), place)).toEqual({ type: 'move', by: 1 });
      expect(readReviewIntent(press(back), place)).toEqual({ type: 'move', by: -1 });
      for (const other of moves[place === 'queue' ? 'item' : 'queue']) {
        expect(readReviewIntent(press(other), place)).toBeNull();
      }
    }
  });
});

it('near-identical messages can be chosen only where they are shown, and not by a key that begins a sequence', () => {
  expect(readReviewIntent(press('x'), 'item')).toEqual({ type: 'toggleAlike' });
  expect(readReviewIntent(press('x'), 'queue')).toBeNull();
  for (const place of PLACES) expect(readReviewIntent(press('g'), place)).toBeNull();
});

it('new items are brought in only where the queue is in sight', () => {
  expect(readReviewIntent(press('n'), 'queue')).toEqual({ type: 'showNew' });
  expect(readReviewIntent(press('n'), 'item')).toBeNull();
});

it('the sheet lists every letter that means something at an item', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz?').filter(
    (key) => readReviewIntent(press(key), 'item') !== null,
  );
  const listed = SHORTCUTS.flatMap(({ keys }) => keys).map((key) => key.toLowerCase());
  expect(letters.filter((letter) => !listed.includes(letter))).toEqual([]);
});
