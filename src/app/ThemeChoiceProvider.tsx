import { useMemo, type ReactNode } from 'react';
import { ThemeChoiceContext } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/preferences';

/** Gives every public page the theme switch. */
export function ThemeChoiceProvider({ children }: { children: ReactNode }) {
  const theme = useThemeChoice();
  const choice = useMemo(() => ({ theme, onThemeChange: chooseTheme }), [theme]);
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}
