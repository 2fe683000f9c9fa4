import { paths, type AppPath } from '../paths';

/** What a key press asks of the shell. */
export type ShellIntent =
  | { do: 'commands' }
  | { do: 'help' }
  | { do: 'sidebar' }
  | { do: 'go'; path: AppPath }
  /** The first key of a sequence: the next one decides. */
  | { do: 'wait' };

/** The part of a key press that its meaning depends on. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

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

/**
 * Reads key presses one after the other.
 *
 * @param now milliseconds since any fixed moment
 * @returns what a press asks for, or null when it means nothing here
 */
export function createKeyReader(now: () => number) {
  let waitingSince: number | null = null;

  return ({ key, ctrlKey, metaKey, altKey }: KeyPress, singleKeys: boolean): ShellIntent | null => {
    const letter = key.toLowerCase();
    const started = waitingSince;
    waitingSince = null;
    if ((ctrlKey || metaKey) && !altKey && letter === 'k') return { do: 'commands' };
    if (ctrlKey || metaKey || altKey || !singleKeys) return null;
    if (started !== null && now() - started <= PATIENCE_MS) {
      const path = Object.hasOwn(PLACE_KEYS, letter) ? PLACE_KEYS[letter] : undefined;
      if (path !== undefined) return { do: 'go', path };
    }
    if (letter === 'g') {
      waitingSince = now();
      return { do: 'wait' };
    }
    if (key === '?') return { do: 'help' };
    return key === '[' ? { do: 'sidebar' } : null;
  };
}
