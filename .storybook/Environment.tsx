import { DirectionProvider } from '@radix-ui/react-direction';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeChoiceContext } from '~/patterns/ThemeSwitch/themeChoice';

interface EnvironmentProps {
  theme: string;
  motion: string;
  textScale: string;
  direction: string;
  children: ReactNode;
}

/** Chosen in the toolbar here; the frames of public pages show their switch all the same. */
const themeChoice = { theme: 'system', onThemeChange: () => undefined } as const;

/** Sets what the toolbar chose on the document, as the application's entry does. */
export function Environment({ theme, motion, textScale, direction, children }: EnvironmentProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    root.dir = direction;
    root.style.fontSize = textScale === '100' ? '' : `${textScale}%`;
  }, [theme, motion, textScale, direction]);
  return (
    <DirectionProvider dir={direction === 'rtl' ? 'rtl' : 'ltr'}>
      <ThemeChoiceContext value={themeChoice}>{children}</ThemeChoiceContext>
    </DirectionProvider>
  );
}
