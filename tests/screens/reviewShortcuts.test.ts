import { describe, expect, it } from 'vitest';
import { readReviewIntent, SHORTCUTS, type ReviewView } from '~/screens/review/reviewShortcuts';
import { createKeyPress } from '../support/keyPress';

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
    expect(readReviewIntent(createKeyPress(key), place)).toEqual(intent);
    expect(readReviewIntent(createKeyPress(key.toUpperCase()), place)).toEqual(intent);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('a key with %s held is left to the browser', (held) => {
    for (const key of ['a', 'c', 'r', 'j', 'k', 'x', '?', 'ArrowDown']) {
      expect(readReviewIntent(createKeyPress(key, { [held]: true }), place)).toBeNull();
    }
  });

  it.each(['Enter', 'Escape', 'Tab', ' ', '0', 'y', 'Dead', 'Process'])('%s has no command', (key) => {
    expect(readReviewIntent(createKeyPress(key), place)).toBeNull();
  });
});

describe('the arrows', () => {
  it('move up and down in the queue, and sideways at an item, where up and down scroll', () => {
    const moves = { queue: ['ArrowUp', 'ArrowDown'], item: ['ArrowLeft', 'ArrowRight'] } as const;
    for (const place of PLACES) {
      const [back, on] = moves[place];
      expect(readReviewIntent(createKeyPress(on), place)).toEqual({ type: 'move', by: 1 });
      expect(readReviewIntent(createKeyPress(back), place)).toEqual({ type: 'move', by: -1 });
      for (const other of moves[place === 'queue' ? 'item' : 'queue']) {
        expect(readReviewIntent(createKeyPress(other), place)).toBeNull();
      }
    }
  });
});

it('similar items can be selected only where they are shown, and not by a key that begins a sequence', () => {
  expect(readReviewIntent(createKeyPress('x'), 'item')).toEqual({ type: 'toggleSimilar' });
  expect(readReviewIntent(createKeyPress('x'), 'queue')).toBeNull();
  for (const place of PLACES) expect(readReviewIntent(createKeyPress('g'), place)).toBeNull();
});

it('new items can be loaded only while the queue is visible', () => {
  expect(readReviewIntent(createKeyPress('n'), 'queue')).toEqual({ type: 'showNew' });
  expect(readReviewIntent(createKeyPress('n'), 'item')).toBeNull();
});

it('the shortcut help lists every letter with a command at an item', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz?').filter(
    (key) => readReviewIntent(createKeyPress(key), 'item') !== null,
  );
  const listed = SHORTCUTS.flatMap(({ keys }) => keys).map((key) => key.toLowerCase());
  expect(letters.filter((letter) => !listed.includes(letter))).toEqual([]);
});
