import { useSyncExternalStore } from 'react';
import { docsDocument } from './docsPage';
import type { ThemeName } from './modes';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function systemTheme(): ThemeName {
  const { theme } = docsDocument?.documentElement.dataset ?? {};
  if (theme === 'light' || theme === 'dark') return theme;
  return dark.matches ? 'dark' : 'light';
}

function onSystemTheme(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  if (docsDocument) observer.observe(docsDocument.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    dark.removeEventListener('change', listener);
    observer.disconnect();
  };
}

/**
 * The theme to draw in: the toolbar's choice, or the system's. A frame of a documentation page follows the page.
 */
export function useTheme(chosen: unknown): ThemeName {
  const system = useSyncExternalStore(onSystemTheme, systemTheme);
  return chosen === 'light' || chosen === 'dark' ? chosen : system;
}
