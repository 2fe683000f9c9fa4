import { useCallback, useSyncExternalStore } from 'react';

/** The storage entries of preferences that are on by default. */
export type PreferenceName = 'shortcuts' | 'review_shortcuts' | 'review_auto_advance';

const cachedChoices = new Map<PreferenceName, boolean>();
const listeners = new Set<() => void>();

function read(entry: PreferenceName): boolean {
  let on = cachedChoices.get(entry);
  if (on === undefined) {
    try {
      on = window.localStorage.getItem(entry) !== 'off';
    } catch {
      on = true;
    }
    cachedChoices.set(entry, on);
  }
  return on;
}

function write(entry: PreferenceName, on: boolean): void {
  cachedChoices.set(entry, on);
  try {
    window.localStorage.setItem(entry, on ? 'on' : 'off');
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A preference of this browser, shared by all components that read it. */
export function usePreference(entry: PreferenceName): [on: boolean, change: (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => read(entry),
    () => true,
  );
  const change = useCallback((next: boolean) => write(entry, next), [entry]);
  return [on, change];
}
