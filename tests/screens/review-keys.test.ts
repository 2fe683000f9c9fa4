import { describe, expect, it } from 'vitest';
import { intentOf, SHORTCUTS, type KeyPress, type Place } from '~/screens/review/keys';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const PLACES: readonly Place[] = ['queue', 'item'];

describe.each(PLACES)('in the %s', (place) => {
  it.each([
    ['j', { do: 'move', by: 1 }],
    ['k', { do: 'move', by: -1 }],
    ['a', { do: 'decide', kind: 'approve' }],
    ['c', { do: 'decide', kind: 'customize' }],
    ['r', { do: 'decide', kind: 'reject' }],
    ['?', { do: 'help' }],
  ])('%s means the same with and without Caps Lock', (key, intent) => {
    expect(intentOf(press(key), place)).toEqual(intent);
    expect(intentOf(press(key.toUpperCase()), place)).toEqual(intent);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)("a key held with %s stays the browser's", (held) => {
    for (const key of ['a', 'c', 'r', 'j', 'k', 'x', '?', 'ArrowDown']) {
      expect(intentOf(press(key, { [held]: true }), place)).toBeNull();
    }
  });

  it.each(['Enter', 'Escape', 'Tab', ' ', '0', 'y', 'Dead', 'Process'])('%s is left to the page', (key) => {
    expect(intentOf(press(key), place)).toBeNull();
  });
});

describe('the arrows', () => {
  it('move up and down in the queue, and sideways at an item, whose text the others scroll', () => {
    const moves = { queue: ['ArrowUp', 'ArrowDown'], item: ['ArrowLeft', 'ArrowRight'] } as const;
    for (const place of PLACES) {
      const [back, on] = moves[place];
      expect(intentOf(press(on), place)).toEqual({ do: 'move', by: 1 });
      expect(intentOf(press(back), place)).toEqual({ do: 'move', by: -1 });
      for (const other of moves[place === 'queue' ? 'item' : 'queue']) {
        expect(intentOf(press(other), place)).toBeNull();
      }
    }
  });
});

it('near-identical messages can be chosen only where they are shown, and not by a key that begins a sequence', () => {
  expect(intentOf(press('x'), 'item')).toEqual({ do: 'toggleAlike' });
  expect(intentOf(press('x'), 'queue')).toBeNull();
  for (const place of PLACES) expect(intentOf(press('g'), place)).toBeNull();
});

it('new items are brought in only where the queue is in sight', () => {
  expect(intentOf(press('n'), 'queue')).toEqual({ do: 'showNew' });
  expect(intentOf(press('n'), 'item')).toBeNull();
});

it('the sheet lists every letter that means something at an item', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz?').filter(
    (key) => intentOf(press(key), 'item') !== null,
  );
  const listed = SHORTCUTS.flatMap(({ keys }) => keys).map((key) => key.toLowerCase());
  expect(letters.filter((letter) => !listed.includes(letter))).toEqual([]);
});
