import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { createThemes } from '../src/design-system/theme/createThemes';
import { vars } from '../src/design-system/theme/contract.css';
import type { Theme } from '../src/design-system/theme/tokens';
import { BRAND_NAMES } from './brandNames';
import { brands } from './brands';
import { createSurfaces } from './surfaces';

/* The build computes the themes of the brands, because otherwise each frame of a page would compute them again. */
const { color, elevation, ...shared } = vars;

function addTheme(selector: string, theme: Theme): void {
  createGlobalTheme(selector, { color, elevation }, { color: theme.color, elevation: theme.elevation });
  globalStyle(selector, { colorScheme: theme.scheme });
}

const all = BRAND_NAMES.map((name) => ({
  // The whole page in our own brand shows the style sheet that the product ships.
  brand: `${name === 'torchward' ? ':not(:root)' : ''}[data-brand="${name}"]`,
  ...createThemes(brands[name]),
}));

/*
 * An element with both attributes shows its own brand; one with a theme alone shows the brand around it, which is why the
 * rules for that come first.
 */
for (const { brand, light: around, dark: darkAround } of all) {
  addTheme(`${brand} [data-theme="light"]`, around);
  addTheme(`${brand} [data-theme="dark"]`, darkAround);
}
for (const own of all) {
  createGlobalTheme(`${own.brand}[data-theme]`, shared, own.scale);
  addTheme(`${own.brand}[data-theme="light"]`, own.light);
  addTheme(`${own.brand}[data-theme="dark"]`, own.dark);
}

/** Our own values, for the tables of tokens. */
export const { light, dark, scale } = createThemes(brands.torchward);

/** Storybook's own surfaces in the two themes of each brand. */
export const surfaces = {
  torchward: createSurfaces('torchward'),
  kilnrow: createSurfaces('kilnrow'),
  plumvale: createSurfaces('plumvale'),
} as const;
