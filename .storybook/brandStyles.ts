import { createThemes } from '../src/design-system/theme/createThemes';
import { serializeScale, serializeTheme } from '../src/design-system/theme/serializeTokens';
import { BRAND_NAMES, brands } from './brands';

/**
 * Adds the rules of every brand to the page. An element with both attributes shows its own brand; one with a theme alone
 * shows the brand around it, which is why the rules for that come first.
 */
export function addBrandStyles(): void {
  const all = BRAND_NAMES.map((name) => ({
    // The whole page in our own brand shows the style sheet that the product ships.
    brand: `${name === 'torchward' ? ':not(:root)' : ''}[data-brand="${name}"]`,
    ...createThemes(brands[name]),
  }));
  const around = all.flatMap(({ brand, light, dark }) => [
    serializeTheme(`${brand} [data-theme="light"]`, light),
    serializeTheme(`${brand} [data-theme="dark"]`, dark),
  ]);
  const own = all.flatMap(({ brand, light, dark, scale }) => [
    serializeScale(`${brand}[data-theme]`, scale),
    serializeTheme(`${brand}[data-theme="light"]`, light),
    serializeTheme(`${brand}[data-theme="dark"]`, dark),
  ]);
  const style = document.createElement('style');
  style.textContent = [...around, ...own].join('\n');
  document.head.append(style);
}
