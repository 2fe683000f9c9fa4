import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyPress } from '~/design-system';
import { navItems } from '~/app/navigation';
import { createSequenceReader, readShellIntent, ROUTE_SHORTCUTS } from '~/app/shell/shellShortcuts';

let clock = 0;
let read: ReturnType<typeof createSequenceReader>;

beforeEach(() => {
  clock = 0;
  read = createSequenceReader(() => clock);
});

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe("the shell's keys", () => {
  it('reach every place of the sidebar', () => {
    const reachable = Object.values(ROUTE_SHORTCUTS);
    expect(navItems.filter(({ href }) => !reachable.some((path) => path === href))).toEqual([]);
  });

  it('go to a place with two keys in a row', () => {
    expect(read(press('g'), 'page')).toEqual({ type: 'wait' });
    clock = 1_000;
    expect(read(press('l'), 'page')).toEqual({ type: 'go', path: '/logs' });
    expect(read(press('l'), 'page')).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'open the command menu with %j, even while the viewer types',
    (held) => {
      expect(readShellIntent(press('k', held), 'none')).toEqual({ type: 'commands' });
      expect(readShellIntent(press('K', held), 'page')).toEqual({ type: 'commands' });
    },
  );

  it('mean nothing while the viewer types or when switched off', () => {
    for (const key of ['?', '[']) expect(readShellIntent(press(key), 'none')).toBeNull();
    expect(read(press('g'), 'none')).toBeNull();
    read(press('g'), 'page');
    expect(read(press('l'), 'none')).toBeNull();
  });

  it("leave the browser's own combinations alone", () => {
    for (const key of ['?', '[']) expect(readShellIntent(press(key, { ctrlKey: true }), 'page')).toBeNull();
    for (const key of ['g', 'l']) expect(read(press(key, { ctrlKey: true }), 'page')).toBeNull();
    expect(readShellIntent(press('k', { ctrlKey: true, altKey: true }), 'page')).toBeNull();
  });

  it('show the help and toggle the sidebar', () => {
    expect(readShellIntent(press('?'), 'page')).toEqual({ type: 'help' });
    expect(readShellIntent(press('['), 'page')).toEqual({ type: 'sidebar' });
  });
});
