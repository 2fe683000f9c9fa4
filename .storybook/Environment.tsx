import { DirectionProvider } from '@radix-ui/react-direction';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeChoiceContext } from '~/patterns/shell/ThemeSwitch/themeChoice';
import { useTheme } from './useTheme';

interface EnvironmentProps {
  theme: string;
  motion: string;
  textScale: string;
  direction: string;
  /** Whether the story shares a documentation page with others; the page then keeps its own direction. */
  isOnDocsPage: boolean;
  children: ReactNode;
}

/** Chosen in the toolbar here; the frames of public pages show their switch all the same. */
const themeChoice = { theme: 'system', onThemeChange: () => undefined } as const;

/** Sets what the toolbar or the story chose on the document, as the application's entry does. */
export function Environment({
  theme: chosenTheme,
  motion,
  textScale,
  direction,
  isOnDocsPage,
  children,
}: EnvironmentProps) {
  const theme = useTheme(chosenTheme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    if (!isOnDocsPage) root.dir = direction;
    root.style.fontSize = textScale === '100' ? '' : `${textScale}%`;
  }, [theme, motion, textScale, direction, isOnDocsPage]);
  return (
    <DirectionProvider dir={direction === 'rtl' ? 'rtl' : 'ltr'}>
      <ThemeChoiceContext value={themeChoice}>
        {isOnDocsPage ? <div dir={direction}>{children}</div> : children}
      </ThemeChoiceContext>
    </DirectionProvider>
  );
}
