import type { KeyPress } from '~/design-system';
import { appPaths, type AppPath } from '../../contract/appPaths';

/** What a key press means to the shell. */
export type ShellIntent =
  | { type: 'commands' }
  | { type: 'help' }
  | { type: 'sidebar' }
  | { type: 'go'; path: AppPath };

/** What a key press means as part of a sequence. */
export type SequenceIntent =
  | { type: 'go'; path: AppPath }
  /** The first key of a sequence, whose meaning the next key completes. */
  | { type: 'wait' }
  /** An unknown second key of a sequence, which must not reach the screen either. */
  | { type: 'swallow' };

/**
 * Which single keys the shell handles. `page`: all. `sheet`: only `G` sequences, because leaving a sheet with details
 * loses nothing. `none`: none, because the owner types, has another dialog or a menu open, or has switched them off.
 */
export type AllowedShortcuts = 'page' | 'sheet' | 'none';

/** The second key of a `G` sequence, and its path. */
export const ROUTE_SHORTCUTS: Readonly<Record<string, AppPath>> = {
  d: appPaths.dashboard,
  l: appPaths.logs,
  r: appPaths.review,
  a: appPaths.analytics,
  p: appPaths.players,
  k: appPaths.apiKeys,
  c: appPaths.config,
  u: appPaths.usage,
  m: appPaths.documentation,
  s: appPaths.support,
  b: appPaths.subscription,
};

/** Milliseconds after `G` in which the second key counts. */
const SEQUENCE_TIMEOUT_MS = 1_500;

/** Keys that only modify the next one: `G`, Shift, R means the same as `G`, R. */
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
 * Recognises `G` and a letter in successive key presses. These keys never reach the screen, where single keys decide
 * review items.
 *
 * @param now milliseconds since any fixed moment
 * @returns a function that returns the meaning of a press, or null outside a sequence
 */
export function createSequenceReader(now: () => number) {
  let waitingSince: number | null = null;

  return (press: KeyPress, allowed: AllowedShortcuts): SequenceIntent | null => {
    const { key, ctrlKey, metaKey, altKey } = press;
    if (MODIFIER_KEYS.has(key)) return null;
    const isSecond = waitingSince !== null && now() - waitingSince <= SEQUENCE_TIMEOUT_MS;
    waitingSince = null;
    if (ctrlKey || metaKey || altKey || allowed === 'none') return null;
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

/** Reads the meaning of a key press outside a sequence. Returns null when it has none. */
export function readShellIntent(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  allowed: AllowedShortcuts,
): ShellIntent | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { type: 'commands' };
  if (ctrlKey || metaKey || altKey || allowed !== 'page') return null;
  if (key === '?') return { type: 'help' };
  return key === '[' ? { type: 'sidebar' } : null;
}
