import type { KeyPress } from '~/design-system';
import { paths, type AppPath } from '../../contract/paths';

/** What a key press asks of the shell. */
export type ShellIntent =
  | { type: 'commands' }
  | { type: 'help' }
  | { type: 'sidebar' }
  | { type: 'go'; path: AppPath };

/** What a key press means as part of a sequence. */
export type SequenceIntent =
  | { type: 'go'; path: AppPath }
  /** The first key of a sequence: the next one decides. */
  | { type: 'wait' }
  /** The second key of a sequence that leads nowhere. It has no other meaning either. */
  | { type: 'swallow' };

/**
 * Which of the shell's single keys count where the focus is. `page`: all. `sheet`: the way to another page, because a
 * sheet with the details of a row is read and leaving it loses nothing. `none`: none, because the viewer types, has
 * another dialog or a menu open, or has switched the keys off.
 */
export type ShortcutScope = 'page' | 'sheet' | 'none';

/** The second key of `G, …`, by place. */
export const ROUTE_SHORTCUTS: Readonly<Record<string, AppPath>> = {
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
const SEQUENCE_TIMEOUT_MS = 1_500;

/** Held down for another key, they are no key of a sequence themselves: after G, Shift and R mean what R means. */
const MODIFIER_KEYS: ReadonlySet<string> = new Set([
  'Shift',
  'CapsLock',
  'Control',
  'Meta',
  'Alt',
  'AltGraph',
  'Fn',
]);

/**
 * Reads key presses one after the other for `G` and a letter. Its keys belong to the sequence alone: a screen's own
 * single keys decide about messages, and none of them may be pressed on the way to another page.
 *
 * @param now milliseconds since any fixed moment
 * @returns what a press means, or null when it is no part of a sequence
 */
export function createSequenceReader(now: () => number) {
  let waitingSince: number | null = null;

  return (press: KeyPress, scope: ShortcutScope): SequenceIntent | null => {
    const { key, ctrlKey, metaKey, altKey } = press;
    if (MODIFIER_KEYS.has(key)) return null;
    const isSecond = waitingSince !== null && now() - waitingSince <= SEQUENCE_TIMEOUT_MS;
    waitingSince = null;
    if (ctrlKey || metaKey || altKey || scope === 'none') return null;
    const letter = key.toLowerCase();
    if (letter === 'g') {
      waitingSince = now();
      return { type: 'wait' };
    }
    // Enter, Tab, Escape, the arrows and the space bar end a sequence and keep their meaning.
    if (!isSecond || key.length > 1 || key === ' ') return null;
    const path = Object.hasOwn(ROUTE_SHORTCUTS, letter) ? ROUTE_SHORTCUTS[letter] : undefined;
    return path === undefined ? { type: 'swallow' } : { type: 'go', path };
  };
}

/** What a press means that is no part of a sequence, or null when it means nothing to the shell. */
export function readShellIntent(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  scope: ShortcutScope,
): ShellIntent | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { type: 'commands' };
  if (ctrlKey || metaKey || altKey || scope !== 'page') return null;
  if (key === '?') return { type: 'help' };
  return key === '[' ? { type: 'sidebar' } : null;
}
