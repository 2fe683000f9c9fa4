import { describe, expect, it } from 'vitest';
import type { KeyPress } from '~/design-system';
import {
  createSequenceReader,
  readShellIntent,
  ROUTE_SHORTCUTS,
  type AllowedShortcuts,
} from '~/app/shell/shellShortcuts';
import { readStepKey } from '~/screens/logs/logShortcuts';
import { readReviewIntent } from '~/screens/review/reviewShortcuts';
import { createKeyPress } from '../support/keyPress';

const DECIDE_AND_MOVE = {
  a: { type: 'decide', kind: 'approve' },
  c: { type: 'decide', kind: 'customize' },
  r: { type: 'decide', kind: 'reject' },
  j: { type: 'move', by: 1 },
  k: { type: 'move', by: -1 },
};

/** Places of the focus, with the shell's shortcuts that work there and the screen's own. */
const CONTEXTS: Readonly<
  Record<
    string,
    { scope: AllowedShortcuts; own: (press: KeyPress) => unknown; single: Record<string, unknown> }
  >
> = {
  'a page without shortcuts of its own': {
    scope: 'page',
    own: () => null,
    single: { '?': { type: 'help' }, '[': { type: 'sidebar' } },
  },
  'the review queue': {
    scope: 'page',
    own: (press) => readReviewIntent(press, 'queue'),
    single: {
      '?': { type: 'help' },
      '[': { type: 'sidebar' },
      ...DECIDE_AND_MOVE,
      n: { type: 'showNew' },
    },
  },
  'an open item of the queue': {
    scope: 'sheet',
    own: (press) => readReviewIntent(press, 'item'),
    single: {
      '?': { type: 'help' },
      ...DECIDE_AND_MOVE,
      x: { type: 'toggleSimilar' },
    },
  },
  'an open message of the logs': {
    scope: 'sheet',
    own: readStepKey,
    single: { j: 1, k: -1 },
  },
  'a field, a menu or another dialog': { scope: 'none', own: () => null, single: {} },
};

/** Every key that prints a character, without the space bar. */
const PRINTING = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

describe.each(Object.entries(CONTEXTS))('in %s', (_, { scope, own, single }) => {
  /** Reads keys in the page's order: sequences, the screen's shortcuts, the shell's. */
  function createReader() {
    let clock = 0;
    const read = createSequenceReader(() => clock);
    return {
      pass: (milliseconds: number) => {
        clock += milliseconds;
      },
      type: (key: string, held?: Partial<KeyPress>) => {
        const pressed = createKeyPress(key, held);
        const isHeld = pressed.ctrlKey || pressed.metaKey || pressed.altKey;
        return read(pressed, scope) ?? (isHeld ? null : own(pressed)) ?? readShellIntent(pressed, scope);
      },
    };
  }

  it('each single key has the command of the table, with and without Caps Lock', () => {
    for (const key of PRINTING) {
      const letter = key.toLowerCase();
      const expected = letter === 'g' && scope !== 'none' ? { type: 'wait' } : (single[letter] ?? null);
      expect(createReader().type(key), key).toEqual(expected);
    }
  });

  it("a key that follows G opens a page or does nothing, and never runs the screen's command", () => {
    for (const first of ['g', 'G']) {
      for (const key of PRINTING) {
        const { type } = createReader();
        type(first);
        const path = ROUTE_SHORTCUTS[key.toLowerCase()];
        const inSequence =
          path !== undefined
            ? { type: 'go', path }
            : key.toLowerCase() === 'g'
              ? { type: 'wait' }
              : { type: 'swallow' };
        expect(type(key), `${first} ${key}`).toEqual(scope === 'none' ? null : inSequence);
      }
    }
  });

  it('after G, a modifier key changes nothing', () => {
    for (const held of ['Shift', 'CapsLock', 'AltGraph']) {
      const { type } = createReader();
      type('g');
      expect(type(held)).toBeNull();
      expect(type('R')).toEqual(scope === 'none' ? null : { type: 'go', path: '/review' });
    }
  });

  it('Escape, Enter, Tab, the arrows and the space bar end a sequence and keep their meaning', () => {
    for (const key of ['Escape', 'Enter', 'Tab', 'ArrowDown', 'ArrowRight', ' ']) {
      const alone = createReader().type(key);
      const { type } = createReader();
      type('g');
      expect(type(key), key).toEqual(alone);
      expect(type('b'), `b after ${key}`).toEqual(single['b'] ?? null);
    }
  });

  it('a sequence ends after a second and a half', () => {
    const { type, pass } = createReader();
    type('g');
    pass(1_501);
    expect(type('r')).toEqual(single['r'] ?? null);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
    'with %s held every key is left to the browser',
    (held) => {
      for (const key of PRINTING) {
        if (key.toLowerCase() === 'k' && held !== 'altKey') continue;
        expect(createReader().type(key, { [held]: true }), key).toBeNull();
      }
    },
  );
});
