import { useMemo, type ReactNode } from 'react';
import { readProductName } from '~/api/productName';
import { ProductNameContext, ThemeChoiceContext } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/preferences';

/** Gives every page the product's name, and public ones the theme switch. */
export function PageContexts({ children }: { children: ReactNode }) {
  const theme = useThemeChoice();
  const choice = useMemo(() => ({ theme, onThemeChange: chooseTheme }), [theme]);
  return (
    <ProductNameContext value={readProductName()}>
      <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>
    </ProductNameContext>
  );
}
