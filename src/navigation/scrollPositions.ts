const ENTRY = 'scroll_positions';
/** History entries whose scroll position the tab keeps, at most, because visitors seldom go back further. */
const MAX_ENTRIES = 50;
/** Milliseconds to wait for content before giving the position up. */
const SCROLL_RESTORE_TIMEOUT_MS = 3_000;

/** The key that React Router gives to the first history entry of a page load. */
export const FIRST_HISTORY_KEY = 'default';

function loadPositions(): Map<string, number> {
  try {
    const map = new Map(JSON.parse(window.sessionStorage.getItem(ENTRY) ?? '[]') as [string, number][]);
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The position of an earlier page load; a reload and Back return to what was read.
    if (arrival?.type === 'navigate') map.delete(FIRST_HISTORY_KEY);
    return map;
  } catch {
    return new Map();
  }
}

let positions: Map<string, number> | null = null;
const getPositions = () => (positions ??= loadPositions());

/** Stores the scroll position of a history entry. */
export function rememberScroll(key: string, top: number): void {
  const map = getPositions();
  map.delete(key);
  map.set(key, top);
  const oldest = map.keys().next();
  if (map.size > MAX_ENTRIES && !oldest.done) map.delete(oldest.value);
}

/** Whether the scroll position of a history entry is stored. */
export const hasScroll = (key: string): boolean => getPositions().has(key);

/** Saves the positions for a reload. */
export function saveScrollPositions(): void {
  try {
    window.sessionStorage.setItem(ENTRY, JSON.stringify([...getPositions()]));
  } catch {
    // Storage is full or forbidden: the page starts at its top.
  }
}

/**
 * Scrolls to the stored position of a history entry. Retries for 3 s while the page is too short, until the visitor
 * scrolls or types.
 *
 * @returns a function that stops waiting
 */
export function restoreScroll(key: string): () => void {
  const top = getPositions().get(key) ?? 0;
  const tryToScroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  };
  if (tryToScroll()) return () => undefined;

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    if (tryToScroll()) stop();
  });
  const timer = setTimeout(stop, SCROLL_RESTORE_TIMEOUT_MS);
  observer.observe(document.body);
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(type, stop, { passive: true });
  }
  return stop;
}
