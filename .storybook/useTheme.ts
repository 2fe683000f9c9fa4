import { useSyncExternalStore } from 'react';
import { isBrandName, type BrandName } from './brandNames';
import { docsDocument } from './docsPage';
import type { ThemeName } from './modes';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function readSystemTheme(): ThemeName {
  const { theme } = docsDocument?.documentElement.dataset ?? {};
  if (theme === 'light' || theme === 'dark') return theme;
  return dark.matches ? 'dark' : 'light';
}

const readPageBrand = (): string | undefined => docsDocument?.documentElement.dataset['brand'];

function onPage(attribute: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  if (docsDocument) observer.observe(docsDocument.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

function onSystemTheme(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  const stop = onPage('data-theme', listener);
  return () => {
    dark.removeEventListener('change', listener);
    stop();
  };
}

const onPageBrand = (listener: () => void): (() => void) => onPage('data-brand', listener);

/**
 * The theme to draw in: the toolbar's choice, or the system's. A frame of a documentation page follows the page.
 */
export function useTheme(chosen: unknown): ThemeName {
  const system = useSyncExternalStore(onSystemTheme, readSystemTheme);
  return chosen === 'light' || chosen === 'dark' ? chosen : system;
}

/** The brand to draw in: the toolbar's choice. A frame of a documentation page follows the page. */
export function useBrand(chosen: unknown): BrandName {
  const brand = useSyncExternalStore(onPageBrand, readPageBrand) ?? chosen;
  return isBrandName(brand) ? brand : 'torchward';
}
