import { useLayoutEffect, type ReactNode } from 'react';
import { DirectionProvider } from '~/design-system';
import { ThemeChoiceContext } from '~/patterns/shell/ThemeSwitch/themeChoice';
import { useBrand, useTheme } from './useTheme';

interface EnvironmentProps {
  brand: string;
  theme: string;
  motion: string;
  textScale: string;
  direction: string;
  /** Whether the story is on a documentation page, which keeps its own direction. */
  isOnDocsPage: boolean;
  children: ReactNode;
}

/** The toolbar sets the theme here, so the theme switch of public pages has no effect. */
const themeChoice = { theme: 'system', onThemeChange: () => undefined } as const;

/** Applies the toolbar's and the story's choices to the document, as the application's entry does. */
export function Environment({
  brand: chosenBrand,
  theme: chosenTheme,
  motion,
  textScale,
  direction,
  isOnDocsPage,
  children,
}: EnvironmentProps) {
  const brand = useBrand(chosenBrand);
  const theme = useTheme(chosenTheme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['brand'] = brand;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    if (!isOnDocsPage) root.dir = direction;
    root.style.fontSize = textScale === '100' ? '' : `${textScale}%`;
  }, [brand, theme, motion, textScale, direction, isOnDocsPage]);
  return (
    <DirectionProvider dir={direction === 'rtl' ? 'rtl' : 'ltr'}>
      <ThemeChoiceContext value={themeChoice}>
        {isOnDocsPage ? <div dir={direction}>{children}</div> : children}
      </ThemeChoiceContext>
    </DirectionProvider>
  );
}
