import { beforeEach, describe, expect, it } from 'vitest';
import { NAV_ITEMS } from '~/app/navigation';
import { createSequenceReader, readShellIntent, ROUTE_SHORTCUTS } from '~/app/shell/shellShortcuts';
import { createKeyPress } from '../support/keyPress';

let clock = 0;
let read: ReturnType<typeof createSequenceReader>;

beforeEach(() => {
  clock = 0;
  read = createSequenceReader(() => clock);
});

describe("the shell's shortcuts", () => {
  it('reach every page of the sidebar', () => {
    const reachable = Object.values(ROUTE_SHORTCUTS);
    expect(NAV_ITEMS.filter(({ href }) => !reachable.some((path) => path === href))).toEqual([]);
  });

  it('go to a page with two keys in a row', () => {
    expect(read(createKeyPress('g'), 'page')).toEqual({ type: 'wait' });
    clock = 1_000;
    expect(read(createKeyPress('l'), 'page')).toEqual({ type: 'go', path: '/logs' });
    expect(read(createKeyPress('l'), 'page')).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'open the command menu with %j, even while the owner types',
    (held) => {
      expect(readShellIntent(createKeyPress('k', held), 'none')).toEqual({ type: 'commands' });
      expect(readShellIntent(createKeyPress('K', held), 'page')).toEqual({ type: 'commands' });
    },
  );

  it('do nothing while the owner types or has switched them off', () => {
    for (const key of ['?', '[']) expect(readShellIntent(createKeyPress(key), 'none')).toBeNull();
    expect(read(createKeyPress('g'), 'none')).toBeNull();
    read(createKeyPress('g'), 'page');
    expect(read(createKeyPress('l'), 'none')).toBeNull();
  });

  it("leave the browser's own combinations alone", () => {
    for (const key of ['?', '['])
      expect(readShellIntent(createKeyPress(key, { ctrlKey: true }), 'page')).toBeNull();
    for (const key of ['g', 'l']) expect(read(createKeyPress(key, { ctrlKey: true }), 'page')).toBeNull();
    expect(readShellIntent(createKeyPress('k', { ctrlKey: true, altKey: true }), 'page')).toBeNull();
  });

  it('show the help and toggle the sidebar', () => {
    expect(readShellIntent(createKeyPress('?'), 'page')).toEqual({ type: 'help' });
    expect(readShellIntent(createKeyPress('['), 'page')).toEqual({ type: 'sidebar' });
  });
});
