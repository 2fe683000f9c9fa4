import { useSyncExternalStore } from 'react';

/** The options of the theme switch. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** public/theme.js reads the same entry before the first paint. */
const ENTRY = 'theme';
const listeners = new Set<() => void>();
const getDarkMediaQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function readStoredChoice(): ThemeChoice {
  try {
    const value = window.localStorage.getItem(ENTRY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

let choice: ThemeChoice | null = null;
const getChoice = () => (choice ??= readStoredChoice());

function applyTheme(): void {
  const system = getDarkMediaQuery().matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = getChoice() === 'system' ? system : getChoice();
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') window.localStorage.removeItem(ENTRY);
    else window.localStorage.setItem(ENTRY, next);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
  applyTheme();
  listeners.forEach((listener) => listener());
}

/** Applies theme changes of the system and of other tabs. */
export function watchThemeChanges(): void {
  getDarkMediaQuery().addEventListener('change', applyTheme);
  window.addEventListener('storage', ({ key }) => {
    if (key !== ENTRY && key !== null) return;
    choice = readStoredChoice();
    applyTheme();
    listeners.forEach((listener) => listener());
  });
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getChoice,
    () => 'system' as const,
  );
}
