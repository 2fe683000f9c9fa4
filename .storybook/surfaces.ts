import Color from 'colorjs.io';
import { create, type ThemeVars } from 'storybook/theming';
import { createThemes, type Themes } from '../src/design-system/theme/createThemes';
import type { Theme } from '../src/design-system/theme/tokens';
import type { BrandName } from './brandNames';
import { brands } from './brands';
import type { ThemeName } from './modes';

/* Storybook computes shades of these colours and parses sRGB notations alone. */
const toHex = (value: string) => new Color(value).to('srgb').toString({ format: 'hex' });

function createSurface({ scheme, color }: Theme, scale: Themes['scale']): ThemeVars {
  const radius = Number.parseFloat(scale.radius.medium);
  return create({
    base: scheme,
    // Storybook shows it as HTML.
    brandTitle: '<img src="./torch.svg" alt="" width="20" height="20" /> Torchward',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: scale.font.text,
    fontCode: scale.font.mono,
    colorPrimary: toHex(color.accent.fill),
    colorSecondary: toHex(color.accent.text),
    appBg: toHex(color.sunken),
    appContentBg: toHex(color.canvas),
    appPreviewBg: toHex(color.canvas),
    appHoverBg: toHex(color.hover),
    appBorderColor: toHex(color.line.subtle),
    appBorderRadius: radius,
    textColor: toHex(color.text.default),
    textMutedColor: toHex(color.text.muted),
    textInverseColor: toHex(color.text.onAccent),
    barBg: toHex(color.sunken),
    barTextColor: toHex(color.text.muted),
    barHoverColor: toHex(color.text.default),
    barSelectedColor: toHex(color.accent.text),
    buttonBg: toHex(color.surface),
    buttonBorder: toHex(color.line.strong),
    booleanBg: toHex(color.sunken),
    booleanSelectedBg: toHex(color.surface),
    inputBg: toHex(color.control.bg),
    inputBorder: toHex(color.control.border),
    inputTextColor: toHex(color.text.default),
    inputBorderRadius: radius,
  });
}

/** Storybook's own surfaces in the two themes of a brand. */
export function createSurfaces(name: BrandName): Record<ThemeName, ThemeVars> {
  const { light, dark, scale } = createThemes(brands[name]);
  return { light: createSurface(light, scale), dark: createSurface(dark, scale) };
}
