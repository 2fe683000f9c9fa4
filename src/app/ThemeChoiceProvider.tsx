import { useMemo, type ReactNode } from 'react';
import { ThemeChoiceContext } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/preferences';

/** Lets every public page offer the choice of the theme. */
export function ThemeChoiceProvider({ children }: { children: ReactNode }) {
  const theme = useThemeChoice();
  const choice = useMemo(() => ({ theme, onThemeChange: chooseTheme }), [theme]);
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}
