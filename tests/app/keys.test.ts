import { beforeEach, describe, expect, it } from 'vitest';
import { navItems } from '~/app/navigation';
import { createKeyReader, PLACE_KEYS, type KeyPress } from '~/app/shell/keys';

let clock = 0;
let read: ReturnType<typeof createKeyReader>;

beforeEach(() => {
  clock = 0;
  read = createKeyReader(() => clock);
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
    const reachable = Object.values(PLACE_KEYS);
    expect(navItems.filter(({ href }) => !reachable.some((path) => path === href))).toEqual([]);
  });

  it('go to a place with two keys in a row', () => {
    expect(read(press('g'), true)).toEqual({ do: 'wait' });
    clock = 1_000;
    expect(read(press('l'), true)).toEqual({ do: 'go', path: '/logs' });
    expect(read(press('l'), true)).toBeNull();
  });

  it('forget the first key after a while', () => {
    read(press('g'), true);
    clock = 1_501;
    expect(read(press('l'), true)).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'open the command menu with %j, even while typing',
    (held) => {
      expect(read(press('k', held), false)).toEqual({ do: 'commands' });
      expect(read(press('K', held), true)).toEqual({ do: 'commands' });
    },
  );

  it('mean nothing while somebody types or when switched off', () => {
    for (const key of ['g', '?', '[']) expect(read(press(key), false)).toBeNull();
    read(press('g'), true);
    expect(read(press('l'), false)).toBeNull();
  });

  it("leave the browser's own combinations alone", () => {
    for (const key of ['g', '?', '[', 'l']) expect(read(press(key, { ctrlKey: true }), true)).toBeNull();
    expect(read(press('k', { ctrlKey: true, altKey: true }), true)).toBeNull();
  });

  it('show the help and toggle the sidebar', () => {
    expect(read(press('?'), true)).toEqual({ do: 'help' });
    expect(read(press('['), true)).toEqual({ do: 'sidebar' });
  });
});
