import { paths, type AppPath } from '../../contract/paths';

/** What a key press asks of the shell. */
export type ShellIntent =
  | { do: 'commands' }
  | { do: 'help' }
  | { do: 'sidebar' }
  | { do: 'go'; path: AppPath };

/** What a key press means as part of a sequence. */
export type SequenceIntent =
  | { do: 'go'; path: AppPath }
  /** The first key of a sequence: the next one decides. */
  | { do: 'wait' }
  /** The second key of a sequence that leads nowhere. It has no other meaning either. */
  | { do: 'swallow' };

/** The part of a key press that its meaning depends on. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Which of the shell's single keys count where the focus is. `page`: all. `sheet`: the way to another page, because a
 * sheet with the details of a row is read and leaving it loses nothing. `none`: none, because the viewer types, has
 * another dialog or a menu open, or has switched the keys off.
 */
export type KeyScope = 'page' | 'sheet' | 'none';

/** The second key of `G, …`, by place. */
export const PLACE_KEYS: Readonly<Record<string, AppPath>> = {
  d: paths.dashboard,
  l: paths.logs,
  r: paths.review,
  a: paths.analytics,
  p: paths.players,
  k: paths.apiKeys,
  c: paths.config,
  u: paths.usage,
  m: paths.documentation,
  s: paths.support,
  b: paths.subscription,
};

/** Milliseconds within which the second key of a sequence counts. */
const PATIENCE_MS = 1_500;

/** Held down for another key, they are no key of a sequence themselves: after G, Shift and R mean what R means. */
const HELD: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'Control', 'Meta', 'Alt', 'AltGraph', 'Fn']);

/**
 * Reads key presses one after the other for `G` and a letter. Its keys belong to the sequence alone: a screen's own
 * single keys decide about messages, and none of them may be pressed on the way to another page.
 *
 * @param now milliseconds since any fixed moment
 * @returns what a press means, or null when it is no part of a sequence
 */
export function createSequenceReader(now: () => number) {
  let waitingSince: number | null = null;

  return (press: KeyPress, scope: KeyScope): SequenceIntent | null => {
    const { key, ctrlKey, metaKey, altKey } = press;
    if (HELD.has(key)) return null;
    const isSecond = waitingSince !== null && now() - waitingSince <= PATIENCE_MS;
    waitingSince = null;
    if (ctrlKey || metaKey || altKey || scope === 'none') return null;
    const letter = key.toLowerCase();
    if (letter === 'g') {
      waitingSince = now();
      return { do: 'wait' };
    }
    // Enter, Tab, Escape, the arrows and the space bar end a sequence and keep their meaning.
    if (!isSecond || key.length > 1 || key === ' ') return null;
    const path = Object.hasOwn(PLACE_KEYS, letter) ? PLACE_KEYS[letter] : undefined;
    return path === undefined ? { do: 'swallow' } : { do: 'go', path };
  };
}

/** What a press means that is no part of a sequence, or null when it means nothing to the shell. */
export function intentOf({ key, ctrlKey, metaKey, altKey }: KeyPress, scope: KeyScope): ShellIntent | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { do: 'commands' };
  if (ctrlKey || metaKey || altKey || scope !== 'page') return null;
  if (key === '?') return { do: 'help' };
  return key === '[' ? { do: 'sidebar' } : null;
}
