import { useCallback, useState } from 'react';

function read(entry: string): boolean {
  try {
    return window.localStorage.getItem(entry) !== 'off';
  } catch {
    return true;
  }
}

/**
 * A choice of this browser's user that is on until switched off.
 *
 * @param entry name of the storage entry
 */
export function usePreference(entry: string): [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(() => read(entry));
  const change = useCallback(
    (next: boolean) => {
      setOn(next);
      try {
        window.localStorage.setItem(entry, next ? 'on' : 'off');
      } catch {
        // Storage is full or forbidden: the choice lasts as long as the page.
      }
    },
    [entry],
  );
  return [on, change];
}
